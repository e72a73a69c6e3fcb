import { matchImport } from '#server/features/bank-imports/match-import.ts';
import { insertEntries, linkEntries } from '#server/features/bank-imports/bank-entries-store.ts';
import { insertImport } from '#server/features/bank-imports/bank-imports-store.ts';
import { readBankFile } from '#server/gateways/bank-files/read-bank-file.ts';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { variableSymbolOf } from '#domain/payments/variable-symbol.ts';
import { camtFile, madeAccount } from '#tests/support/documents/bank-files.ts';
import { openPaymentRow } from '#tests/support/quotes/open-payments.ts';
import { type Part, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';

const entries = 10_000;
const requests = 50_000;
const rounds = 5;
const rowsAtOnce = 500;

/** Half of the entries name a request, the others are compared by sum and name. */
const file = Buffer.from(
  camtFile(
    Array.from({ length: entries }, (_, index) => ({
      amount: 100_000 + index,
      symbol: index % 2 === 0 ? variableSymbolOf({ year: 2026, sequence: index + 1 }) : '',
      name: `Stavebniny ${index}`,
    })),
  ),
);

/** How long a bank file of 10,000 entries takes to be read, and to be compared with 50,000 open requests (H9). */
export async function measureBankImport(name: string, place: DatabaseLocation): Promise<Part> {
  const read = readBankFile({ bytes: file, account: madeAccount, currency: 'EUR', profiles: [] });
  if (read.outcome !== 'read') throw new Error(`The file was not read: ${read.outcome}.`);
  const readings = timed(() => readBankFile({ bytes: file, account: madeAccount, currency: 'EUR', profiles: [] }));
  const database = await openDatabase(place);
  const { db } = database;
  let ids = 0;
  const newId = () => `bench ${String((ids += 1)).padStart(8, '0')}`;
  for (let from = 0; from < requests; from += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => {
      const sequence = from + index + 1;
      return openPaymentRow(newId(), sequence, { amount: 99_999 + sequence, payer_name: `Stavebniny ${sequence}` });
    });
    await db.insertInto('payment_requests').values(rows).execute();
  }
  const importId = newId();
  await db.transaction().execute(async (transaction) => {
    const row = { file_name: '', format: read.format, account: madeAccount, entries, created_at: 1, created_by: null };
    await insertImport(transaction, { id: importId, sha256: '', ...row });
    await insertEntries(transaction, read.entries, newId);
    const stored = await transaction.selectFrom('bank_entries').select('id').orderBy('id').execute();
    await linkEntries(transaction, { importId, entryIds: stored.map(({ id }) => id), newId });
  });
  const matchings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await matchImport(db, importId);
    matchings.push(performance.now() - begun);
  }
  await database.close();
  return {
    title: `A bank file of ${entries} entries among ${requests} open requests on ${name}`,
    rows: [
      ['read', milliseconds(median(readings))],
      ['matched', milliseconds(median(matchings))],
    ],
    figures: { bankFileReadMs: median(readings), [`bankMatchMs ${name}`]: median(matchings) },
  };
}

function timed(work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
}
