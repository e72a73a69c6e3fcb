import assert from 'node:assert/strict';
import { type Analytics, getAnalytics } from '#contract/analytics/analytics.ts';
import { countConfiguratorStep } from '#contract/configurator.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = countConfiguratorStep.path;

testOnEachEngine(
  'G8 steps are counted by day, mode and language, and nothing else is kept',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const steps = [
      { mode: null, step: 'quote-type', language: 'sk' },
      { mode: null, step: 'quote-type', language: 'da' },
      { mode: 'quick', step: 'objectives', language: 'sk' },
      { mode: 'detailed', step: 'features', language: 'sk' },
    ];
    for (const body of [...steps, steps[0]]) {
      const browser = app.newBrowser();
      assert.deepEqual((await browser.post(path, body)).body, {});
      assert.deepEqual([...browser.cookies.keys()], ['csrf-token'], 'no cookie but the one of every form');
    }
    app.passTime(24 * 60 * 60_000);
    await app.newBrowser().post(path, { mode: null, step: 'quote-type', language: 'sk' });
    const rows = await database.db.selectFrom('funnel_steps').selectAll().orderBy('id').execute();
    assert.deepEqual(
      rows.map((row) => `${row.id}: ${row.reached}`),
      [
        '2026-11-21 detailed features sk: 1',
        '2026-11-21 quick objectives sk: 1',
        '2026-11-21 undecided quote-type da: 1',
        '2026-11-21 undecided quote-type sk: 2',
        '2026-11-22 undecided quote-type sk: 1',
      ],
    );
    const browser = await app.newBrowserOf('admin');
    const { funnel } = (await browser.get(`${getAnalytics.path}?from=2026-11-22&to=2026-11-22`)).body as Analytics;
    assert.deepEqual(funnel[0], { step: 'quote-type', quick: null, detailed: null, all: 1, before: 3 });
    assert.deepEqual(funnel[3], { step: 'features', quick: null, detailed: 0, all: 0, before: 1 });
  },
);

testOnEachEngine('G8 a step that a mode does not have is rejected', async (database, context) => {
  const browser = (await openTestApp(context, database)).newBrowser();
  for (const body of [
    { mode: 'quick', step: 'features', language: 'sk' },
    { mode: 'quick', step: 'quote-type', language: 'sk' },
    { mode: null, step: 'contact', language: 'sk' },
    { mode: null, step: 'quote-type', language: 'xx' },
    { mode: null, step: 'quote-type', language: 'sk', visitor: '7' },
  ]) {
    assert.equal((await browser.post(path, body)).code, 'invalid-input', JSON.stringify(body));
  }
  assert.deepEqual(await database.db.selectFrom('funnel_steps').selectAll().execute(), []);
});

testOnEachEngine('G8 steps are counted up to a limit for each address', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const token = await browser.takeToken();
  const body = { mode: null, step: 'quote-type', language: 'sk' };
  for (let sent = 0; sent < 100; sent += 1) {
    assert.equal((await browser.postWithToken(path, body, token)).status, 200);
  }
  assert.equal((await browser.postWithToken(path, body, token)).status, 429);
});
