import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// The server this client talks to while `dev.py web --watch` serves the sources.
const server = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting()],
  build: {
    // Where the Python package serves it from and the wheel picks it up.
    outDir: '../src/ludoteka/server/client',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A font or a picture inlined as data: would need a laxer Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false, // a module world for each of 53 files took four fifths of the time; tests leave nothing behind
    testTimeout: 60_000, // a busy machine is no failure
  },
});
