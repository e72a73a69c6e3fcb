import assert from 'node:assert/strict';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import { shownUndelivered } from '#tests/support/people/office.ts';
import { submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { mailsTo } from '#tests/support/people/accounts.ts';
import { keptBack } from './recipient-limit.ts';

const victim = 'victim@example.com';

async function order(app: TestApp, n: number, email: string): Promise<void> {
  const request = submission();
  const contact = {
    ...request.answers.contact,
    email,
    name: `Výhra ${n} https://evil.example/x ${'a'.repeat(80)}`.slice(0, 100),
  };
  const answer = await submit(app.newBrowser(`203.0.113.${n}`), {
    ...request,
    answers: { ...request.answers, contact },
  });
  assert.equal(answer.status, 200, answer.text);
}

testOnEachEngine(
  'S5 D6 forms mail one address three times a day; further mails stay in the outbox as no refusals, the requests arrive',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let n = 1; n <= 5; n += 1) await order(app, n, n % 2 === 0 ? victim : victim.toUpperCase());
    const received = () => app.mail.delivered.filter(({ to }) => to.toLowerCase() === victim);
    await app.runDueJobs();
    assert.equal(received().length, 3);
    for (const { text, html } of received()) {
      assert.doesNotMatch(text + html, /https:\/\/evil\.example|evil\.example\/x/);
      assert.doesNotMatch(text, /a{60}/, 'a name is cut');
    }
    const admin = await app.newBrowserOf('admin');
    const { rows } = (await admin.get('/api/admin/outbox?state=failed')).body as {
      rows: { failure: string; isResendable: boolean }[];
    };
    assert.deepEqual(
      rows.map(({ failure, isResendable }) => [failure, isResendable]),
      [
        ['recipient-limit', true],
        ['recipient-limit', true],
      ],
    );
    assert.deepEqual(await shownUndelivered(admin), [0, 0, []], 'D6 no mail server refused them');
    const all = await admin.post('/api/admin/outbox/resend-failed');
    assert.deepEqual(all.body, { resent: 0 }, 'they go one by one');
    const { count } = await database.db
      .selectFrom('service_requests')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 5);
    app.passTime(24 * 60 * 60_000);
    await order(app, 6, victim);
    await mailsTo(app, victim);
    assert.equal(received().length, 4, 'the next day is a new one');
  },
);

testOnEachEngine('S5 the outbox has a word for mails that were kept back', async () => {
  assert.equal(deliveryFailureOf(keptBack), 'recipient-limit');
});
