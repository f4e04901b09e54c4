import { compileMessages } from './compileMessages.ts'
import { sourceWorkerFiles } from './sourceWorkerFiles.ts'

// npm run dev: the server from its sources, pages through Vite on the same port.
await compileMessages()
const { runServer } = await import('../run.ts')
const { createVitePageSource } = await import('../ssr/vitePages.ts')
await runServer(createVitePageSource, sourceWorkerFiles)
