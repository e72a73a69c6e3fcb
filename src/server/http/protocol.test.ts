import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { ErrorBody } from '#contract/error-body.ts';
import { languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Sends bytes as they are and answers what comes back until the connection ends. */
function exchangeRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const lines = (...parts: string[]) => parts.join('\r\n');

testOnEachEngine('K5 a message whose end can be read in two ways is refused', async (database, context) => {
  const { origin } = await openTestApp(context, database);
  const start = ['POST /api/logout HTTP/1.1', 'Host: localhost', 'Connection: close'];
  const twofold = [
    lines(...start, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''),
    lines(...start, 'Content-Length: 4', 'Content-Length: 5', '', '{}{}'),
    lines(...start, 'Transfer-Encoding: chunked, identity', '', '0', '', ''),
    lines(...start, 'Content-Length : 2', '', '{}'),
  ];
  for (const text of twofold) assert.match(await exchangeRaw(origin, text), /^HTTP\/1\.1 400 /, text);
});

testOnEachEngine('S15 a request that names two hosts is refused, on every address', async (database, context) => {
  const { origin } = await openTestApp(context, database);
  for (const path of ['/', '/api/health', '/nikde']) {
    const start = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'];
    assert.match(await exchangeRaw(origin, lines(...start, 'hOST: other.example', '', '')), /^HTTP\/1\.1 400 /, path);
    assert.doesNotMatch(await exchangeRaw(origin, lines(...start, '', '')), /^HTTP\/1\.1 400 /, path);
  }
});

testOnEachEngine(
  'D15 a call of a known address by another method names the methods that it takes',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const [method, path, allow] of [
      ['GET', '/api/login', 'POST'],
      ['DELETE', '/api/user/', 'GET, HEAD'],
      ['PUT', `/api/estimates/${app.services.newId()}/pdf`, 'GET, HEAD'],
    ] as const) {
      const answer = await app.newBrowser().call(path, { method });
      assert.deepEqual(
        [answer.status, answer.code, answer.headers.get('allow')],
        [405, 'method-not-allowed', allow],
        path,
      );
    }
    const unknown = await app.newBrowser().get('/api/nothing');
    assert.deepEqual([unknown.status, unknown.headers.get('allow')], [404, null]);
  },
);

testOnEachEngine(
  'D15 input of the wrong shape is answered with a sentence in the caller’s language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const answer = await browser.post('/api/login', { username: 7, unknown: true });
      const { details = [] } = answer.body as ErrorBody;
      assert.ok(details.length > 0);
      for (const { message } of details) assert.equal(message, textsOf(language)('errorCodes:invalid-input'));
    }
  },
);

testOnEachEngine('K5 methods that nothing uses do nothing and repeat nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    for (const path of ['/', '/api/user', '/api/login']) {
      const answer = await app.newBrowser('192.0.2.1', { 'x-secret': 'not to be repeated' }).call(path, { method });
      assert.ok(answer.status === 404 || answer.status === 405, `${method} ${path} ${answer.status}`);
      assert.equal(answer.text.includes('not to be repeated'), false);
      assert.equal(answer.headers.get('access-control-allow-origin'), null, 'no other site may read answers');
    }
  }
});

testOnEachEngine(
  'K5 no answer can be framed or read from elsewhere, and each says what it is',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of ['/portal', '/api/user', '/api/docs', '/robots.txt', '/site.webmanifest', '/sitemap.xml']) {
      const { headers, status } = await app.newBrowser().get(path);
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
      assert.equal(headers.get('access-control-allow-origin'), null, path);
      if (status === 200) assert.match(headers.get('content-type') ?? '', /; charset=utf-8$/i, path);
    }
  },
);
