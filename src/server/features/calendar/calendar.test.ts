import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { endCalendarFeed, getCalendarFeed, readCalendar, renewCalendarFeed } from '#contract/projects/calendar.ts';
import { calendarKinds } from '#domain/calendar/calendar-entry.ts';
import { languages } from '#domain/languages.ts';
import { getProject } from '#contract/projects/projects.ts';
import { closedRequestStatuses } from '#domain/service-requests/status.ts';
import { done } from '#tests/support/people/office.ts';
import { beginProject, change, openPortal } from '#tests/support/people/project-office.ts';
import { type QuoteOffice, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const feedPath = '/api/admin/calendar/feed';
const dayMs = 24 * 60 * 60_000;

/** An office with a date of every kind in the days around the test's. */
async function openDates(office: QuoteOffice, { db }: TestDatabase) {
  const { project } = await beginProject(office);
  const { quote, requestId } = await sendForRequest(office);
  const odd = 'Návrh; „prvá, časť“\nnový riadok, ktorý je taký dlhý, že sa v súbore musí zalomiť – ľščťžýáíé';
  await db.updateTable('project_milestones').set({ title: odd }).where('position', '=', 0).execute();
  const now = office.app.services.clock();
  await db
    .updateTable('project_materials')
    .set({ due_on: dayAt(now + 2 * dayMs) })
    .execute();
  await db
    .updateTable('payment_requests')
    .set({ status: 'requested', due_on: dayAt(now + 3 * dayMs) })
    .where('part_index', '=', 0)
    .execute();
  const userId = (await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow()).id;
  await db
    .updateTable('service_requests')
    .set({ follow_up_at: now + dayMs, follow_up_by: userId })
    .where('id', '=', requestId)
    .execute();
  return { project, quote, requestId, odd, now };
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

async function addressOf({ browser }: QuoteOffice, language = 'sk'): Promise<string> {
  const made = done(await browser.post(feedPath, { language }), renewCalendarFeed);
  return new URL(made.address).pathname;
}

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

testOnEachEngine(
  'I1 the calendar has a date of every source, each with what it leads to',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote, requestId, now } = await openDates(office, database);
    const read = async (from: number, to: number) => {
      const answer = await office.browser.get(`/api/admin/calendar?from=${dayAt(from)}&to=${dayAt(to)}`);
      return done(answer, readCalendar).entries;
    };
    const entries = await read(now - 5 * dayMs, now + 55 * dayMs);
    assert.deepEqual(new Set(entries.map(({ kind }) => kind)), new Set(calendarKinds));
    const targetOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.target;
    assert.deepEqual(
      [targetOf('milestone'), targetOf('project-due'), targetOf('quote'), targetOf('follow-up')],
      [project.id, project.id, quote.id, requestId],
    );
    assert.deepEqual(
      entries.map(({ day }) => day),
      entries.map(({ day }) => day).toSorted((one, other) => (one < other ? -1 : 1)),
    );
    assert.ok(entries.find(({ kind }) => kind === 'milestone')?.about.startsWith('#0001 - '));
    assert.deepEqual(await read(now - 800 * dayMs, now - 790 * dayMs), []);
    done(await change(office, `${project.id}/flag`, { change: 'cancel', reason: 'Dohoda.' }), getProject);
    const left = new Set((await read(now - 5 * dayMs, now + 55 * dayMs)).map(({ kind }) => kind));
    assert.deepEqual(left, new Set(['payment', 'quote', 'follow-up']));
    for (const status of closedRequestStatuses) {
      await database.db.updateTable('service_requests').set({ status }).where('id', '=', requestId).execute();
      const ofOver = await read(now - 5 * dayMs, now + 55 * dayMs);
      assert.ok(!ofOver.some(({ kind }) => kind === 'follow-up'), `${status} requests are not to be looked at again`);
      const feed = await office.app.newBrowser().get(await addressOf(office));
      assert.doesNotMatch(feed.text, /UID:follow-up-/);
    }
    assert.equal((await office.browser.get('/api/admin/calendar?from=2026-02-30&to=2026-03-01')).code, 'invalid-input');
    const customer = await openPortal(office, 'niekto@example.com');
    assert.equal((await customer.get('/api/admin/calendar?from=2026-02-01&to=2026-03-01')).code, 'access-denied');
  },
);

testOnEachEngine(
  'I1 an independent program reads the feed in four languages: days, stable names, folded and escaped text, no sums, no cookie',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { odd, now } = await openDates(office, database);
    const visitor = office.app.newBrowser();
    const uids: string[][] = [];
    for (const language of languages) {
      const answer = await visitor.get(await addressOf(office, language));
      assert.deepEqual(
        [answer.status, ...['content-type', 'set-cookie', 'cache-control'].map((name) => answer.headers.get(name))],
        [200, 'text/calendar; charset=utf-8', null, 'private, no-cache'],
      );
      const text = answer.text;
      assert.ok(
        text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
        'lines are folded',
      );
      assert.doesNotMatch(text, /[^\r]\n/);
      assert.ok(text.endsWith('END:VCALENDAR\r\n'), 'the last line ends like the others');
      assert.match(text, /^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m);
      assert.doesNotMatch(text, /€|EUR|CZK|DKK|@strechy\.example/);
      const { calendar, events } = eventsOf(text);
      assert.equal(calendar.getFirstPropertyValue('version'), '2.0');
      assert.ok(events.length >= calendarKinds.length);
      for (const event of events) {
        assert.ok(event.startDate.isDate && event.duration.toSeconds() === dayMs / 1000, event.summary);
        assert.ok(event.component.getFirstPropertyValue('dtstamp'), 'a stamp');
        assert.match(String(event.component.getFirstPropertyValue('url')), /\/admin\//);
      }
      assert.ok(
        events.some(({ summary }) => summary.endsWith(odd)),
        'the text comes back letter by letter',
      );
      const followUp = events.find(({ uid }) => uid.startsWith('follow-up-'));
      assert.equal(followUp?.startDate.toString(), dayAt(now + dayMs));
      uids.push(events.map(({ uid }) => uid));
    }
    assert.equal(new Set(uids[0]).size, uids[0]?.length);
    assert.ok(
      uids.every((each) => String(each) === String(uids[0])),
      'an entry is the same one in every language',
    );
  },
);

testOnEachEngine(
  'I1 a feed is opened by its secret alone: renewed, ended, lost with the role; unchanged is 304, guesses are held back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await openDates(office, database);
    const { app, browser } = office;
    const visitor = app.newBrowser();
    const first = await addressOf(office);
    const etag = (await visitor.get(first)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", W/"another",${etag}`, '*']) {
      const again = await visitor.get(first, { 'if-none-match': known });
      assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag], known);
    }
    for (const unknown of ['"other"', etag.slice(1, -1), '']) {
      assert.equal((await visitor.get(first, { 'if-none-match': unknown })).status, 200, unknown);
    }
    const { feed } = done(await browser.get(feedPath), getCalendarFeed);
    assert.ok(feed?.readAt);
    await database.db
      .updateTable('projects')
      .set({ due_on: dayAt(app.services.clock()) })
      .execute();
    assert.equal((await visitor.get(first, { 'if-none-match': etag })).status, 200);
    const second = await addressOf(office);
    assert.deepEqual([(await visitor.get(first)).status, (await visitor.get(second)).status], [404, 200]);
    const [token = ''] = /[\w-]{43}/.exec(second) ?? [];
    const stored = JSON.stringify(await database.db.selectFrom('calendar_feeds').selectAll().execute());
    assert.ok(!stored.includes(token) && !app.transcript().log.includes(token), 'neither stored nor logged');
    assert.equal((await visitor.get(second.replace('.ics', ''))).code, 'not-found');
    await database.db.updateTable('users').set({ role: 'bookkeeper' }).where('role', '=', 'admin').execute();
    assert.equal((await visitor.get(second)).status, 404);
    await database.db.updateTable('users').set({ role: 'admin' }).where('role', '=', 'bookkeeper').execute();
    const strict = (await openTestApp(context, database)).newBrowser();
    const times = (count: number, path: string) => Promise.all(Array.from({ length: count }, () => strict.get(path)));
    // One after another, as a program reads: what is under way counts as a guess until it is known to be none.
    for (let read = 1; read <= 40; read += 1) {
      assert.equal((await strict.get(second)).status, 200, 'whoever has the secret is not held back');
    }
    assert.equal(done(await browser.delete(feedPath), endCalendarFeed).feed, null);
    const guesses = await times(40, second);
    assert.deepEqual(new Set(guesses.map(({ code }) => code)), new Set(['not-found', 'too-many-requests']));
  },
);
