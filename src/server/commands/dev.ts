import { run } from '../run.ts'
import { vitePages } from '../ssr/vitePages.ts'

// npm run dev: the server from its sources, pages through Vite on the same port.
await run(vitePages)
