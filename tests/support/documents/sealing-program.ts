/*
 * Seals what is signed and not sealed, and kills itself at a point of the way, as a crash does: `sealing-program.ts FOLDER POINT`.
 */
import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { listUnsealed } from '#server/features/quotes/sealing/sealed-documents-store.ts';
import { sealQuote } from '#server/features/quotes/sealing/seal-quote.ts';
import { createAgencySource } from '#server/features/settings/current-agency-facts.ts';
import { createQuoteSettingsSource } from '#server/features/settings/current-quote-settings.ts';
import { sealTaxDocument } from '#server/features/tax-documents/sealing/seal-tax-document.ts';
import { listUnsealedDocuments } from '#server/features/tax-documents/sealing/sealed-tax-documents-store.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import type { Services } from '#server/services.ts';
import type { KillPoint } from '#tests/support/database/kill-points.ts';
import { testVault } from '#tests/support/database/test-vault.ts';

const [, , dataDir = '', wanted = ''] = process.argv;

/** Ends the process at once where this is the point. */
function pass(point: KillPoint): void {
  if (point === wanted) process.kill(process.pid, 'SIGKILL');
}

async function draw(): Promise<Uint8Array> {
  pass('drawing');
  return randomBytes(100);
}

const { db, engine } = await openDatabase({ dataDir, lock: false });
const config = readConfig({ DATA_DIR: dataDir });
const files = openObjectStore(config);
let ids = 0;
const clock = () => Date.now();
const services: Partial<Services> = {
  config,
  db,
  engine,
  clock,
  vault: testVault(),
  live: createLiveEvents(),
  agency: createAgencySource({ db, clock }),
  quoteSettings: createQuoteSettingsSource({ db, clock }),
  newToken: () => randomBytes(32).toString('base64url'),
  newId() {
    ids += 1;
    // The first is that of a key or of the entry of the record; mails follow in the same transaction.
    pass(`id ${Math.min(ids, 4)}` as KillPoint);
    return ulid();
  },
  pdf: { renderQuote: draw, renderTaxDocument: draw } as unknown as Services['pdf'],
  seal: {
    seal: async ({ bytes }) => {
      pass('sealing');
      return bytes;
    },
    close: async () => undefined,
  },
  files: {
    ...files,
    put: async (key, object) => {
      pass('storing');
      await files.put(key, object);
      pass('stored');
    },
  },
  pokeJobs: () => pass('committed'),
};
for (const id of await listUnsealedDocuments(db, Number.MAX_SAFE_INTEGER))
  await sealTaxDocument(services as Services, id);
for (const quoteId of await listUnsealed(db, Number.MAX_SAFE_INTEGER)) await sealQuote(services as Services, quoteId);
