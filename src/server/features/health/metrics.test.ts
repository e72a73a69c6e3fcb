import assert from 'node:assert/strict';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const token = 'a token for figures that nobody guesses';
const authorized = { authorization: `Bearer ${token}` };

testOnEachEngine(
  'K7 figures are read with the token of the settings alone, and name nobody',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { METRICS_TOKEN: token } });
    const prometheus = app.newBrowser();
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }]) {
      const refused = await prometheus.get('/metrics', headers);
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.get('www-authenticate'), 'Bearer');
      assert.doesNotMatch(refused.text, /plumbline_/);
    }
    await submit(app.newBrowser());
    app.mail.failNext(1, new Error(`451 ${sampleContact.email} is busy`));
    await app.runDueJobs();
    await app.newBrowser().get('/');
    await app.newBrowser().get('/');
    const { status, text, headers } = await prometheus.get('/metrics', authorized);
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.equal(headers.get('cache-control'), 'no-store');
    for (const line of [
      'plumbline_http_response_seconds_count{method="POST",route="/api/service-requests",status="2xx"} 1',
      'plumbline_http_response_seconds_count{method="GET",route="/metrics",status="4xx"} 3',
      'plumbline_job_seconds_count{kind="send-mail",outcome="retried"} 1',
      'plumbline_job_seconds_count{kind="send-mail",outcome="done"} 1',
      'plumbline_http_cached_pages_total 1',
      'plumbline_live_streams 0',
      'plumbline_database_up 1',
      'plumbline_jobs_failed 0',
      'plumbline_mails_refused 0',
    ])
      assert.ok(text.split('\n').includes(line), `${line}\n${text}`);
    for (const word of [...Object.values(sampleContact), token, '192.0.2.1'])
      assert.ok(!text.toLowerCase().includes(word.toLowerCase()), word);
  },
);

testOnEachEngine('K7 without a token in the settings there are no figures to read', async (database, context) => {
  const app = await openTestApp(context, database);
  assert.equal((await app.newBrowser().get('/metrics', authorized)).status, 404);
});

testOnEachEngine('K7 a server without its database tells that it is away', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { METRICS_TOKEN: token } });
  app.services.engine = {
    ...database.engine,
    isUnavailable: () => true,
    describeServer: () => Promise.reject(new Error('away')),
  };
  const { status, text } = await app.newBrowser().get('/metrics', authorized);
  assert.equal(status, 200);
  assert.match(text, /^plumbline_database_up 0$/m);
  assert.doesNotMatch(text, /^plumbline_jobs_failed /m);
});
