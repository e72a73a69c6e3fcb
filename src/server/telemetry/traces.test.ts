import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import {
  atEnd,
  openTestDatabase,
  testAtEachLocation,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { openTraces } from './traces.ts';

type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; status: { code?: number } };
type Batch = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

/** A collector on the loopback that keeps what it is sent. */
async function openCollector(context: TestContext) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    assert.equal(request.url, '/v1/traces');
    bodies.push(Buffer.concat(await request.toArray()).toString('utf8'));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEnd(context, () => server.close());
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .map((body) => JSON.parse(body) as Batch)
        .flatMap(({ resourceSpans }) =>
          resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
        ),
  };
}

testAtEachLocation(
  'K7 a submission is one trace from the call to its mails, without a word of anybody',
  async (engine, context) => {
    const collector = await openCollector(context);
    const close = await openTraces(collector.endpoint);
    const database = await openTestDatabase(context, engine);
    const app = await openTestApp(context, database);
    const caller = '4bf92f3577b34da6a3ce929d0e0e4736';
    await submit(app.newBrowser('192.0.2.1', { traceparent: `00-${caller}-00f067aa0ba902b7-01` }));
    app.mail.failNext(1, new Error(`451 ${sampleContact.email} is busy`));
    await app.runDueJobs();
    await close();
    const spans = collector.spans();
    const call = spans.find(({ name }) => name === 'POST /api/service-requests');
    assert.equal(call?.traceId, caller);
    const ofCall = spans.filter(({ traceId, parentSpanId }) => traceId === caller && parentSpanId === call?.spanId);
    const mails = ofCall.filter(({ name }) => name === 'job send-mail');
    assert.deepEqual(new Set(mails.map(({ status }) => status.code ?? 0)), new Set([0, 2]));
    assert.ok(ofCall.some(({ name }) => name === 'insert'));
    assert.ok(spans.some(({ name, parentSpanId }) => name === 'select' && parentSpanId === mails[0]?.spanId));
    const text = collector.text().toLowerCase();
    for (const word of Object.values(sampleContact)) assert.ok(!text.includes(word.toLowerCase()), word);
  },
);

testOnEachEngine(
  'K7 the id of a request goes with its jobs and stands beside them in the log',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const id = '0af7651916cd43dd8448eb211c80319c';
    await submit(app.newBrowser('192.0.2.1', { 'x-request-id': id }));
    const jobs = await database.db.selectFrom('jobs').select(['request_id', 'trace_parent']).execute();
    assert.deepEqual(jobs, [
      { request_id: id, trace_parent: null },
      { request_id: id, trace_parent: null },
    ]);
    await app.runDueJobs();
    const lines = app
      .transcript()
      .log.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; reqId?: string; kind?: string });
    const done = lines.filter(({ msg }) => msg === 'job done');
    assert.deepEqual(
      done.map(({ reqId, kind }) => [reqId, kind]),
      [
        [id, 'send-mail'],
        [id, 'send-mail'],
      ],
    );
  },
);
