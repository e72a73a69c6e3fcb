import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import type { TestContext } from 'node:test';
import type { ErrorBody } from '#contract/error-body.ts';
import { languages } from '#domain/languages.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { textsOf } from '#server/texts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { usualWorkLimits } from './work-limits.ts';

const crlf = '\r\n';

/** Pages that are rendered once they may be, counted. */
function heldPages() {
  const held: (() => void)[] = [];
  const begun = Promise.withResolvers<void>();
  const state = { rendered: 0, wanted: Infinity };
  const pages: PageRenderer = {
    buildId: 'held',
    pictures: null,
    contentSecurityPolicyOf: () => "default-src 'self'",
    async render({ language }) {
      state.rendered += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      if (held.length >= state.wanted) begun.resolve();
      await promise;
      return `<!doctype html><html lang="${language}"><title>held</title></html>`;
    },
  };
  return {
    pages,
    state,
    /** Waits until so many are being rendered. */
    until: (wanted: number) => {
      state.wanted = wanted;
      return begun.promise;
    },
    release: () => held.splice(0).forEach((resolve) => resolve()),
  };
}

function openSocket(context: TestContext, origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  context.after(() => socket.destroy());
  return socket;
}

testOnEachEngine(
  'K5 what is too much at once is refused with 503 and Retry-After; who watches the server is answered, and it goes on',
  async (database, context) => {
    const { pages, until, release } = heldPages();
    const app = await openTestApp(context, database, { pages, limits: { ...usualWorkLimits, callsAtOnce: 2 } });
    const waiting = ['/', '/?lng=en'].map((path) => app.newBrowser().get(path));
    await until(2);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const refused = await browser.get('/api/csrf-token');
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2'], refused.text);
      assert.equal((refused.body as ErrorBody).message, textsOf(language)('errorCodes:server-busy'));
    }
    const page = await app.newBrowser('192.0.2.1', { accept: 'text/html' }).get('/cennik');
    assert.deepEqual([page.status, page.headers.get('content-type')], [503, 'text/html; charset=utf-8']);
    for (const path of ['/api/health', '/api/ready'])
      assert.equal((await app.newBrowser().get(path)).status, 200, path);
    assert.equal(
      (await app.services.db.selectFrom('error_groups').selectAll().execute()).length,
      0,
      'nothing is written',
    );
    release();
    for (const answer of await Promise.all(waiting)) assert.equal(answer.status, 200);
    assert.equal((await app.newBrowser().get('/api/csrf-token')).status, 200);
  },
);

testOnEachEngine(
  'K5 a body that does not come is given up, and takes no place from others',
  async (database, context) => {
    const limits = { ...usualWorkLimits, callsAtOnce: 1, bodyMs: 60, bodyBytesPerSecond: 10_000 };
    const app = await openTestApp(context, database, { limits });
    const socket = openSocket(context, app.origin);
    const head = [
      'POST /api/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 100',
    ];
    socket.write([...head, '', '{"username":'].join(crlf));
    assert.equal((await app.newBrowser().get('/api/csrf-token')).status, 200);
    socket.resume();
    await once(socket, 'close');
  },
);

testOnEachEngine(
  'K5 bodies on their way are bounded, and a body beyond its limit is refused',
  async (database, context) => {
    const app = await openTestApp(context, database, { limits: { ...usualWorkLimits, bodiesAtOnce: 0 } });
    const refused = await app.newBrowser().call('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"a","password":"b"}',
    });
    assert.deepEqual([refused.status, refused.code], [503, 'server-busy']);
    const other = await openTestApp(context, database);
    const tooLarge = await other.newBrowser().post('/api/login', { username: 'a'.repeat(70_000), password: 'b' });
    assert.deepEqual([tooLarge.status, tooLarge.code], [413, 'body-too-large']);
  },
);

testOnEachEngine(
  'K5 a body that was refused and left by its sender takes no place from the next',
  async (database, context) => {
    const app = await openTestApp(context, database, { limits: { ...usualWorkLimits, bodiesAtOnce: 1 } });
    const socket = openSocket(context, app.origin);
    const closed = once(socket, 'close');
    const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write([...head, 'Content-Length: 70000', '', '{"username":'].join(crlf));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 413 /);
    socket.destroy();
    await closed;
    const next = await app.newBrowser().post('/api/login', { username: 'a', password: 'b' });
    assert.equal(next.status, 401, next.text);
  },
);

testOnEachEngine(
  'K5 hosts that no setting names cost no page, and queries that no page reads share one',
  async (database, context) => {
    const { pages, state, release } = heldPages();
    const environment = { SITE_HOSTS: 'sk=agency.sk' };
    const app = await openTestApp(context, database, { pages, environment });
    for (let index = 0; index < 200; index += 1) {
      const stranger = app.newBrowser('192.0.2.1', { host: `h${index}.example` });
      const { status, headers } = await stranger.call(`/?q=${index}`, { method: 'GET' });
      assert.deepEqual([status, headers.get('location')], [301, `http://agency.sk/?q=${index}`]);
    }
    assert.equal(state.rendered, 0);
    const ours = app.newBrowser('192.0.2.1', { host: 'agency.sk' });
    const timer = setInterval(release, 1);
    for (let index = 0; index < 200; index += 1) assert.equal((await ours.get(`/?q=${index}`)).status, 200);
    clearInterval(timer);
    assert.ok(state.rendered <= 5, String(state.rendered));
  },
);
