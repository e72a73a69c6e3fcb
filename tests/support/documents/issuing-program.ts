/*
 * Twenty clients at once issue invoices like the first draft that is there, one after another, until the program is killed before one
 * of its statements, as by a crash: `issuing-program.ts PLACE`.
 */
import type { KyselyPlugin } from 'kysely';
import { ulid } from 'ulid';
import { openDatabase } from '#server/database/open-database.ts';
import { createAgencySource } from '#server/features/settings/current-agency-facts.ts';
import { createLookSource } from '#server/features/settings/current-look.ts';
import { createQuoteSettingsSource } from '#server/features/settings/current-quote-settings.ts';
import { insertDocument } from '#server/features/tax-documents/documents-store.ts';
import { issueDocument } from '#server/features/tax-documents/issuing/issue-document.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import type { Caller, Services } from '#server/services.ts';
import type { IssuingPlace } from './run-issuing.ts';

const clients = 20;
const { location, now, statements, userId } = JSON.parse(process.argv[2] ?? '') as IssuingPlace;
let left = statements;
/** Ends the process before a statement is sent, the first of them the program's own. */
const dying: KyselyPlugin = {
  transformQuery: ({ node }) => {
    left -= 1;
    if (left < 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const database = await openDatabase({ ...location, lock: false });
const db = database.db.withPlugin(dying);
const clock = () => now;
const services: Partial<Services> = {
  db,
  engine: database.engine,
  clock,
  newId: () => ulid(),
  live: createLiveEvents(),
  look: createLookSource({ db: database.db, clock }),
  agency: createAgencySource({ db: database.db, clock }),
  quoteSettings: createQuoteSettingsSource({ db: database.db, clock }),
  pokeJobs: () => undefined,
};
await Promise.all([services.look?.refresh(), services.agency?.refresh(), services.quoteSettings?.refresh()]);
const caller: Caller = {
  address: '192.0.2.1',
  language: 'sk',
  origin: 'http://localhost',
  userAgent: '',
  sessionHash: null,
  deviceToken: null,
  provedAt: 0,
  user: {
    id: userId,
    username: 'anna',
    role: 'admin',
    mustEnrol: false,
  },
};
const draft = await database.db
  .selectFrom('tax_documents')
  .selectAll()
  .where('status', '=', 'draft')
  .orderBy('id')
  .executeTakeFirstOrThrow();
async function issueOnAndOn(): Promise<never> {
  for (;;) {
    const id = ulid();
    await db
      .transaction()
      .execute((transaction) => insertDocument(transaction, { ...draft, id, version: 1, call_id: id }));
    const wish = { id, version: 1, isMailed: true, caller, idempotencyKey: ulid(), audit: async () => undefined };
    await issueDocument(services as Services, wish);
  }
}
await Promise.all(Array.from({ length: clients }, issueOnAndOn));
