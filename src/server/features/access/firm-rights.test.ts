import assert from 'node:assert/strict';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { ownApprovalPath } from '#contract/projects/handovers.ts';
import { firmRights } from '#domain/firms/rights.ts';
import { addColleague, countsOf, openFirm } from '#tests/support/people/firms.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { handOver, moveTo, ownProjectsPath, readProject } from '#tests/support/people/project-office.ts';
import { readAsRecipient, signAs } from '#tests/support/quotes/quote-answers.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'I5 a colleague sees what the right permits: all, documents and payments, or projects without sums; a former one nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    const owned = await countsOf(firm.owner);
    const [projects, quotes, payments, requests, documents] = owned;
    assert.ok(
      owned.every((count) => count > 0),
      String(owned),
    );
    const [first] = (await readProject(office, firm.projectId)).milestones;
    const approval = { milestone: first?.id ?? '', to: 'approved', reason: 'Telefonát.' } as const;
    if (first?.status !== 'submitted') await handOver(office, await readProject(office, firm.projectId));
    assert.equal((await moveTo(office, { id: firm.projectId }, approval)).status, 200);
    const record = ownApprovalPath.replace(':id', firm.projectId).replace(':milestone', approval.milestone);
    const expected = {
      all: { counts: owned, project: 200, document: 200, signing: 200, record: 200 },
      documents: {
        counts: [0, quotes, payments, 0, documents],
        project: 404,
        document: 200,
        signing: 403,
        record: 404,
      },
      messages: { counts: [projects, 0, 0, requests, 0], project: 200, document: 404, signing: 404, record: 404 },
    };
    const openQuote = `/api/quotes/portal-${firm.openQuoteId}`;
    for (const right of [...firmRights].toReversed()) {
      const browser = await addColleague(office, firm, { username: right, right });
      const home = await readHome(browser);
      assert.deepEqual(await countsOf(browser), expected[right].counts, right);
      assert.deepEqual(
        home.requests.map(({ estimate }) => estimate === null),
        home.requests.map(() => right !== 'all'),
      );
      const [milestone] = home.projects[0]?.toApprove ?? [];
      assert.equal(milestone, undefined);
      const answers = [
        await browser.get(`${ownProjectsPath}/${firm.projectId}`),
        await browser.get(customerDocumentPath(`portal-${firm.quoteId}`, firm.documentId, 'pdf')),
        await browser.get(record),
        await browser.get(customerDocumentPath(`invoice-${firm.invoiceId}`, firm.invoiceId, 'pdf')),
      ];
      const { project, document, record: ofApproval } = expected[right];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [project, document, ofApproval, document],
        right,
      );
      const acceptance = await readOr(browser, openQuote);
      assert.equal(acceptance?.mayAnswer ?? null, { all: true, documents: false, messages: null }[right]);
      if (acceptance) assert.equal(acceptance.signer.email, `${right}@kolega.example`);
      const signed = acceptance ? await signAs(browser, openQuote) : await browser.get(openQuote);
      assert.equal(signed.status, expected[right].signing, signed.text);
    }
    const { evidence } = await office.app.services.db
      .selectFrom('quote_signatures')
      .select('evidence')
      .where('quote_id', '=', firm.openQuoteId)
      .executeTakeFirstOrThrow();
    assert.match(evidence, /all@kolega\.example/);
    await office.app.services.db.updateTable('firm_members').set({ ended_at: 1 }).execute();
    const left = await addColleague(office, firm, { username: 'stays', right: 'all' });
    assert.deepEqual((await countsOf(left))[1], quotes);
  },
);

testOnEachEngine(
  'I4 I5 a membership decides before the own address: a former owner gets back nothing of the firm and keeps what is theirs alone',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [firm, other] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
    const { db } = office.app.services;
    const before = await countsOf(firm.owner);
    await addColleague(office, firm, { username: 'nova', right: 'all', isOwner: true });
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', firm.email)
      .executeTakeFirstOrThrow();
    const row = {
      id: 'former',
      customer_id: firm.customerId,
      user_id: userId,
      is_owner: 0,
      access_right: 'all',
    } as const;
    const times = { offered_at: null, joined_at: 0, updated_at: 0 };
    await db
      .insertInto('firm_members')
      .values({ ...row, ...times, ended_at: null })
      .execute();
    assert.deepEqual(await countsOf(firm.owner), before, 'as a member like before as the owner');
    await db.updateTable('firm_members').set({ ended_at: 1 }).where('id', '=', 'former').execute();
    assert.deepEqual(await countsOf(firm.owner), [0, 0, 0, 0, 0]);
    assert.equal((await firm.owner.get(`/api/quotes/portal-${firm.openQuoteId}`)).code, 'not-found');
    assert.equal((await firm.owner.get(`${ownProjectsPath}/${firm.projectId}`)).code, 'not-found');
    const toPerson = { email: firm.email, email_key: firm.email };
    await db.updateTable('quote_links').set(toPerson).where('quote_id', '=', other.openQuoteId).execute();
    const { quotes } = await readHome(firm.owner);
    assert.deepEqual(
      quotes.map(({ id }) => id),
      [other.openQuoteId],
      'what went to the person for somebody else',
    );
    assert.ok(done(await firm.owner.get(`/api/quotes/portal-${other.openQuoteId}`)));
  },
);

/** A quote as somebody reads it; null where there is none for them. */
async function readOr(browser: Parameters<typeof readAsRecipient>[0], path: string) {
  return (await browser.get(path)).status === 404 ? null : readAsRecipient(browser, path);
}
