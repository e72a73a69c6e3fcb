import assert from 'node:assert/strict';
import {
  changeTime,
  discardTimer,
  noteTime,
  removeTime,
  startTimer,
  stopTimer,
} from '#contract/projects/project-time.ts';
import { createProject } from '#contract/projects/projects.ts';
import { byteOrderMark } from '#domain/csv.ts';
import { timeLimits } from '#domain/projects/time/check-time.ts';
import { anonymiseCustomer, getCustomer } from '#contract/customers.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { copyOf } from '#tests/support/database/own-data.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { auditEntries, refusalsOf } from '#tests/support/people/accounts.ts';
import { done, openOffice, storeRequest } from '#tests/support/people/office.ts';
import {
  beginProject,
  milestoneAt,
  openPortal,
  ownProjectsPath,
  projectsPath,
} from '#tests/support/people/project-office.ts';
import { note, readSheet, someTime, stop } from '#tests/support/people/project-time.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';

const minute = 60_000;
const hour = 60 * minute;
const secret = 'Hľadal som chybu po Kováčovi';

async function openProjects(office: QuoteOffice) {
  const { browser, app } = office;
  const { customer_id: customerId } = await storeRequest(app);
  const facts = { customerId, language: 'sk', service: 'website', startsOn: null, dueOn: null };
  const make = async (title: string) =>
    done(await browser.post(projectsPath, { ...facts, title }, { 'idempotency-key': newKey() }), createProject);
  return { project: await make('Web'), other: await make('Kalkulačka') };
}

const start = (browser: TestBrowser, id: string, milestoneId: string | null = null) =>
  browser.post(`${projectsPath}/${id}/timer`, { milestoneId });

/** Puts the clock of the server to a time, at which everybody is signed in still. */
async function passTo({ app }: QuoteOffice, time: string): Promise<void> {
  app.passTime(Date.parse(time) - app.services.clock());
  const far = app.services.clock() + 1000 * hour;
  await app.services.db.updateTable('sessions').set({ created_at: far, last_seen_at: far, expires_at: far }).execute();
}

testOnEachEngine(
  'I1 time is noted by hand once for a key, changed and deleted over the version that was read, with sums and CSV',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, id: me, username } = office;
    const { project } = await beginProject(office);
    const { id } = project;
    const design = milestoneAt(project);
    const empty = await readSheet(browser, id);
    assert.deepEqual([empty.entries, empty.noted, empty.timer, empty.personId], [[], [], null, me]);
    const key = newKey();
    const facts = { personId: me, milestoneId: design.id, note: `  =${secret} `, key };
    done(await note(browser, id, facts), noteTime);
    const sheet = done(await note(browser, id, facts), noteTime);
    const [entry] = sheet.entries;
    assert.ok(entry);
    const { person, version, ...read } = entry;
    assert.deepEqual(read, { ...someTime, id: entry.id, milestoneId: design.id, note: `=${secret}` });
    assert.deepEqual([sheet.entries.length, person?.id, version], [1, me, 1]);
    assert.equal((await note(browser, id, { ...facts, minutes: 5 })).code, 'idempotency-key-reused');
    done(await note(browser, id, { personId: me, day: '2026-11-21', minutes: 15 }), noteTime);

    const path = `${projectsPath}/${id}/time/${entry.id}`;
    const changed = { ...someTime, personId: me, minutes: 120, note: 'Návrh; úvod' };
    const answers = await Promise.all([1, 2].map(() => browser.put(path, { version, ...changed })));
    assert.deepEqual(answers.map(({ code }) => code ?? 'changed').toSorted(), ['changed', 'changed-meanwhile']);
    const won = answers.find(({ status }) => status === 200);
    assert.ok(won);
    const after = done(won, changeTime);
    assert.deepEqual(
      after.entries.map(({ day, minutes }) => [day, minutes]),
      [
        ['2026-11-21', 15],
        ['2026-11-20', 120],
      ],
    );
    assert.deepEqual(after.noted, [{ milestoneId: null, personId: me, minutes: 135 }]);

    const file = await browser.get(`${projectsPath}/${id}/time.csv`);
    assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.deepEqual(file.text.replace(byteOrderMark, '').split('\r\n'), [
      'Deň;Kto;Míľnik;Čas;Hodiny;Poznámka',
      `2026-11-21;${username};;0:15;0,25;`,
      `2026-11-20;${username};;2:00;2;"Návrh; úvod"`,
      '',
    ]);
    assert.equal((await browser.post(`${path}/removal`, { version: 1 })).code, 'changed-meanwhile');
    assert.equal(done(await browser.post(`${path}/removal`, { version: 2 }), removeTime).entries.length, 1);
    assert.equal((await browser.post(`${path}/removal`, { version: 2 })).code, 'not-found');
    const actions = await Promise.all(
      (['noted', 'changed', 'removed', 'exported'] as const).map((each) =>
        auditEntries(database, `project.time-${each}`),
      ),
    );
    assert.deepEqual(
      actions.map((entries) => entries.length),
      [2, 1, 1, 1],
    );
  },
);

testOnEachEngine(
  'I1 bad time is refused at its field, and what is of another project or of no administrator is not found',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, id: me } = office;
    const { project, other } = await openProjects(office);
    const wrong = { personId: me, day: '2027-01-01', minutes: timeLimits.minutes + 1 };
    assert.deepEqual(
      refusalsOf(await note(browser, project.id, wrong)).map(({ field }) => field),
      ['day', 'minutes'],
    );
    assert.equal((await note(browser, project.id, { personId: me, minutes: 0 })).status, 400);
    const foreign = { personId: me, milestoneId: milestoneAt(other).id };
    assert.equal((await note(browser, project.id, foreign)).code, 'not-found');
    assert.equal((await start(browser, project.id, foreign.milestoneId)).code, 'not-found');
    const customer = await database.db.selectFrom('users').select('id').where('role', '=', 'user').executeTakeFirst();
    const nobody = [customer?.id ?? newKey(), newKey()];
    for (const personId of nobody) assert.notEqual((await note(browser, project.id, { personId })).status, 200);
    const { entries } = done(await note(browser, project.id, { personId: me }), noteTime);
    const [entry] = entries;
    const body = { version: 1, ...someTime, personId: me };
    assert.equal((await browser.put(`${projectsPath}/${other.id}/time/${entry?.id}`, body)).code, 'not-found');
    assert.equal((await readSheet(browser, other.id)).entries.length, 0);
  },
);

testOnEachEngine(
  'I1 one timer runs for a person, on the server: starting another notes the first, by days, once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { project, other } = await openProjects(office);
    await passTo(office, '2026-11-27T22:30:00Z');
    const startedAt = app.services.clock();
    const starts = await Promise.all([start(browser, project.id), start(browser, project.id)]);
    for (const answer of starts) assert.equal(done(answer, startTimer).timer?.startedAt, startedAt);
    const colleague = await openOffice(app);
    assert.equal((await readSheet(colleague.browser, project.id)).timer, null, 'it is one person’s');
    done(await start(colleague.browser, project.id), startTimer);
    app.passTime(45 * minute);
    const elsewhere = done(await start(browser, other.id, milestoneAt(other).id), startTimer);
    assert.deepEqual([elsewhere.timer?.project.id, elsewhere.timer?.milestoneId], [other.id, milestoneAt(other).id]);
    const days = [
      { day: '2026-11-27', minutes: 30 },
      { day: '2026-11-28', minutes: 15 },
    ];
    assert.deepEqual(done(await stop(browser, startedAt), stopTimer), { noted: days, projectId: project.id }, 'again');
    const both = await Promise.all([0, 1].map(() => stop(browser, elsewhere.timer?.startedAt ?? 0)));
    for (const answer of both) {
      assert.deepEqual(done(answer, stopTimer).noted, [{ day: '2026-11-28', minutes: 1 }], 'pressed twice');
    }
    assert.equal((await stop(browser, startedAt + 1)).code, 'changed-meanwhile');
    const sheet = await readSheet(browser, project.id);
    assert.deepEqual(
      sheet.entries.map(({ day, minutes }) => [day, minutes]),
      [
        ['2026-11-28', 15],
        ['2026-11-27', 30],
      ],
    );
    assert.equal((await readSheet(browser, other.id)).entries.length, 1);
    assert.equal((await readSheet(colleague.browser, other.id)).timer?.project.id, project.id, 'theirs goes on');
    const gone = await colleague.browser.post('/api/admin/timer/discarding', { startedAt });
    assert.equal(done(gone, discardTimer).projectId, project.id);
    assert.equal((await readSheet(colleague.browser, project.id)).noted.length, 1, 'and has noted nothing');
  },
);

testOnEachEngine(
  'I1 a timer of more than ten hours asks what is right, across the change of summer time as well',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { project, other } = await openProjects(office);
    // The night in which 2 o’clock becomes 3.
    await passTo(office, '2027-03-27T22:30:00Z');
    const startedAt = app.services.clock();
    done(await start(browser, project.id), startTimer);
    app.passTime(10 * hour + minute);
    assert.equal((await stop(browser, startedAt)).code, 'timer-too-long');
    assert.equal((await start(browser, other.id)).code, 'timer-too-long');
    assert.equal((await readSheet(browser, project.id)).timer?.startedAt, startedAt, 'it still runs');
    assert.deepEqual(
      refusalsOf(await stop(browser, startedAt, 602)).map(({ field }) => field),
      ['minutes'],
    );
    assert.equal((await stop(browser, startedAt, 0)).status, 400);
    const { noted } = done(await stop(browser, startedAt, 150), stopTimer);
    assert.deepEqual(noted, [
      { day: '2027-03-27', minutes: 30 },
      { day: '2027-03-28', minutes: 120 },
    ]);
    const { timer, noted: sums } = await readSheet(browser, project.id);
    assert.deepEqual([timer, sums.map(({ minutes }) => minutes)], [null, [150]]);
  },
);

testOnEachEngine(
  'I1 K6 noted time is the agency’s own: nothing of it in the portal or for bookkeepers; it stays as figures when people go',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { buyer } = sampleQuoteContent();
    const { project, quote } = await beginProject(office, { buyer: { ...buyer, email: 'anna@kovac.example' } });
    const { id } = project;
    const colleague = await openOffice(app);
    done(await note(browser, id, { personId: colleague.id, minutes: 1234, note: secret }), noteTime);
    done(await start(colleague.browser, id), startTimer);

    const customer = await openPortal(office, quote.content.buyer.email);
    const before = app.transcript().answers.length;
    for (const path of ['', `/${id}`, `/${id}/material`]) {
      assert.equal((await customer.get(`${ownProjectsPath}${path}`)).status, 200);
    }
    assert.equal((await customer.get(`/portal/projekty/${id}`)).status, 200);
    const told = app.transcript().answers.slice(before);
    assert.ok(told.includes(project.title) && !told.includes(secret) && !/"minutes"|time_entries|20:34/.test(told));
    const bookkeeper = await app.newBrowserOf('bookkeeper');
    for (const stranger of [customer, bookkeeper]) {
      for (const path of ['time', 'time.csv']) {
        assert.equal((await stranger.get(`${projectsPath}/${id}/${path}`)).status, 403);
      }
      assert.equal((await start(stranger, id)).status, 403);
      assert.equal((await note(stranger, id, { personId: colleague.id })).status, 403);
    }
    const { id: customerAccount } = await database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'user')
      .executeTakeFirstOrThrow();
    const isToldTo = async (user: string) =>
      [...readZip(await copyOf(app, user)).values()].some((part) => part.includes(secret));
    assert.deepEqual([await isToldTo(customerAccount), await isToldTo(colleague.id)], [false, true]);

    assert.equal((await browser.delete(`/api/admin/users/${colleague.id}`, { version: 1 })).status, 200);
    const sheet = await readSheet(browser, id);
    assert.deepEqual(
      sheet.entries.map(({ minutes, person, note: said }) => [minutes, person, said]),
      [[1234, null, '']],
    );
    assert.deepEqual(sheet.noted, [{ milestoneId: null, personId: null, minutes: 1234 }]);
    assert.deepEqual(await database.db.selectFrom('time_timers').selectAll().execute(), []);
    const [entry] = sheet.entries;
    const facts = { ...someTime, minutes: 60, personId: null, note: secret, version: entry?.version };
    done(await browser.put(`${projectsPath}/${id}/time/${entry?.id}`, facts), changeTime);

    const customerId = project.customer?.id ?? '';
    const { version } = done(await browser.get(`/api/admin/customers/${customerId}`), getCustomer);
    done(await browser.post(anonymiseCustomer.path.replace(':id', customerId), { version }), anonymiseCustomer);
    const left = await database.db.selectFrom('time_entries').select(['minutes', 'note']).execute();
    assert.deepEqual(left, [{ minutes: 60, note: '' }]);
  },
);
