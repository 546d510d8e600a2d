// A thread of the server in which rules fail.
import './faulty.ts'
import '../threads/thread.ts'
