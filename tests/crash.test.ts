import assert from 'node:assert/strict';
import test from 'node:test';
import { submittedRequestSchema } from '#contract/service-requests.ts';
import { connectForMaintenance } from '#server/database/open-database.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/submissions.ts';
import { TestBrowser } from '#tests/support/test-browser.ts';
import { temporaryFolder } from '#tests/support/test-databases.ts';

const kills = 20;
const visitors = 6;
/** Acknowledged submissions after which the server is killed, a little later in each round. */
const acknowledgedBefore = (round: number) => 2 + (round % 7);

const environment = { MINIMUM_FILL_MS: '0', RATE_LIMIT_FACTOR: '1000000' };

/** What the server has said of each key; null while it has not answered. */
type Ledger = Map<string, number | null>;

const bodyFor = (key: string) => submission({ answers: answersOf({ email: `${key}@example.com` }) });

/** Submits one request after another until the server is gone. */
async function submitUntilKilled(server: RunningServer, ledger: Ledger, onAcknowledged: () => void): Promise<void> {
  const browser = new TestBrowser(server.origin);
  for (;;) {
    const key = newKey();
    ledger.set(key, null);
    try {
      const answer = await submit(browser, bodyFor(key), key);
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      ledger.set(key, submittedRequestSchema.parse(answer.body).number);
      onAcknowledged();
    } catch {
      return;
    }
  }
}

async function killDuringSubmissions(dataDir: string, ledger: Ledger, round: number): Promise<void> {
  const server = await startServer({ dataDir, environment });
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const count = () => {
    acknowledged += 1;
    if (acknowledged >= acknowledgedBefore(round)) killed ??= server.stop('SIGKILL');
  };
  await Promise.all(Array.from({ length: visitors }, () => submitUntilKilled(server, ledger, count)));
  await killed;
}

test('K4 C9 every request acknowledged before one of 20 SIGKILLs is there once, with both mails', async (context) => {
  const dataDir = temporaryFolder(context);
  const ledger: Ledger = new Map();
  for (let round = 0; round < kills; round += 1) await killDuringSubmissions(dataDir, ledger, round);

  const acknowledged = new Map([...ledger].filter((entry): entry is [string, number] => entry[1] !== null));
  const unanswered = [...ledger.keys()].filter((key) => !acknowledged.has(key));
  assert.ok(acknowledged.size >= kills, 'submissions were under way at every kill');

  // A visitor whose answer was lost tries again with the same key, whether or not the request had been stored.
  const server = await startServer({ dataDir, environment });
  const browser = new TestBrowser(server.origin);
  for (const key of unanswered) assert.equal((await submit(browser, bodyFor(key), key)).status, 200);
  await server.stop();

  const { db, close } = connectForMaintenance({ dataDir }, 'read');
  const rows = await db.selectFrom('service_requests').select(['id', 'number', 'idempotency_key']).execute();
  const mails = await db.selectFrom('outbox_messages').select('service_request_id').execute();
  await close();
  const numberOf = new Map(rows.map((row) => [row.idempotency_key, row.number]));
  const lost = [...acknowledged].filter(([key, number]) => numberOf.get(key) !== number);
  context.diagnostic(`${kills} kills, ${acknowledged.size} acknowledged, ${lost.length} lost, ${unanswered.length} sent again`);
  assert.deepEqual(lost, []);
  assert.equal(rows.length, ledger.size, 'one request for each key');
  assert.equal(new Set(rows.map((row) => row.number)).size, rows.length, 'no number twice');
  for (const { id } of rows) assert.equal(mails.filter((mail) => mail.service_request_id === id).length, 2);
});
