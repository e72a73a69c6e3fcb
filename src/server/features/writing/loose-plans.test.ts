import assert from 'node:assert/strict';
import type { StoredEstimate } from '#contract/estimates.ts';
import { type WrittenPrd, createPrd } from '#contract/writing.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { newKey, requestEstimate, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteOver } from '#tests/support/database/retention.ts';

const day = 24 * 60 * 60_000;

testOnEachEngine(
  'K6 a plan without a request is deleted after 90 days, one with a request stays',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const makePlan = async () => {
      const [estimateKey, key] = [newKey(), newKey()];
      const asked = { language: 'sk', answers: sampleAnswers };
      const { id: estimateId } = (await requestEstimate(browser, asked, estimateKey)).body as StoredEstimate;
      const body = { estimateKey, contact: sampleContact };
      const plan = await browser.post(createPrd.path, body, { 'idempotency-key': key });
      return { estimateId, key, id: (plan.body as WrittenPrd).id };
    };
    const [loose, sent] = [await makePlan(), await makePlan()];
    const answer = await submit(browser, submission({ estimateId: sent.estimateId }));
    assert.equal(answer.status, 200, answer.text);
    app.passTime(60 * day);
    const young = await makePlan();
    app.passTime(31 * day);
    await deleteOver(app.services, 'plans');
    const left = await database.db.selectFrom('prds').select('id').orderBy('id').execute();
    assert.deepEqual(
      left.map(({ id }) => id),
      [sent.id, young.id].toSorted(),
    );
    const gone = await browser.get(`/api/prds/${loose.key}.pdf`);
    assert.equal(gone.status, 404);
  },
);
