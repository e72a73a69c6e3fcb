import { randomBytes, randomUUID } from 'node:crypto';
import middie from '@fastify/middie';
import { createServer } from 'vite';
import type { PageAssets, PageModule } from '#contract/pages/page-module.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/http/logging.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import { lookStyle } from '#server/http/pages/look-style.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { openServices } from '#server/open-services.ts';
import { logoSprite } from '#web/ui/logo-sprite.ts';

/*
 * The development server: pages straight from the sources through Vite, which reloads the browser when they change;
 * Node itself starts this file anew when a file of the server changes.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' });

const assets: PageAssets = {
  siteScript: '/src/web/entry-site.ts',
  pageScript: '/src/web/entry-page.tsx',
  officeScript: '/src/web/entry-office.tsx',
  wholeSheet: '/src/web/styles/app.css',
  inlineStyle: '',
  developmentTags: `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/src/web/styles/app.css">`,
};

const pages: PageRenderer = {
  // A new id for each rendering keeps development pages out of the cache.
  get buildId() {
    return randomUUID();
  },
  pictures: null,
  async render(input) {
    const pageModule = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as PageModule;
    return pageModule.renderDocument(input, { ...assets, inlineStyle: lookStyle(input.look?.primaryColor) });
  },
  contentSecurityPolicyOf: () => "object-src 'none'",
};

const gallery = `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>${logoSprite}<div id="root"></div><script type="module" src="/src/web/pages/gallery/gallery-entry.tsx"></script></body></html>`;

const config = readConfig(process.env);
const log = openLog(config.logLevel);
const opened = await openServices(config, {
  pages,
  clock: Date.now,
  newToken: () => randomBytes(32).toString('base64url'),
  workerId: randomUUID(),
  log,
});
const setupPath = await prepareFirstAdministrator(opened.services);
const app = await createApp(opened.services, null, {
  log,
  async openFrontDoor(instance) {
    await instance.register(middie);
    instance.use(vite.middlewares);
    instance.get('/gallery', async (_request, reply) =>
      reply.type('text/html').send(await vite.transformIndexHtml('/gallery', gallery)),
    );
  },
});
const address = await app.listen({ port: config.port, host: config.host });
opened.startJobs();
if (setupPath) process.stdout.write(`First administrator: ${address}${setupPath}\n`);
process.stdout.write(`Development server at ${address}, the pieces of the design at ${address}/gallery\n`);

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

async function stop(): Promise<void> {
  await Promise.all([app.close(), vite.close()]);
  await opened.close();
}
