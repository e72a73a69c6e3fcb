import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { type TestContext, describe, test } from 'node:test';
import type { StoredEstimate } from '#contract/estimates.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { connectForMaintenance } from '#server/database/open-database.ts';
import { textsOf } from '#server/texts.ts';
import { postgresToCome } from '#tests/support/database/database-outage.ts';
import { type RunningServer, startProcess, startServer } from '#tests/support/browser/running-server.ts';
import { newKey, requestEstimate, submission, submit } from '#tests/support/requests/submissions.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { atEnd, blankLocation, temporaryFolder, testAtEachLocation } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt } from '#tests/support/browser/test-pages.ts';

const lifted = { MINIMUM_FILL_MS: '0', RATE_LIMIT_FACTOR: '1000' };
const administrator = { ADMIN_USERNAME: 'majster', ADMIN_PASSWORD: 'olovnica na niti' };

async function start(context: TestContext, dataDir: string, environment: Record<string, string> = {}) {
  const server = await startServer({ dataDir, environment: { ...lifted, ...environment } });
  atEnd(context, () => server.stop('SIGKILL'));
  return server;
}

/** Begins a submission and holds back its last bytes, once the server has said that it listens to it. */
async function beginSubmission(server: RunningServer) {
  const browser = new TestBrowser(server.origin);
  const csrfToken = await browser.takeToken();
  const body = JSON.stringify(submission());
  const outgoing = request(`${server.origin}/api/service-requests`, {
    method: 'POST',
    // As a browser, it would keep the connection for a next request.
    agent: new Agent({ keepAlive: true }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-csrf-token': csrfToken,
      cookie: `csrf-token=${csrfToken}`,
      'idempotency-key': newKey(),
      expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return async () => {
    const answered = once(outgoing, 'response');
    outgoing.end(body);
    const [incoming] = (await answered) as [AsyncIterable<Buffer> & { statusCode: number }];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    return { status: incoming.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) as SubmittedRequest };
  };
}

/** Everything that runs beside requests: a PDF drawn, a page of the back office rendered, mails sent, open connections. */
async function useEverything(server: RunningServer): Promise<void> {
  const browser = new TestBrowser(server.origin);
  const made = await requestEstimate(browser, { language: 'sk', answers: submission().answers });
  const { id } = made.body as StoredEstimate;
  assert.equal((await browser.get(`/api/estimates/${id}/pdf`)).status, 200);
  assert.equal((await submit(browser)).status, 200);
  const credentials = { username: administrator.ADMIN_USERNAME, password: administrator.ADMIN_PASSWORD };
  assert.equal((await browser.post('/api/login', credentials)).status, 200);
  assert.equal((await browser.post('/api/account/second-factor/put-off')).status, 200);
  assert.equal((await browser.get('/admin')).status, 200);
}

describe('the server as a process', { skip: arePagesBuilt ? false : 'the pages are not built' }, () => {
  testAtEachLocation(
    'K5 SIGTERM lets a running request finish, takes no new one, and exits 0',
    async (engine, context) => {
      const location = await blankLocation(context, engine);
      const { dataDir, databaseUrl = '' } = location;
      const environment = { ...administrator, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' };
      const server = await start(context, dataDir, environment);
      assert.match(server.output(), /^(?:\{.*\}\n)+$/, 'R14 every line of the log is JSON');
      await useEverything(server);
      const finish = await beginSubmission(server);
      const stopped = server.stop('SIGTERM');
      await server.printed('"msg":"stopping"');
      await assert.rejects(new TestBrowser(server.origin).get('/api/health'));
      const { status, body } = await finish();
      assert.deepEqual([status, body.number], [200, 1002]);
      assert.equal(await stopped, 0);
      const { db, close } = connectForMaintenance(location, 'read');
      const rows = await db.selectFrom('service_requests').select('number').orderBy('number').execute().finally(close);
      assert.deepEqual(rows, [{ number: 1001 }, { number: 1002 }]);
    },
  );

  test('K5 S7 SIGINT stops the server as well, whatever a silent connection does; its files are its own user’s', async (context) => {
    const dataDir = temporaryFolder(context);
    const server = await start(context, dataDir);
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    assert.ok(files.length > 0);
    for (const file of files) assert.equal(statSync(path.join(dataDir, file)).mode & 0o077, 0, file);
    const silent = connect(Number(new URL(server.origin).port), '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    await new TestBrowser(server.origin).get('/api/health');
    assert.equal(await server.stop('SIGINT'), 0);
    silent.destroy();
  });

  test('A9 J4 a broken link gets the page or the answer of any unknown address from the built server too', async (context) => {
    const { origin } = await start(context, temporaryFolder(context));
    const visitor = new TestBrowser(origin, { headers: { accept: 'text/html' } });
    for (const address of ['/50%-off', '/%', '/sluzby/%zz', '/%FF', '/50%-off?q=%zz']) {
      const page = await visitor.get(address, { 'accept-language': 'sk' });
      assert.equal(page.status, 404, address);
      assert.ok(page.text.includes(textsOf('sk')('common:notFound.title')), address);
    }
    const call = await new TestBrowser(origin).get('/api/50%-off');
    assert.deepEqual([call.status, call.code], [404, 'not-found']);
  });

  test('K4 a second server on the same folder says so and exits 1, and the first goes on', async (context) => {
    const dataDir = temporaryFolder(context);
    const first = await start(context, dataDir);
    await assert.rejects(
      startServer({ dataDir }),
      new RegExp(
        `ended with code 1.*"msg":"The data folder ${dataDir} is in use by another Plumbline process\\.[^\\n]*\\n$`,
        's',
      ),
    );
    assert.equal((await submit(new TestBrowser(first.origin))).status, 200);
  });

  test('K1 a wrong setting stops the start with a few words that name it', async (context) => {
    const dataDir = temporaryFolder(context);
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    for (const [environment, words] of [
      [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be smtp://'],
      [{ DATA_DIR: file }, `DATA_DIR: ${file} must be a folder that the server may write to (EEXIST)`],
      [{ DATA_DIR: path.join(file, 'data') }, 'must be a folder that the server may write to (ENOTDIR)'],
      // Where nobody may make a folder, not even root.
      [{ DATA_DIR: '/sys/plumbline' }, 'DATA_DIR: /sys/plumbline must be a folder that the server may write to (E'],
      [{ ADMIN_USERNAME: 'jo', ADMIN_PASSWORD: 'tajomstvo' }, 'ADMIN_USERNAME takes 3 to 60 characters'],
    ] as const) {
      await assert.rejects(startServer({ dataDir, environment }), (error) => {
        assert.ok(error instanceof Error);
        assert.match(error.message, /ended with code 1/);
        assert.ok(error.message.includes(words), error.message);
        assert.doesNotMatch(error.message, /\n {4}at |tajomstvo/, 'no stack and no secret');
        return true;
      });
    }
  });

  test('R5 a server that is told to stop says first that it is not ready, goes on answering, and ends on a second word', async (context) => {
    const environment = { STOP_PAUSE_MS: '60000', LOG_LEVEL: 'info' };
    const server = await start(context, temporaryFolder(context), environment);
    const browser = new TestBrowser(server.origin);
    assert.equal((await browser.get('/api/ready')).status, 200);
    const stopped = server.stop('SIGTERM');
    await server.printed('"msg":"stopping"');
    const ready = await browser.get('/api/ready');
    assert.deepEqual([ready.status, ready.body], [503, { status: 'stopping' }]);
    const sent = await submit(browser);
    assert.deepEqual([sent.status, sent.headers.get('connection')], [200, 'close']);
    assert.equal((await browser.get('/')).status, 200);
    process.kill(server.pid, 'SIGINT');
    assert.equal(await stopped, 0);
  });

  test('R12 the port is open before the database is: visitors read that the site is being prepared', async (context) => {
    const location = await blankLocation(context, 'postgres');
    const { databaseUrl, open } = postgresToCome(context, location);
    const starting = startProcess({
      dataDir: location.dataDir,
      environment: { ...lifted, DATABASE_URL: databaseUrl, DATABSE_URL: 'x', LOG_LEVEL: 'info' },
    });
    atEnd(context, () => starting.stop('SIGKILL'));
    await starting.printed('waiting for PostgreSQL');
    const [, origin = ''] = /listening at ([^\s,]+)/.exec(starting.output()) ?? [];
    const browser = new TestBrowser(origin, { headers: { accept: 'text/html' } });
    const page = await browser.get('/ponuka', { 'accept-language': 'da' });
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '5']);
    assert.ok(page.text.includes(textsOf('da')('preparing:title')));
    const call = await new TestBrowser(origin).get('/api/user');
    assert.deepEqual([call.status, call.code], [503, 'database-unavailable']);
    assert.deepEqual((await browser.get('/api/ready')).body, { status: 'preparing' });
    assert.equal((await browser.get('/api/health')).status, 200);
    await open();
    assert.equal(await starting.ready, origin, 'the same port');
    assert.equal((await submit(new TestBrowser(origin))).status, 200);
    assert.match(starting.output(), /"name":"DATABSE_URL","meant":"DATABASE_URL"/);
  });

  test('K2 two servers on one PostgreSQL take each other’s tokens and store a form once', async (context) => {
    const { dataDir, databaseUrl = '' } = await blankLocation(context, 'postgres');
    const environment = { DATABASE_URL: databaseUrl };
    const [one, other] = await Promise.all([
      start(context, dataDir, environment),
      start(context, dataDir, environment),
    ]);
    const key = newKey();
    const csrfToken = await new TestBrowser(one.origin).takeToken();
    const sends = [one, other, one, other].map(({ origin }) => {
      const browser = new TestBrowser(origin);
      browser.cookies.set('csrf-token', csrfToken);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': key };
      return browser.call('/api/service-requests', { method: 'POST', headers, body: JSON.stringify(submission()) });
    });
    const numbers = (await Promise.all(sends)).map((answer) => (answer.body as SubmittedRequest).number);
    assert.deepEqual(numbers, [1001, 1001, 1001, 1001]);
  });
});
