import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const script = 'console.log("olovnica");\n'.repeat(50);

/** A build in miniature, with something beside it that nobody may read. */
async function openWithAssets(context: TestContext, database: TestDatabase) {
  const folder = temporaryFolder(context);
  const root = path.join(folder, 'client');
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  put('assets/entry-AbC123.js', script);
  put('assets/entry-AbC123.js.br', brotliCompressSync(script));
  put('assets/entry-AbC123.js.gz', gzipSync(script));
  put('sw.js', script);
  put('sw.js.br', brotliCompressSync(script));
  put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('.vite/manifest.json', '{"secret":1}');
  put('.env', 'secret=1');
  put('../secret.txt', 'secret');
  return openTestApp(context, database, { assets: { root } });
}

testOnEachEngine(
  'A2 a built file with its hash in the name is kept for ever, others for an hour',
  async (database, context) => {
    const app = await openWithAssets(context, database);
    const hashed = await app.newBrowser().get('/assets/entry-AbC123.js');
    assert.deepEqual([hashed.status, hashed.text], [200, script]);
    assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(hashed.headers.get('content-type') ?? '', /^(?:text|application)\/javascript/);
    const icon = await app.newBrowser().get('/favicon.svg');
    assert.deepEqual([icon.status, icon.headers.get('cache-control')], [200, 'public, max-age=3600']);
    assert.match(icon.headers.get('content-type') ?? '', /^image\/svg\+xml/);
    for (const { headers } of [hashed, icon]) {
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
      assert.deepEqual(headers.getSetCookie(), []);
    }
  },
);

testOnEachEngine(
  'A2 a built file comes compressed as the build made it, and unchanged as 304',
  async (database, context) => {
    const app = await openWithAssets(context, database);
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const answer = await app.newBrowser().get('/assets/entry-AbC123.js', headers);
      assert.deepEqual([answer.status, answer.headers.get('content-encoding'), answer.text], [200, encoding, script]);
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
      const etag = answer.headers.get('etag') ?? '';
      const again = await app.newBrowser().get('/assets/entry-AbC123.js', { ...headers, 'if-none-match': etag });
      assert.deepEqual([again.status, again.bytes.length], [304, 0], accepted);
    }
  },
);

testOnEachEngine(
  'B8 the service worker is asked for anew each time, and comes as a script',
  async (database, context) => {
    const app = await openWithAssets(context, database);
    for (const encoding of ['br', 'identity']) {
      const answer = await app.newBrowser().get('/sw.js', { 'accept-encoding': encoding });
      assert.deepEqual([answer.status, answer.text, answer.headers.get('cache-control')], [200, script, 'no-cache']);
      assert.match(answer.headers.get('content-type') ?? '', /^(?:text|application)\/javascript/);
    }
  },
);

testOnEachEngine('K5 nothing but the files of the build is served, whatever the path', async (database, context) => {
  const app = await openWithAssets(context, database);
  const paths = [
    '/.vite/manifest.json',
    '/.env',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    '/assets/entry-AbC123.js.br',
    '/assets/entry-AbC123.js%00.svg',
    '/assets',
    '/assets/',
    '/assets/gone-Xyz789.js',
  ];
  for (const each of paths) {
    const answer = await app.newBrowser().get(each);
    assert.equal(answer.status, 404, each);
    assert.doesNotMatch(answer.text, /secret|olovnica"/, each);
    assert.notEqual(answer.headers.get('cache-control')?.includes('immutable'), true, each);
  }
});
