import assert from 'node:assert/strict';
import { countProjects } from '#contract/projects/projects.ts';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import {
  milestoneAt,
  moveTo,
  approve,
  beginProject,
  change,
  handOver,
  openPortal,
  readOwn,
  readProject,
} from '#tests/support/people/project-office.ts';
import { draftChange, sendChange } from '#tests/support/people/scope-changes.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { book, ledgerOf, partOf } from '#tests/support/quotes/asked-payments.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  act,
  openQuoteOffice,
  privateCallOf,
  readQuote,
} from '#tests/support/quotes/quote-office.ts';
import { askForQuote, askToSend, makeQuote, quotesPath } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { expireQuotes } from '#server/features/quotes/jobs/expire-quotes.ts';

const dayMs = 24 * 60 * 60_000;

const countAll = async ({ browser }: QuoteOffice): Promise<number> =>
  done(await browser.get('/api/admin/projects/counts'), countProjects).tabs.reduce((sum, { count }) => sum + count, 0);

/** Signs a quote as its recipient, and works off what follows. */
async function sign(office: QuoteOffice, quote: Parameters<typeof privateCallOf>[0]): Promise<void> {
  done(await signAs(office.app.newBrowser('198.51.100.7'), privateCallOf(quote)), acceptQuote);
  await office.app.runDueJobs();
}

testOnEachEngine(
  'H2 I1 a change of scope is a quote on its project: filled from it, signed it adds lines, milestones and payments, and no project',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote: first, requestId } = await beginProject(office);
    const { id } = project;
    const empty = await makeQuote(office.browser, { kind: 'project', projectId: id, withLines: false });
    assert.deepEqual(
      [empty.content.title, empty.content.buyer, empty.content.language, empty.content.currency, empty.content.lines],
      [`Zmena rozsahu: ${project.title}`, first.content.buyer, 'sk', 'EUR', []],
    );
    assert.deepEqual(empty.project, { id, number: 1, title: project.title });
    assert.deepEqual([empty.customer?.id, empty.request?.id], [first.customer?.id, requestId]);
    const copy = await makeQuote(office.browser, { kind: 'project', projectId: id, withLines: true });
    assert.deepEqual(
      copy.content.lines.map(({ name }) => name),
      first.content.lines.map(({ name }) => name),
    );
    assert.ok(copy.content.lines.every((line) => !first.content.lines.some((each) => each.id === line.id)));
    for (const { id: draft, version } of [empty, copy])
      await office.browser.delete(`${quotesPath}/${draft}`, { version });

    const sent = await sendChange(office, id);
    const customer = await openPortal(office, first.content.buyer.email);
    const waiting = (await readHome(customer)).quotes.filter(({ isWaiting }) => isWaiting);
    assert.deepEqual(
      waiting.map((each) => each.id),
      [sent.id],
    );
    const own = await readOwn(customer, id);
    assert.deepEqual(
      own.quotes.map(({ number, status, isWaiting }) => [number, status, isWaiting]),
      [
        [sent.number, 'sent', true],
        [first.number, 'accepted', false],
      ],
    );
    assert.deepEqual(own.scopeChanges, []);
    await sign(office, sent);

    const grown = await readProject(office, id);
    assert.deepEqual(
      grown.quotes.map(({ number, status, isChange, gross }) => [number, status, isChange, gross]),
      [
        [first.number, 'accepted', false, 184_500],
        [sent.number, 'accepted', true, 36_900],
      ],
    );
    assert.deepEqual(grown.scope, project.scope);
    assert.deepEqual(
      grown.scopeChanges.map(({ number, lines, isVoid }) => [number, lines.map(({ name }) => name), isVoid]),
      [[sent.number, ['Rezervačný kalendár'], false]],
    );
    assert.deepEqual(
      grown.milestones.map(({ title, weight, changeNumber }) => [title, weight, changeNumber]),
      [
        ['Návrh', 60, null],
        ['Spustenie', 40, null],
        ['Kalendár', 40, sent.number],
        [`Spustenie: ${sent.content.title}`, 30, sent.number],
      ],
    );
    assert.deepEqual([grown.dueOn, project.dueOn], ['2027-03-01', '2027-01-15'], 'the later day counts');
    assert.deepEqual(
      grown.events.filter(({ kind }) => kind === 'scope-changed').map(({ actor, reason }) => [actor, reason]),
      [['customer', sent.number]],
    );
    assert.equal((await storedRequest(office.app, requestId)).status, 'in_progress');

    const ledger = await ledgerOf(office, sent.id);
    assert.deepEqual(
      ledger.requests.map(({ status }) => status),
      ['requested', 'planned', 'planned'],
    );
    assert.equal((await book(office, partOf(ledger))).status, 200);
    await office.app.runDueJobs();
    assert.equal(await countAll(office), 1, 'the first payment of a change makes no project');

    const calendar = milestoneAt(grown, 2).id;
    await handOver(office, grown, { index: 2 });
    assert.equal((await approve(customer, { project: id, milestone: calendar })).status, 200);
    await office.app.runDueJobs();
    const statusesOf = async (quoteId: string) =>
      (await ledgerOf(office, quoteId)).requests.map(({ status }) => status);
    assert.deepEqual(await statusesOf(sent.id), ['confirmed', 'requested', 'planned']);
    assert.deepEqual(await statusesOf(first.id), ['planned', 'planned'], 'the parts of the other plan stay');

    for (const index of [0, 1, 3]) {
      await moveTo(office, grown, { milestone: milestoneAt(grown, index).id, to: 'skipped', reason: 'Netreba.' });
    }
    for (const to of ['development', 'testing', 'completed']) await change(office, `${id}/status`, { to, reason: '' });
    await office.app.runDueJobs();
    assert.deepEqual(await statusesOf(sent.id), ['confirmed', 'requested', 'requested']);
    assert.deepEqual(await statusesOf(first.id), ['planned', 'requested']);
    assert.equal((await storedRequest(office.app, requestId)).status, 'completed');
    assert.deepEqual((await readOwn(customer, id)).scopeChanges, grown.scopeChanges);
  },
);

testOnEachEngine(
  'H2 whatever becomes of a change of scope, its request stays where it is, from where a first quote would move it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { project, requestId } = await beginProject(office);
    const set = (status: string) =>
      app.services.db
        .updateTable('service_requests')
        .set({ status: status as 'in_review' })
        .where('id', '=', requestId)
        .execute();
    const staysAt = async (status: string, happen: () => Promise<unknown>, name: string): Promise<void> => {
      await set(status);
      const answer = await happen();
      if (typeof answer === 'object' && answer !== null && 'text' in answer && 'status' in answer) {
        assert.equal(answer.status, 200, `${name}: ${String(answer.text)}`);
      }
      assert.equal((await storedRequest(app, requestId)).status, status, name);
    };
    let quote = await draftChange(office, project.id);
    await staysAt('in_review', async () => (quote = await sendChange(office, project.id)), 'sent');
    const call = privateCallOf(quote);
    const recipient = app.newBrowser('198.51.100.7');
    await staysAt('quote_sent', () => recipient.post(`${call}/views`, {}), 'viewed');
    await staysAt(
      'awaiting_signature',
      () => recipient.post(`${call}/changes`, { message: 'Lacnejšie, prosím.' }),
      'changes',
    );
    assert.equal((await readQuote(office, quote.id)).status, 'changes_requested');
    app.passTime(60_000);
    await app.runDueJobs();
    await staysAt('in_review', async () => act(office, await readQuote(office, quote.id), 'keeping'), 'kept');
    assert.equal((await readQuote(office, quote.id)).status, 'sent');
    await staysAt('awaiting_signature', () => recipient.post(`${call}/refusal`, { reason: 'Drahé.' }), 'declined');
    assert.equal((await readQuote(office, quote.id)).status, 'declined');
    const withdrawn = await sendChange(office, project.id);
    await staysAt(
      'awaiting_signature',
      async () => act(office, await readQuote(office, withdrawn.id), 'withdrawal'),
      'withdrawn',
    );
    const signed = await sendChange(office, project.id);
    await staysAt('awaiting_signature', () => sign(office, signed), 'signed');
    const deposit = partOf(await ledgerOf(office, signed.id));
    await staysAt('awaiting_payment', () => book(office, deposit), 'paid');
    const numbers = (await readProject(office, project.id)).scopeChanges.map(({ number }) => number);
    assert.deepEqual(numbers, [signed.number]);
    const late = await sendChange(office, project.id);
    app.passTime(60 * dayMs);
    await staysAt('awaiting_signature', () => expireQuotes(app.services), 'expired');
    const { db } = app.services;
    const quotes = db.selectFrom('quotes').select('status').where('id', '=', late.id);
    assert.equal((await quotes.executeTakeFirstOrThrow()).status, 'expired');
    const grown = db.selectFrom('project_milestones').select('id').where('quote_id', '=', late.id);
    assert.deepEqual(await grown.execute(), []);
  },
);

testOnEachEngine(
  'H2 what was declined, withdrawn or voided leaves the project as it was, and what was voided asks for no more money',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project } = await beginProject(office);
    const standing = async () => {
      const { scope, milestones, dueOn, progress, status } = await readProject(office, project.id);
      return { scope, milestones, dueOn, progress, status };
    };
    const before = await standing();
    const declined = await sendChange(office, project.id);
    assert.equal(
      (await office.app.newBrowser().post(`${privateCallOf(declined)}/refusal`, { reason: 'Nie.' })).status,
      200,
    );
    const withdrawn = await sendChange(office, project.id);
    await act(office, await readQuote(office, withdrawn.id), 'withdrawal');
    const voided = await sendChange(office, project.id);
    done(await signAs(office.app.newBrowser('198.51.100.7'), privateCallOf(voided)), acceptQuote);
    assert.equal((await act(office, await readQuote(office, voided.id), 'voiding')).status, 200);
    await office.app.runDueJobs();
    assert.deepEqual(await standing(), before, 'voided before anything followed');
    const late = await sendChange(office, project.id);
    await sign(office, late);
    const grown = await standing();
    await act(office, await readQuote(office, late.id), 'voiding');
    assert.deepEqual(await standing(), grown, 'what the agency has begun it ends itself');
    const { scopeChanges } = await readProject(office, project.id);
    assert.deepEqual(
      scopeChanges.map(({ isVoid }) => isVoid),
      [true],
    );
    const whole = await readProject(office, project.id);
    await handOver(office, whole, { index: 2 });
    await moveTo(office, whole, { milestone: milestoneAt(whole, 2).id, to: 'approved', reason: 'Telefonát.' });
    await office.app.runDueJobs();
    const { requests } = await ledgerOf(office, late.id);
    assert.deepEqual(
      requests.filter(({ part }) => part?.due === 'milestone').map(({ status }) => status),
      ['cancelled'],
    );
  },
);

testOnEachEngine(
  'H2 I1 state × action: a change of scope is made, sent, kept and signed until its project is completed or cancelled',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { project } = await beginProject(office);
    const states = [
      [{ status: 'planning' }, true],
      [{ status: 'testing', on_hold_since: 1 }, true],
      [{ status: 'completed' }, false],
      [{ status: 'development', cancelled_at: 1 }, false],
    ] as const;
    for (const [state, isOpen] of states) {
      const put = (set: object) =>
        app.services.db
          .updateTable('projects')
          .set({ status: 'planning', on_hold_since: null, cancelled_at: null, ...set })
          .where('id', '=', project.id)
          .execute();
      await put({});
      const draft = await draftChange(office, project.id);
      const wished = await sendChange(office, project.id);
      const open = await sendChange(office, project.id);
      await app.newBrowser().post(`${privateCallOf(wished)}/changes`, { message: 'Inak.' });
      await put(state);
      const refused = isOpen ? undefined : 'project-is-over';
      const answers = {
        make: await askForQuote(browser, { kind: 'project', projectId: project.id, withLines: false }),
        send: await askToSend(browser, draft),
        keep: await act(office, await readQuote(office, wished.id), 'keeping'),
        sign: await signAs(app.newBrowser('198.51.100.7'), privateCallOf(open)),
      };
      for (const [action, answer] of Object.entries(answers)) {
        assert.deepEqual(
          [answer.status, answer.code],
          isOpen ? [answer.status, undefined] : [409, refused],
          `${action} in ${JSON.stringify(state)}`,
        );
        assert.equal(answer.status < 300, isOpen, answer.text);
      }
      await app.runDueJobs();
      const grown = (await readProject(office, project.id)).scopeChanges.some(({ quoteId }) => quoteId === open.id);
      assert.equal(grown, isOpen);
      if (!isOpen)
        assert.equal((await readQuote(office, open.id)).status, 'sent', 'a refused signature changes nothing');
    }
  },
);
