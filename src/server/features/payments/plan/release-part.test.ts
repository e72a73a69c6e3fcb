import assert from 'node:assert/strict';
import { getProject } from '#contract/projects/projects.ts';
import { ledgerOf } from '#tests/support/quotes/asked-payments.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import {
  approve,
  beginProject,
  change,
  handOver,
  milestoneAt,
  moveTo,
  openPortal,
  readOwn,
} from '#tests/support/people/project-office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { releasePart, releasePartsLate } from './release-part.ts';

testOnEachEngine(
  'I1 a milestone that is approved releases its part of the plan, and completion the last one, each once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote, requestId } = await beginProject(office);
    const { id } = project;
    const customer = await openPortal(office, quote.content.buyer.email);
    const milestone = await handOver(office, project);
    const waiting = await readOwn(customer, id);
    assert.deepEqual([waiting.waitsFor, waiting.toApprove.map((each) => each.id)], ['customer', [milestone]]);
    assert.equal(milestoneAt(waiting).handovers[0]?.link, 'https://nahlad.example/navrh');
    const choice = { project: id, milestone };
    const answers = await Promise.all([approve(customer, choice), approve(customer, choice)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    await office.app.runDueJobs();
    const other = await openSecondApp(context, database);
    const part = { quoteId: quote.id, partIndex: 0 };
    await Promise.all([releasePart(office.app.services, part), releasePart(other.services, part)]);
    const statuses = async () => (await ledgerOf(office, quote.id)).requests.map(({ status }) => status);
    assert.deepEqual(await statuses(), ['requested', 'planned']);
    assert.equal((await readOwn(customer, id)).progress, 60);
    for (const to of ['development', 'testing']) await change(office, `${id}/status`, { to, reason: '' });
    assert.equal((await change(office, `${id}/status`, { to: 'completed', reason: '' })).code, 'milestones-open');
    const last = milestoneAt(project, 1).id;
    assert.equal((await moveTo(office, project, { milestone: last, to: 'skipped' })).code, 'reason-required');
    await moveTo(office, project, { milestone: last, to: 'skipped', reason: 'Spustil si ho zákazník.' });
    const completed = done(await change(office, `${id}/status`, { to: 'completed', reason: '' }), getProject);
    assert.deepEqual([completed.progress, completed.waitsFor], [100, null]);
    await office.app.services.db.deleteFrom('jobs').where('kind', '=', 'release-payment-part').execute();
    office.app.passTime(61 * 60_000);
    await releasePartsLate(office.app.services);
    await office.app.runDueJobs();
    assert.deepEqual(await statuses(), ['requested', 'requested'], 'a lost job is made good');
    assert.equal((await storedRequest(office.app, requestId)).status, 'completed');
    const asked = office.app.mail.delivered.filter(({ subject }) => /Z2026-000[12]/.test(subject));
    assert.equal(asked.length, 2);
  },
);

testOnEachEngine(
  'I1 H6 completion releases every part of the plan that is due then, each with its mail',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const paymentPlan = [
      { share: 3000, due: 'milestone', milestone: 'Návrh' },
      { share: 4000, due: 'completion', milestone: '' },
      { share: 3000, due: 'completion', milestone: '' },
    ] as const;
    const { quote } = await beginProject(office, { paymentPlan: [...paymentPlan] });
    const { length: before } = office.app.mail.delivered;
    for (let time = 0; time < 2; time += 1)
      await releasePart(office.app.services, { quoteId: quote.id, partIndex: null });
    await office.app.runDueJobs();
    assert.deepEqual(
      (await ledgerOf(office, quote.id)).requests.map(({ status }) => status),
      ['planned', 'requested', 'requested'],
    );
    assert.equal(office.app.mail.delivered.length - before, 2);
  },
);
