import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin as StylePlugin } from 'postcss';
import { type Plugin, defineConfig } from 'vite';
import { finishedTexts } from './scripts/finished-texts.ts';
import { officePathsByValue } from './scripts/office-paths.ts';
import { pageIndexes } from './scripts/page-indexes.ts';
import { inAscii, serverSources } from './scripts/server-bundle.ts';
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

/** No chunk brings styles and nothing is preloaded, so what Vite puts around each `import()` has nothing to do. */
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

/** Small parts that most public pages draw come as one file, for the same reason, with the prices that they name. */
const siteParts = {
  name: 'site-parts',
  test: /src\/(?:web\/ui\/(?:axis-heading|definition-list|dimension|icons\/arrows|icons\/trade-icons)|web\/lib\/prices|domain\/(?:configurator\/answers|money|estimates\/(?:marketing-prices|price-book\/price-book)))\./,
};

/** What every form is made of, without what its parts need in turn. */
const fields = {
  name: 'fields',
  includeDependenciesRecursively: false,
  test: /src\/web\/(?:ui\/(?:field|field-error|text-field|notice)|lib\/(?:http\/use-failure-message|browser\/use-is-hydrated))\.tsx?$/,
};

/** What the two forms of the site have in common and the accounts' do not. */
const enquiry = {
  name: 'enquiry',
  includeDependenciesRecursively: false,
  test: /src\/(?:web\/ui\/(?:text-area|error-summary)|web\/(?:features\/contact\/contact-inputs|features\/attachments\/collection|lib\/storage\/stored-text|lib\/forms\/contact-inputs|lib\/http\/idempotency-key|features\/drafts\/request-sent|features\/submissions\/(?:queue\/(?:queue-state|queue-locks|load-queue)|submission-key|outcome-claims|use-prepare-submit|use-pending-submissions))|domain\/pages\/posted-fields)\./,
};

/** What every form looks at must not draw in what only some need. */
const contactDetails = {
  name: 'contact',
  test: /src\/(?:domain\/contact\/contact-details|web\/lib\/forms\/contact-inputs)\./,
};
const addresses = {
  name: 'email-address',
  test: /src\/domain\/(?:text-length|contact\/(?:email-address|check-contact))\./,
};

/** What a form of a public page needs before anything is typed. */
const publicForm = {
  name: 'form',
  includeDependenciesRecursively: false,
  test: /src\/web\/lib\/forms\/(?:field-id|read-fields|use-form-state|use-public-form)\./,
};

/** What the configurator consists of beside its page and what others share: one file in place of two dozen. */
const configuratorParts = {
  name: 'steps',
  test: /src\/(?:domain\/(?:configurator\/(?:steps|trim-answers|features)|estimates\/(?:budget|duration|estimate|installments|package-saving|price))|web\/features\/estimates\/estimate-lines|web\/ui\/choice-cards)\./,
};

/** What makes calls, without what also keeps their answers up to date: the configurator only makes them. */
const calls = {
  name: 'calls',
  includeDependenciesRecursively: false,
  test: /src\/(?:web\/(?:features\/errors\/use-query-client-of-page|lib\/http\/(?:query-client|fetch-path))|domain\/errors\/retry)\.|node_modules\/@tanstack\/(?:react-query\/.*\/(?:useMutation|QueryClientProvider)|query-core\/.*\/(?!infiniteQueryObserver|hydration|streamed|queries|queryObserver)\w+)\.js$/,
};

/** What the configurator offers beside its questions, without what others share, which stays where it is. */
const offers = {
  name: 'offers',
  includeDependenciesRecursively: false,
  test: /src\/web\/features\/(?:drafts\/link\/continue-elsewhere|attachments\/(?:file-chooser|upload-progress)|errors\/failure-notice)\.|src\/domain\/attachments\/attachment\./,
};

/** What sends submissions, with their storage: a lazy chunk of the contact form, and part of the configurator. */
const queue = {
  name: 'submission-queue',
  includeDependenciesRecursively: false,
  test: /src\/(?:web\/features\/submissions\/(?:queue\/(?:page-queue|queue-channel|submission-(?:queue|store))|send-|use-pending-texts|view-outcomes|run-effects|reduce-submission|retry-policy|submission\.|background-sync|write-pending-kinds)|web\/ui\/kept-notice\.)|node_modules\/idb-keyval\//,
};

/** The draft of the configurator, as pages with pending submissions need it too. */
const draft = {
  name: 'draft',
  includeDependenciesRecursively: false,
  test: /src\/(?:web\/features\/(?:drafts\/configurator-draft|submissions\/request-draft)|domain\/configurator\/form-fields)\./,
};

/** The estimate with its reasons, on the configurator's summary and in the back office. */
const explained = {
  name: 'explained',
  includeDependenciesRecursively: false,
  test: /src\/(?:web\/features\/estimates\/(?:budget-chart|explained-estimate|work-time|installment-list)|web\/lib\/http\/save-file|contract\/estimates|domain\/estimates\/estimate-schema)\./,
};

/** What a page needs to know whether drafts of other sources may exist. */
const draftMarkers = {
  name: 'markers',
  test: /src\/web\/features\/drafts\/(?:account\/signed-in-marker|storage-keys)\./,
};

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
    ...(isSsrBuild ? [serverSources, inAscii] : []),
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
              groups: [
                siteScript,
                startingCode,
                siteParts,
                addresses,
                publicForm,
                fields,
                enquiry,
                contactDetails,
                configuratorParts,
                calls,
                offers,
                queue,
                draft,
                draftMarkers,
                explained,
              ],
            },
          },
        },
  },
  // wouter asks for a copy of what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The built pages bring their packages along; in development Node loads them itself.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

export default defineConfig((options) => (options.mode === 'service-worker' ? worker : pages(options)));
