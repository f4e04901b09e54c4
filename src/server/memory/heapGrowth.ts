import { setFlagsFromString } from 'node:v8'

// V8 sizes its heap by the machine; ours holds some 30 MB, and a small host should not spend 200. This module must load
// before all others, because loading them makes the heap grow.
setFlagsFromString('--heap-growing-percent=30')
