import * as fc from 'fast-check'

// The same few games for every mutant: whatever whole games find, they find early.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false })
