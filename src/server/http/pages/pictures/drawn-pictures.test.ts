import assert from 'node:assert/strict';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { socialPictureSize } from '#domain/pages/social-pictures.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { publishDocument, readContent, restore } from '#tests/support/people/content.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';

/** Address of the picture that other sites show for a page. */
async function pictureOf(app: TestApp, path: string): Promise<string> {
  const { text } = await app.newBrowser().get(path);
  return new URL(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '').pathname;
}

/** The picture behind an address, which is a PNG of the usual size. */
async function read(app: TestApp, address: string) {
  const { status, headers, bytes } = await app.newBrowser().get(address);
  assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'], address);
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.deepEqual({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, socialPictureSize);
  assert.ok(bytes.length < 60_000, `${address} has ${bytes.length} bytes`);
  return { bytes, caching: headers.get('cache-control') };
}

testOnEachEngine(
  'A8 A12 a page whose title the owner changes gets another picture when it is published, however long the title is, and the first one with the first title',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const faq = (language: 'sk' | 'da') => `${pathOf('faq', language)}?lng=${language}`;
    const [slovak, danish] = [await pictureOf(app, faq('sk')), await pictureOf(app, faq('da'))];
    const { document } = await readContent(admin, 'faq');
    const { head } = document;
    const publish = (metaTitle: string) =>
      publishDocument(admin, 'faq', {
        ...document,
        head: { ...head, texts: { ...head.texts, da: { ...head.texts.da, metaTitle } } },
      });
    await publish('Spørg om alt | {{brand}}');
    const changed = await pictureOf(app, faq('da'));
    assert.match(changed, /^\/social-pictures\/faq\.da\.[0-9a-f]{16}\.png$/);
    const drawn = await read(app, changed);
    assert.equal(drawn.caching, 'public, max-age=31536000, immutable');
    assert.equal(await pictureOf(app, faq('sk')), slovak, 'that of another language stays');

    await publish(`<b>&amp;</b> ${'Ø'.repeat(50)} ${'spørgsmål '.repeat(5)}`.slice(0, 120));
    const long = await pictureOf(app, faq('da'));
    assert.notEqual(long, changed);
    await read(app, long);
    assert.equal((await app.newBrowser().get(changed)).status, 404, 'what no page shows is not drawn');
    for (const address of [
      long.replace(/\w{16}/, '0123456789abcdef'),
      '/social-pictures/faq.xx.0123456789abcdef.png',
      '/social-pictures/a',
    ]) {
      assert.equal((await app.newBrowser().get(address)).status, 404, address);
    }

    assert.equal((await restore(admin, 'faq', { number: 0, latest: 2 })).status, 200);
    assert.equal(await pictureOf(app, faq('da')), danish);
  },
);

testOnEachEngine(
  'A8 G7 the pictures of all pages carry the logo and the colour of the agency',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const built = await pictureOf(app, '/');
    const change = (look: object, version: number) =>
      admin.put('/api/admin/settings/look', {
        primaryColor: null,
        defaultTheme: 'light',
        logo: null,
        ...look,
        version,
      });
    assert.equal((await change({ defaultTheme: 'dark' }, 0)).status, 200);
    assert.equal(await pictureOf(app, '/'), built, 'a theme changes no picture');
    assert.equal((await change({ primaryColor: '#0f766e' }, 1)).status, 200);
    const coloured = await pictureOf(app, '/');
    const logo = { svg: null, png: newPicture(80, 20).toString('base64') };
    assert.equal((await change({ primaryColor: '#0f766e', logo }, 2)).status, 200);
    const [own] = await Promise.all(
      languages.map(async (language) => {
        const address = await pictureOf(app, `${pathOf('services', language)}?lng=${language}`);
        assert.match(address, new RegExp(`^/social-pictures/services\\.${language}\\.`));
        return address;
      }),
    );
    const withLogo = await read(app, await pictureOf(app, '/'));
    await read(app, own ?? '');
    assert.ok(!withLogo.bytes.equals((await app.newBrowser().get(built)).bytes));
    assert.equal((await app.newBrowser().get(coloured)).status, 404);
  },
);
