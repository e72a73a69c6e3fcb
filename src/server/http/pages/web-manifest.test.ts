import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import { matchPath } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../../../public');

const manifestSchema = z.strictObject({
  id: z.literal('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.enum(languages),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string().startsWith('/'),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
  shortcuts: z.array(z.strictObject({ name: z.string().min(1), url: z.string().startsWith('/') })),
});

testOnEachEngine(
  'B8 the site can be kept as an app, which names itself in the language of the page',
  async (database, context) => {
    const browser = (await openTestApp(context, database)).newBrowser();
    for (const language of languages) {
      const { status, headers, text } = await browser.get(`/site.webmanifest?lng=${language}`);
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^application\/manifest\+json/);
      assert.deepEqual(headers.getSetCookie(), [], 'looking at a page chooses no language');
      const manifest = manifestSchema.parse(JSON.parse(text));
      assert.equal(manifest.lang, language);
      assert.equal(manifest.description, texts[language].home.meta.description);
      const screens = manifest.shortcuts.map(({ url }) => matchPath(url)?.screen);
      assert.deepEqual(screens, ['configurator', 'contact']);
    }
  },
);

testOnEachEngine('B8 the icons of the app have the sizes that the manifest names', async (database, context) => {
  const browser = (await openTestApp(context, database)).newBrowser();
  const { icons } = manifestSchema.parse(JSON.parse((await browser.get('/site.webmanifest')).text));
  for (const { src, sizes } of icons) {
    const png = readFileSync(path.join(publicFolder, src));
    assert.equal(png.toString('latin1', 1, 4), 'PNG', src);
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  assert.deepEqual(kinds, ['192x192 any', '512x512 any', '512x512 maskable']);
});

testOnEachEngine('B8 every page names the manifest in its language', async (database, context) => {
  if (needsBuild(context)) return;
  const browser = (await openTestApp(context, database)).newBrowser();
  for (const language of languages) {
    const { text } = await browser.get('/', { 'accept-language': language });
    assert.ok(text.includes(`<link rel="manifest" href="/site.webmanifest?lng=${language}">`), language);
  }
});
