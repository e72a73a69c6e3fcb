import assert from 'node:assert/strict';
import { countProjects } from '#contract/projects/projects.ts';
import { beginProject, change, milestoneAt, moveTo, readProject } from '#tests/support/people/project-office.ts';
import { sendChange } from '#tests/support/people/scope-changes.ts';
import { done } from '#tests/support/people/office.ts';
import { ledgerOf } from '#tests/support/quotes/asked-payments.ts';
import { acceptanceOf, readAsRecipient, sendAcceptance, signAs } from '#tests/support/quotes/quote-answers.ts';
import { act, openQuoteOffice, privateCallOf, readQuote } from '#tests/support/quotes/quote-office.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openPlan, openPlansLate } from './open-plan.ts';

const byText = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '');

testOnEachEngine(
  'H2 I1 two changes of scope that are signed at once on two servers are both added, each once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { project } = await beginProject(office);
    const other = await openSecondApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const [one, two] = [await sendChange(office, project.id), await sendChange(office, project.id)];
    const shown = await Promise.all([one, two].map((quote) => readAsRecipient(app.newBrowser(), privateCallOf(quote))));
    const browsers = [app.newBrowser('198.51.100.7'), new TestBrowser(other.origin, { address: '192.0.2.9' })];
    const answers = await Promise.all(
      [one, two].map((quote, index) => {
        const [browser, read] = [browsers[index], shown[index]];
        if (!browser || !read) throw new Error('There are two of each.');
        return sendAcceptance(browser, { call: privateCallOf(quote), body: acceptanceOf(read) });
      }),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    await Promise.all(
      [app.services, other.services].flatMap((services) => [openPlan(services, one.id), openPlan(services, two.id)]),
    );
    await app.runDueJobs();
    const { scopeChanges, milestones, events } = await readProject(office, project.id);
    const numbers = [one.number, two.number].toSorted(byText);
    assert.deepEqual(scopeChanges.map(({ number }) => number).toSorted(byText), numbers);
    assert.deepEqual(
      milestones
        .map(({ changeNumber }) => changeNumber)
        .filter((number) => number !== null)
        .toSorted(byText),
      numbers.flatMap((number) => [number, number]),
    );
    assert.equal(new Set(milestones.map(({ id }) => id)).size, 6);
    assert.equal(events.filter(({ kind }) => kind === 'scope-changed').length, 2);
    for (const { id } of [one, two]) assert.equal((await ledgerOf(office, id)).requests.length, 3);
    const { tabs } = done(await office.browser.get('/api/admin/projects/counts'), countProjects);
    assert.equal(tabs.find(({ tab }) => tab === 'open')?.count, 1);
  },
);

testOnEachEngine(
  'H2 I1 a project is not completed or cancelled over a change that waits to be signed or was just signed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { project } = await beginProject(office);
    const { id } = project;
    for (const { id: milestone } of project.milestones)
      await moveTo(office, project, { milestone, to: 'skipped', reason: 'x' });
    for (const to of ['development', 'testing']) await change(office, `${id}/status`, { to, reason: '' });
    const quote = await sendChange(office, id);
    const complete = () => change(office, `${id}/status`, { to: 'completed', reason: '' });
    const cancel = () => change(office, `${id}/flag`, { change: 'cancel', reason: 'Koniec.' });
    assert.deepEqual([(await complete()).code, (await cancel()).code], ['change-unsigned', 'change-unsigned']);
    const [signed, completed] = await Promise.all([
      signAs(app.newBrowser('198.51.100.7'), privateCallOf(quote)),
      complete(),
    ]);
    assert.equal(signed.status, 200, signed.text);
    assert.ok(
      ['change-unsigned', 'milestones-open', 'changed-meanwhile'].includes(completed.code ?? ''),
      completed.text,
    );
    await app.services.db.deleteFrom('jobs').where('kind', '=', 'open-payment-plan').execute();
    assert.equal(
      (await complete()).code,
      'milestones-open',
      'what was signed is part of it, whether its job has run or not',
    );
    assert.equal((await readProject(office, id)).scopeChanges.length, 0);
    app.passTime(61 * 60_000);
    await openPlansLate(app.services);
    const grown = await readProject(office, id);
    assert.equal(grown.scopeChanges.length, 1, 'a lost job is made good');
    await openPlansLate(app.services);
    assert.equal((await readProject(office, id)).milestones.length, grown.milestones.length);
    for (const index of [2, 3]) {
      await moveTo(office, grown, { milestone: milestoneAt(grown, index).id, to: 'skipped', reason: 'x' });
    }
    const withdrawn = await sendChange(office, id);
    assert.equal((await complete()).code, 'change-unsigned');
    await act(office, await readQuote(office, withdrawn.id), 'withdrawal');
    assert.equal((await complete()).status, 200);
  },
);
