import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.KORCHMA_SERVER ?? 'http://127.0.0.1:8000'
// The host stays as it is: the server wants requests from its own origin.
const proxy = {
  '/api': { target: server },
  '/text': { target: server },
  '/ws': { target: server, ws: true },
}

export default defineConfig({
  plugins: [svelte()],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022', assetsInlineLimit: 2048 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // Files share one page: building jsdom anew for each took longer than all their tests.
  test: {
    environment: 'jsdom',
    isolate: false,
    pool: 'threads',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/chance.ts'],
  },
})
