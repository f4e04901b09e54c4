import { setFlagsFromString } from 'node:v8'

// V8 sizes its heap by the machine; ours holds some 30 MB, and a small host should not pay for 200. This comes before
// all other modules, whose loading alone would make the young generation grow to 16 MB, and it never shrinks again.
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--semi-space-growth-factor=1')
