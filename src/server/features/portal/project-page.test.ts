import assert from 'node:assert/strict';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { addColleague, openFirm } from '#tests/support/people/firms.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import {
  beginProject,
  change,
  handOver,
  openPortal,
  readOwn,
  readProject,
} from '#tests/support/people/project-office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

/** A project whose first milestone waits for its customer, and the page of it. */
async function openHandedOver(office: QuoteOffice) {
  const { quote, project } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  const milestone = await handOver(office, project);
  return { id: project.id, quote, milestone, customer, path: pathOf('portalProject', 'sk', { id: project.id }) };
}

const dataOf = async (browser: TestBrowser, path: string) => readPageInput((await browser.get(path)).text).data;

testOnEachEngine(
  'I1 I4 the page of a project has all of it for its customer, and nothing for anybody else',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, customer, path, quote, milestone } = await openHandedOver(office);
    const { ownProject, user } = await dataOf(customer, path);
    assert.deepEqual(
      [ownProject?.project, ownProject?.money[0]?.page.quoteNumber, user?.role],
      [await readOwn(customer, id), quote.number, 'user'],
    );
    const { projects } = await readHome(customer);
    assert.deepEqual(
      projects.map((project) => [project.id, project.toApprove.map((each) => each.id)]),
      [[id, [milestone]]],
    );
    const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    const page = await stranger.get(path);
    assert.deepEqual([page.status, readPageInput(page.text).data.ownProject], [404, null]);
    assert.ok(!page.text.includes(quote.content.title));
    const form = [
      ['go', 'approve'],
      ['milestone', milestone],
      ['handover', '1'],
    ] as const;
    assert.equal((await stranger.postForm(path, form)).status, 404);
    assert.equal((await office.app.newBrowser().postForm(path, form)).status, 401);
    assert.deepEqual((await readHome(stranger)).projects, []);
    assert.equal((await readOwn(customer, id)).milestones[0]?.status, 'submitted');
    assert.equal((await office.app.newBrowser().get(path)).status, 302, 'who is not signed in is led to the login');
  },
);

testOnEachEngine('I1 without scripts a milestone is approved by a form', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { id, customer, path, milestone } = await openHandedOver(office);
  const form = [
    ['go', 'approve'],
    ['milestone', milestone],
    ['handover', '1'],
  ] as const;
  for (let time = 0; time < 2; time += 1) {
    const answer = await customer.postForm(path, form);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, path], 'sent twice it is one approval');
  }
  assert.equal((await readOwn(customer, id)).milestones[0]?.status, 'approved');
  await office.app.runDueJobs();
  const { ownProject } = await dataOf(customer, path);
  assert.equal(ownProject?.money[0]?.page.payments.length, 1, 'what it releases is asked for');
});

testOnEachEngine(
  'I1 without scripts changes are asked for, and a form that was refused keeps what was typed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, customer, path, milestone } = await openHandedOver(office);
    const send = (reason: string, handover = '1') =>
      customer.postForm(path, [
        ['go', 'changes'],
        ['milestone', milestone],
        ['handover', handover],
        ['reason', reason],
      ]);
    const empty = await send(' ');
    const { projectForm } = readPageInput(empty.text).data;
    assert.deepEqual([empty.status, projectForm?.isReasonMissing, projectForm?.decision], [400, true, 'changes']);
    const late = await send('Väčšie logo.', '2');
    const kept = readPageInput(late.text).data.projectForm;
    assert.deepEqual([late.status, kept?.reason, kept?.isReasonMissing], [409, 'Väčšie logo.', false]);
    assert.equal((await send('Väčšie logo.')).status, 303);
    const { status, reason } = (await readOwn(customer, id)).milestones[0] ?? {};
    assert.deepEqual([status, reason], ['changes_requested', 'Väčšie logo.']);
    const gone = await send('Menšie logo.');
    const said = shownIn(gone, textsOf('sk')('portal:project.decided.late.title'));
    assert.deepEqual([gone.status, said, shownIn(gone, 'Menšie logo.')], [409, 1, 1], 'decided by somebody else');
  },
);

testOnEachEngine(
  'I5 I7 who may not decide on a version sees it all the same: a colleague without the right, and the customer while the project is on hold',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    const colleague = await addColleague(office, firm, { username: 'pisarka', right: 'messages' });
    const path = pathOf('portalProject', 'sk', { id: firm.projectId });
    await handOver(office, await readProject(office, firm.projectId));
    const timesIn = async (browser: TestBrowser) => shownIn(await browser.get(path), 'Návrh úvodnej stránky.');
    assert.deepEqual([await timesIn(firm.owner), await timesIn(colleague)], [1, 1]);
    assert.equal((await change(office, `${firm.projectId}/flag`, { change: 'hold', reason: 'Dohoda.' })).status, 200);
    assert.deepEqual([await timesIn(firm.owner), await timesIn(colleague)], [1, 1], 'on hold');
  },
);

testOnEachEngine(
  'I5 a colleague without the right to projects reads that it may be missing, and one who may not invite is not asked to',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    const colleague = await addColleague(office, firm, { username: 'uctovnicka', right: 'documents' });
    const project = await colleague.get(pathOf('portalProject', 'sk', { id: firm.projectId }));
    const request = await colleague.get(pathOf('portalRequest', 'sk', { id: firm.requestId }));
    for (const page of [project, request])
      assert.deepEqual([page.status, shownIn(page, 'možno vám chýba právo')], [404, 1]);
    const people = pathOf('portalPeople', 'sk');
    const askedIn = async (browser: TestBrowser) => shownIn(await browser.get(people), 'Pozvite kolegov');
    assert.deepEqual([await askedIn(firm.owner), await askedIn(colleague)], [1, 0]);
    assert.equal(shownIn(await colleague.get(people), 'ten, kto firmu spravuje'), 1);
  },
);

/** How often a page shows a text; what its scripts read is not counted. */
const shownIn = ({ text }: TestAnswer, wanted: string): number =>
  text.replaceAll(/<script[\s\S]*?<\/script>/g, '').split(wanted).length - 1;
