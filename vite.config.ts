import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    projects: [
      { extends: true, test: { name: 'kitchen', include: ['tests/kitchen/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'server', include: ['tests/{db,adapters,rpc,http,pages}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
