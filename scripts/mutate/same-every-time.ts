import * as fc from 'fast-check'

// The same games for every mutant, and not many: what whole games find, they find soon.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false })
