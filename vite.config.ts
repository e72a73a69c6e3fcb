import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin as StylePlugin } from 'postcss';
import { type Plugin, defineConfig } from 'vite';
import { finishedTexts } from './scripts/finished-texts.ts';
import { moduleRecords } from './scripts/module-records.ts';
import { officePathsByValue } from './scripts/office-paths.ts';
import { pageIndexes } from './scripts/page-indexes.ts';
import { inAscii, serverSources } from './scripts/server-bundle.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';
import { textFileIndexes } from './scripts/text-files.ts';

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

/**
 * Tailwind's own variables as the plain resets that it keeps for older browsers, in place of `@property`: 2 kB less in
 * every document, and nothing that a checker of CSS does not know.
 */
const plainProperties: StylePlugin = {
  postcssPlugin: 'plain-properties',
  AtRule: {
    property(rule) {
      rule.remove();
    },
    supports(rule) {
      const { parent } = rule;
      if (parent?.type === 'atrule' && 'params' in parent && parent.params === 'properties') {
        rule.replaceWith(rule.nodes ?? []);
      }
    },
  },
};

/** No chunk brings styles, and documents name what is fetched ahead (web/hydrated-files.ts), so what Vite puts around each `import()` has nothing to do. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The command list stands in the site's own dialog. The one that comes with it would bring the overlay that locks
 * scrolling into every dialog, the configurator's among them.
 */
const ownDialogs: Plugin = {
  name: 'own-dialogs',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@radix-ui/react-dialog' && importer?.includes('/node_modules/cmdk/') ? '\0no-dialog' : null,
  load: (id) =>
    id === '\0no-dialog' ? 'export const Root = null, Portal = null, Overlay = null, Content = null;' : null,
};

/** What every document runs comes as one file, and nothing else in it. */
const siteScript = { name: 'site', priority: 2, test: /src\/web\/entry-site\.ts$/ };

/** What every hydrated page needs comes as one file, with React: 1 kB and two requests less than in four. */
const startingCode = { name: 'entry', priority: 1, test: /src\/web\/entry-page\.tsx$|rolldown\/runtime/ };

/** The firm has a chunk of its own, so that a test can tell which files name it. */
const firm = { name: 'brand', priority: 1, test: /src\/domain\/brand\.ts$/ };

/** The server and the pages that it renders in one bundle: what both use is loaded once. Packages with programs or decorators of their own stay outside. */
const serverBundle = {
  input: { main: 'src/server/main.ts', 'entry-server': 'src/web/entry-server.tsx' },
  external: [/^(?:pino|sharp)$/, /^@opentelemetry\/(?!api$)/, /^@(?:simplewebauthn|peculiar)\//],
  output: {
    chunkFileNames: '[name]-[hash].js',
    // Names of functions stay in the stacks of the log.
    minify: { compress: true, mangle: { keepNames: true } },
  },
};

const pages = defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwind(),
    textFileIndexes,
    pageIndexes,
    finishedTexts,
    officePathsByValue,
    plainImports,
    ownDialogs,
    ...(isSsrBuild ? [serverSources, inAscii] : [moduleRecords]),
  ],
  css: { postcss: { plugins: [plainProperties] } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    // On the server too: the inline script is sent as the text of its functions.
    minify: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? serverBundle
      : {
          input: [
            'src/web/entry-site.ts',
            'src/web/entry-page.tsx',
            'src/web/entry-office.tsx',
            'src/web/site/server-markup.ts',
            'src/web/styles/app.css',
          ],
          output: {
            // The start names some fifty chunks, and no letter of a hash can be compressed.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [siteScript, startingCode, firm, sharedChunks()],
            },
          },
        },
  },
  // wouter asks for a copy of what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The built pages bring their packages along; in development Node loads them itself.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Packages bring along what they run in development, which a built server never does: without it the bundle is a seventh smaller.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));

export default defineConfig((options) => (options.mode === 'service-worker' ? worker : pages(options)));
