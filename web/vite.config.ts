import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { fonts } from './vite/fonts.ts';
import { preload } from './vite/preload.ts';
import { serviceWorker } from './vite/service-worker.ts';

// The server this client talks to while `dev.py web --watch` serves the sources.
const server = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8765';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const madeFonts = here('node_modules/.cache/ludoteka-fonts');
const isTest = process.env['VITEST'] !== undefined;

export default defineConfig({
  base: '/',
  plugins: [
    svelte(),
    svelteTesting(),
    isTest ? [] : [fonts(madeFonts), preload(), serviceWorker(here('src/worker/service-worker.ts')), compress()],
  ],
  resolve: { alias: { '@fonts': madeFonts } },
  build: {
    // Where the Python package serves it from and the wheel picks it up.
    outDir: '../src/ludoteka/server/client',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A font or a picture inlined as data: would need a laxer Content-Security-Policy.
    assetsInlineLimit: 0,
    manifest: true, // for the test of how much each page loads
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks(here('src')) } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    isolate: false, // a module world for each of 53 files took four fifths of the time; tests leave nothing behind
    testTimeout: 60_000, // a busy machine is no failure
  },
});
