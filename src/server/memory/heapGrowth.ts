import { setFlagsFromString } from 'node:v8'

// V8 sizes its heap by the machine; ours holds some 30 MB, and a small host should not pay for 200. This comes before
// all other modules, whose loading alone would make it grow.
setFlagsFromString('--heap-growing-percent=30')
