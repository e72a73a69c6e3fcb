import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { countProjects, createProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { book, partOf, signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { done } from '#tests/support/people/office.ts';
import {
  approve,
  askForChanges,
  beginProject,
  change,
  handOver,
  milestoneAt,
  openPortal,
  ownProjectsPath,
  projectsPath,
  readOwn,
  readProject,
} from '#tests/support/people/project-office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { prepareOldProjects } from './prepare-project.ts';

const byText = (one: string, other: string) => one.localeCompare(other, 'sk');

testOnEachEngine(
  'I1 the first confirmed payment makes one project with number, milestones and scope as signed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { ledger, quote, requestId } = await signAndPlan(office);
    await book(office, partOf(ledger));
    const { rows } = done(await office.browser.get(`${projectsPath}?request=${requestId}`), listProjects);
    assert.deepEqual(
      rows.map(({ number, title, status, progress, waitsFor }) => [number, title, status, progress, waitsFor]),
      [[1, quote.content.title, 'planning', 0, 'agency']],
    );
    const project = await readProject(office, rows[0]?.id ?? '');
    assert.deepEqual(
      project.milestones.map(({ title, weight }) => [title, weight]),
      [
        ['Návrh', 30],
        ['Vývoj', 45],
        ['Testovanie', 15],
        ['Spustenie', 10],
      ],
    );
    assert.deepEqual(
      project.scope.map(({ name, quantity }) => [name, quantity]),
      quote.content.lines
        .filter(({ kind, option }) => kind === 'item' && option === null)
        .map(({ name, quantity }) => [name, quantity]),
    );
    assert.doesNotMatch(JSON.stringify(project), /internalCost|unitPrice/);
    assert.deepEqual(
      project.events.map(({ kind, actor }) => [kind, actor]),
      [['created', 'system']],
    );
  },
);

testOnEachEngine(
  'I1 an approval against a wish for changes at once: one wins, and the other is told',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const customer = await openPortal(office, quote.content.buyer.email);
    const milestone = await handOver(office, project);
    const choice = { project: project.id, milestone };
    const empty = await askForChanges(customer, { ...choice, reason: ' ' });
    assert.equal(empty.code, 'reason-required');
    assert.equal((await approve(customer, { ...choice, handover: 2 })).code, 'changed-meanwhile');
    const answers = await Promise.all([approve(customer, choice), askForChanges(customer, choice)]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
    assert.equal(answers.find(({ status }) => status === 409)?.code, 'step-not-allowed');
    const { events } = await readProject(office, project.id);
    const decisions = events.filter(({ to }) => to === 'approved' || to === 'changes_requested');
    assert.deepEqual(
      decisions.map(({ actor }) => actor),
      ['customer'],
    );
  },
);

testOnEachEngine(
  'I1 I4 changes go back to work and are handed over anew; both sides are told by mail',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const { email } = quote.content.buyer;
    const customer = await openPortal(office, email);
    const milestone = await handOver(office, project);
    const choice = { project: project.id, milestone };
    assert.equal((await askForChanges(customer, choice)).status, 200);
    const asked = await readProject(office, project.id);
    assert.deepEqual([milestoneAt(asked).status, milestoneAt(asked).reason], ['changes_requested', 'Väčšie logo.']);
    await handOver(office, asked);
    const repeated = await approve(customer, choice);
    assert.equal(repeated.code, 'changed-meanwhile', 'what was looked at is not the latest any more');
    assert.equal((await approve(customer, { ...choice, handover: 2 })).status, 200);
    assert.equal(milestoneAt(await readOwn(customer, project.id)).handovers.length, 2);
    await office.app.runDueJobs();
    const mails = office.app.mail.delivered.filter(({ subject }) => subject.includes('#0001 - '));
    // Jobs of the same moment run in any order.
    assert.deepEqual(mails.map(({ to, subject }) => `${subject.split(':')[0]} ${to === email}`).toSorted(byText), [
      'Na schválenie true',
      'Na schválenie true',
      'Schválené false',
      'Treba upraviť false',
    ]);
    const wish = mails.find(({ subject }) => subject.startsWith('Treba'));
    assert.ok(wish?.text.includes('Väčšie logo.') && wish.text.includes(`/admin/projects/${project.id}`));
    const { notifications } = done(await office.browser.get('/api/admin/notifications'), listNotifications);
    const told = notifications.filter(({ project: about }) => about?.id === project.id);
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['milestone-approved', 'milestone-changes'],
    );
  },
);

testOnEachEngine('I1 a project on hold and a cancelled one say so and go on again', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { project } = await beginProject(office);
  const flag = (wish: string, reason = 'Čaká sa na texty.') =>
    change(office, `${project.id}/flag`, { change: wish, reason });
  const held = done(await flag('hold'), getProject);
  assert.deepEqual([held.isOnHold, held.onHoldReason, held.waitsFor], [true, 'Čaká sa na texty.', null]);
  assert.equal(done(await flag('cancel'), getProject).isCancelled, true);
  assert.equal(done(await flag('resume'), getProject).isCancelled, false);
});

testOnEachEngine(
  'I1 a project is begun by hand once for a key, with changed and reordered milestones, and found in lists',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { project: first } = await beginProject(office);
    const customerId = first.customer?.id ?? '';
    const facts = {
      title: 'Údržba webu',
      language: 'da',
      service: 'web-app',
      startsOn: '2026-11-02',
      dueOn: '2026-11-11',
    };
    const body = { customerId, ...facts };
    const key = newKey();
    const headers = { 'idempotency-key': key };
    const made = done(await browser.post(projectsPath, body, headers), createProject);
    assert.deepEqual(done(await browser.post(projectsPath, body, headers), createProject).id, made.id);
    assert.equal((await browser.post(projectsPath, { ...body, title: 'Iný' }, headers)).code, 'idempotency-key-reused');
    assert.deepEqual([made.number, made.isLate, made.scope], [2, true, []]);
    assert.deepEqual(
      made.milestones.map(({ title, plannedStart, plannedEnd }) => [title, plannedStart, plannedEnd]),
      [
        ['Design', '2026-11-02', '2026-11-03'],
        ['Udvikling', '2026-11-04', '2026-11-08'],
        ['Test', '2026-11-09', '2026-11-10'],
        ['Lancering', '2026-11-11', '2026-11-11'],
      ],
    );
    const ids = made.milestones.map(({ id }) => id).toReversed();
    const path = `${projectsPath}/${made.id}`;
    const ordered = done(await browser.put(`${path}/milestones-order`, { version: made.version, ids }), getProject);
    assert.deepEqual(
      ordered.milestones.map(({ id }) => id),
      ids,
    );
    const values = { title: 'Obsah', description: '', weight: 5, plannedStart: '2026-11-30', plannedEnd: null };
    const added = done(await change(office, `${made.id}/milestones`, values), getProject);
    assert.equal(added.milestones.at(-1)?.title, 'Obsah');
    const wrong = { ...values, weight: -1, plannedEnd: '2026-11-01' };
    const refused = await change(office, `${made.id}/milestones`, wrong);
    assert.deepEqual(
      refusalsOf(refused).map(({ field }) => field),
      ['weight', 'plannedEnd'],
    );
    const titlesIn = async (query: string) =>
      done(await browser.get(`${projectsPath}?${query}`), listProjects).rows.map(({ title }) => title);
    assert.deepEqual(await titlesIn('search=udrzba'), ['Údržba webu']);
    assert.deepEqual(await titlesIn('search=%230002'), ['Údržba webu']);
    assert.deepEqual(await titlesIn('tab=late'), ['Údržba webu']);
    assert.deepEqual(await titlesIn('tab=open'), ['Údržba webu', first.title]);
    await handOver(office, first);
    assert.deepEqual(await titlesIn('tab=waiting'), [first.title]);
    const { tabs } = done(await browser.get(`${projectsPath}/counts`), countProjects);
    const counts = Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]));
    assert.deepEqual([counts['open'], counts['late'], counts['waiting'], counts['held']], [2, 1, 1, 0]);
    assert.equal(app.mail.delivered.filter(({ subject }) => subject.includes('Údržba')).length, 0);
  },
);

testOnEachEngine(
  'I1 I4 a stranger and an address that is not verified find no project, whatever the id',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const milestone = await handOver(office, project);
    const stranger = await openPortal(office, 'cudzi@example.com');
    const choice = { project: project.id, milestone };
    const calls = [
      () => stranger.get(`${ownProjectsPath}/${project.id}`),
      () => approve(stranger, choice),
      () => askForChanges(stranger, choice),
    ];
    for (const call of calls) assert.equal((await call()).code, 'not-found');
    assert.deepEqual((await stranger.get(ownProjectsPath)).body, { projects: [], next: null });
    assert.equal((await stranger.get(projectsPath)).code, 'access-denied');
    assert.equal((await office.app.newBrowser().get(ownProjectsPath)).code, 'sign-in-required');
    const customer = await openPortal(office, quote.content.buyer.email.toUpperCase());
    assert.equal((await readOwn(customer, project.id)).title, project.title);
    const foreign = { ...choice, milestone: project.id };
    assert.equal((await approve(customer, foreign)).code, 'not-found', 'a milestone of another project');
    const { db } = office.app.services;
    await db.updateTable('users').set({ email_verified_at: null }).where('role', '!=', 'admin').execute();
    assert.equal((await approve(customer, choice)).code, 'not-found');
    assert.equal(milestoneAt(await readProject(office, project.id)).status, 'submitted');
  },
);

testOnEachEngine(
  'I1 the history and what was handed over are never changed, and a project of an earlier release is filled once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project } = await beginProject(office);
    const { db } = office.app.services;
    await db.deleteFrom('project_milestones').execute();
    await db.updateTable('projects').set({ scope: null, starts_on: null }).execute();
    await prepareOldProjects(office.app.services);
    await prepareOldProjects(office.app.services);
    const filled = await readProject(office, project.id);
    const kept = ({ milestones, scope, startsOn }: typeof project) => [
      milestones.map(({ title }) => title),
      scope,
      startsOn,
    ];
    assert.deepEqual(kept(filled), kept(project));
    await handOver(office, filled);
    await assert.rejects(db.updateTable('project_events').set({ reason: 'iný' }).execute(), /never changed/);
    await assert.rejects(db.updateTable('milestone_handovers').set({ text: 'iné' }).execute(), /never changed/);
  },
);
