import assert from 'node:assert/strict';
import { noFiles } from './support/database/no-files.ts';
import { killCount } from './support/database/kill-count.ts';
import { testVault } from './support/database/test-vault.ts';
import { type TestContext, describe, test } from 'node:test';
import { ulid } from 'ulid';
import { submittedRequestSchema } from '#contract/shapes.ts';
import type { EngineName } from '#server/database/engine.ts';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { createSendMailHandler } from '#server/features/mail/outbox/send-mail.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import { createJobWorker } from '#server/jobs/job-worker.ts';
import { openSink, smtpTo } from './support/requests/mail-post.ts';
import { type RunningServer, startServer } from './support/browser/running-server.ts';
import type { SmtpSink } from './support/servers/smtp-sink.ts';
import { answersOf, newKey, submission, submit } from './support/requests/submissions.ts';
import { TestBrowser } from './support/browser/test-browser.ts';
import { atEnd, blankLocation, testAtEachLocation } from './support/database/test-databases.ts';
import { arePagesBuilt } from './support/browser/test-pages.ts';

/** The embedded database shares the fate of the server's files; PostgreSQL only loses its client. */
const killsOf: Record<EngineName, number> = { sqlite: killCount(3, 20), postgres: killCount(2, 10) };
const visitors = 6;
/** Acknowledged submissions after which the server is killed, another number in each round. */
const acknowledgedBefore = (round: number) => 5 + 2 * (round % 7);
/** Longer than a killed worker keeps the jobs that it had taken. */
const patienceMs = 60 * 60_000;

/** What the server has said of each key; null while it has not answered. */
type Ledger = Map<string, number | null>;

type Site = { location: DatabaseLocation; sink: SmtpSink; start: () => Promise<RunningServer> };

async function openSite(context: TestContext, engine: EngineName): Promise<Site> {
  const location = await blankLocation(context, engine);
  const sink = await openSink(context);
  const environment = {
    MINIMUM_FILL_MS: '0',
    RATE_LIMIT_FACTOR: '1000000',
    SMTP_URL: sink.url,
    DATABASE_URL: location.databaseUrl ?? '',
  };
  return {
    location,
    sink,
    async start() {
      const server = await startServer({ dataDir: location.dataDir, environment });
      atEnd(context, () => server.stop('SIGKILL'));
      return server;
    },
  };
}

const bodyFor = (key: string) => submission({ answers: answersOf({ email: `${key}@example.com` }) });

/** Submits with a key until the server has answered; null when it is gone. */
async function acknowledge(browser: TestBrowser, key: string): Promise<number | null> {
  try {
    const answer = await submit(browser, bodyFor(key), key);
    return answer.status === 200 ? submittedRequestSchema.parse(answer.body).number : null;
  } catch {
    return null;
  }
}

/** Visitors submit side by side until the server is killed under them. */
async function killDuringSubmissions(site: Site, ledger: Ledger, round: number): Promise<void> {
  const server = await site.start();
  let acknowledged = 0;
  let killed: Promise<unknown> | undefined;
  const visit = async () => {
    const browser = new TestBrowser(server.origin);
    for (;;) {
      const key = newKey();
      ledger.set(key, null);
      const number = await acknowledge(browser, key);
      if (number === null) return;
      ledger.set(key, number);
      acknowledged += 1;
      if (acknowledged >= acknowledgedBefore(round)) killed ??= server.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  assert.ok(killed, `the server was not killed but broke down: ${server.output()}`);
  await killed;
}

/** Works off all mails as a server does that comes later; answers what the database then holds. */
async function finishMails({ location, sink }: Site) {
  const { db, engine, close } = await openDatabase(location);
  const mail = smtpTo(sink);
  const clock = () => Date.now() + patienceMs;
  const problems: string[] = [];
  const note = (details: object, message: string) => void problems.push(`${message} ${JSON.stringify(details)}`);
  const worker = createJobWorker({
    db,
    engine,
    clock,
    handlers: {
      'send-mail': createSendMailHandler(
        { db, mail, clock, live: createLiveEvents(), vault: testVault(), files: noFiles, newId: ulid },
        async () => undefined,
      ),
    },
    workerId: 'afterwards',
    log: { info: () => undefined, warn: note, error: note },
  });
  await worker.runDueJobs();
  assert.deepEqual(problems, []);
  const requests = await db.selectFrom('service_requests').select(['id', 'number', 'idempotency_key']).execute();
  const messages = await db
    .selectFrom('outbox_messages')
    .select(['service_request_id', 'message_id', 'state', 'recipient'])
    .execute();
  await mail.close();
  await close();
  return { requests, messages };
}

/** How often each mail has arrived, by its Message-ID. */
function countArrivals({ mails }: SmtpSink): Map<string, number> {
  const arrivals = new Map<string, number>();
  for (const { email } of mails) arrivals.set(email.messageId ?? '', (arrivals.get(email.messageId ?? '') ?? 0) + 1);
  return arrivals;
}

describe('a server that is killed', { skip: arePagesBuilt ? false : 'the pages are not built' }, () => {
  testAtEachLocation(
    'K4 C9 every request acknowledged before a SIGKILL is there once, and both its mails arrive',
    async (engine, context) => {
      const site = await openSite(context, engine);
      const ledger: Ledger = new Map();
      for (let round = 0; round < killsOf[engine]; round += 1) await killDuringSubmissions(site, ledger, round);
      const acknowledged = [...ledger].filter(([, number]) => number !== null);

      // A visitor whose answer was lost tries again with the same key, whether or not the request had been stored.
      const server = await site.start();
      const browser = new TestBrowser(server.origin);
      const unanswered = [...ledger.keys()].filter((key) => ledger.get(key) === null);
      for (const key of unanswered) ledger.set(key, await acknowledge(browser, key));
      assert.equal(await server.stop(), 0);

      const { requests, messages } = await finishMails(site);
      const stored = new Map(requests.map((row) => [row.idempotency_key, row.number]));
      const lost = acknowledged.filter(([key, number]) => stored.get(key) !== number);
      const arrivals = countArrivals(site.sink);
      const repeated = [...arrivals.values()].filter((count) => count > 1).length;
      context.diagnostic(
        `${killsOf[engine]} kills: ${acknowledged.length} acknowledged, ${lost.length} lost, ` +
          `${unanswered.length} sent again; ${messages.length} mails, ${repeated} of them arrived more than once`,
      );
      assert.deepEqual(lost, []);
      assert.deepEqual(stored, ledger, 'one request for each key, with the number that was answered');
      const numbers = requests.map((row) => row.number).toSorted((a, b) => a - b);
      assert.deepEqual(
        numbers,
        Array.from(numbers, (_, index) => 1001 + index),
        'no number twice and none left out',
      );
      for (const { id } of requests) {
        assert.equal(messages.filter((message) => message.service_request_id === id).length, 2);
      }
      assert.deepEqual(
        messages.filter(({ state }) => state !== 'sent'),
        [],
      );
      assert.deepEqual(new Set(arrivals.keys()), new Set(messages.map((message) => message.message_id)));
    },
  );

  test('K4 a mail under way when the server is killed arrives again, with the same Message-ID', async (context) => {
    const site = await openSite(context, 'sqlite');
    const server = await site.start();
    site.sink.hangUpAfterNext();
    const key = newKey();
    const number = await acknowledge(new TestBrowser(server.origin), key);
    assert.equal(number, 1001);
    const [first] = await site.sink.received(1);
    await server.stop('SIGKILL');
    const { messages } = await finishMails(site);
    assert.deepEqual(
      messages.map(({ state }) => state),
      ['sent', 'sent'],
    );
    const arrivals = countArrivals(site.sink);
    assert.equal(arrivals.size, 2);
    assert.equal(arrivals.get(first?.email.messageId ?? ''), 2);
    const copies = site.sink.mails.filter(({ email }) => email.messageId === first?.email.messageId);
    assert.equal(new Set(copies.map(({ email }) => `${email.subject}\n${email.date}\n${email.text}`)).size, 1);
  });
});
