import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `--mode service-worker` builds the worker alone: a classic script of fixed name, which the build's end completes. */
const worker = defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: 'src/web/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const pages = defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: ['src/web/entry-client.tsx', 'src/web/styles/app.css'] },
  },
  // wouter asks for a copy of what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The built pages bring their packages along; in development Node loads them itself.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

export default defineConfig((options) => (options.mode === 'service-worker' ? worker : pages(options)));
