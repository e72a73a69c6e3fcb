import assert from 'node:assert/strict';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { picturedPages, socialPictureSize } from '#domain/pages/social-pictures.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { builtAssets, needsBuild } from '#tests/support/browser/test-pages.ts';

/** What other sites read of a page's picture: content of each tag by its name. */
function pictureTags(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="((?:og:image|twitter:)[\w:]*)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

async function openPage(browser: TestBrowser, path: string, language: Language) {
  const { text } = await browser.get(path, { 'accept-language': language });
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
  return { title, tags: pictureTags(text) };
}

testOnEachEngine(
  'A8 every page in every language has a picture of its own that other sites can show',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database, { assets: builtAssets });
    const seen = new Set<string>();
    for (const language of languages) {
      const browser = app.newBrowser();
      for (const { screen, parameters } of picturedPages) {
        const path = pathOf(screen, language, parameters);
        const { title, tags } = await openPage(browser, path, language);
        const address = new URL(tags['og:image'] ?? '');
        assert.equal(address.origin, app.origin, path);
        assert.equal(tags['og:image:alt'], title, path);
        assert.equal(tags['twitter:card'], 'summary_large_image');
        const { status, headers, bytes } = await browser.get(address.pathname);
        assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'], address.pathname);
        assert.deepEqual(sizeOf(bytes), socialPictureSize);
        const named = { width: Number(tags['og:image:width']), height: Number(tags['og:image:height']) };
        assert.deepEqual(named, socialPictureSize);
        assert.ok(bytes.length < 60_000, `${address.pathname} has ${bytes.length} bytes`);
        assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
        assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
        seen.add(address.pathname);
      }
    }
    assert.equal(seen.size, picturedPages.length * languages.length);
  },
);

testOnEachEngine(
  'A8 the picture comes from the host of the language, and is the same under every address of a service',
  async (database, context) => {
    if (needsBuild(context)) return;
    const environment = { SITE_HOSTS: 'sk=plumbline.sk,cs=plumbline.cz,da=plumbline.dk,en=plumbline.com' };
    const browser = (await openTestApp(context, database, { environment })).newBrowser();
    const pictureAt = async (path: string) => (await openPage(browser, path, 'da')).tags['og:image'];
    const own = await pictureAt('/tjenester/lille-hjemmeside');
    assert.match(own ?? '', /^https?:\/\/plumbline\.dk\/social\/webove-stranky\.da\.[0-9a-f]{8}\.png$/);
    assert.equal(await pictureAt('/sluzby/webove-stranky'), own);
  },
);

testOnEachEngine('A8 a page that search engines may not list has no picture', async (database, context) => {
  if (needsBuild(context)) return;
  const browser = (await openTestApp(context, database)).newBrowser();
  for (const path of ['/prihlasenie', '/potvrdenie-dopytu', '/sluzby/neexistuje', '/niekde']) {
    assert.deepEqual((await openPage(browser, path, 'sk')).tags, {}, path);
  }
});

testOnEachEngine('B8 no device is sent the pictures to keep for reading offline', async (database, context) => {
  if (needsBuild(context)) return;
  const browser = (await openTestApp(context, database, { assets: builtAssets })).newBrowser();
  const { text } = await browser.get('/sw.js');
  assert.ok(text.startsWith('const built='));
  assert.doesNotMatch(text, /\/social\//);
});
