import assert from 'node:assert/strict';
import type { BankEntries, BankFileOutcome, BankImport } from '#contract/bank-imports.ts';
import type { MatchKind } from '#domain/bank-imports/bank-entry.ts';
import { variableSymbolOf } from '#domain/payments/variable-symbol.ts';
import { type MadeEntry, camtFile } from '#tests/support/documents/bank-files.ts';
import { openPaymentRow } from '#tests/support/quotes/open-payments.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** Calls about files of a bank, and about their entries. */
export const [imports, entries] = ['/api/admin/bank-imports', '/api/admin/bank-entries'] as const;

/** Variable symbol of a request of 2026. */
export const symbol = (sequence: number) => variableSymbolOf({ year: 2026, sequence });

/** Requests for 1 200, 500 and 80 euro, in this order. */
async function openRequests({ services }: TestApp): Promise<[string, string, string]> {
  const ids: [string, string, string] = [services.newId(), services.newId(), services.newId()];
  const rows = [120_000, 50_000, 8_000].map((amount, index) => openPaymentRow(ids[index] ?? '', index + 1, { amount }));
  await services.db.insertInto('payment_requests').values(rows).execute();
  return ids;
}

/** Sends a file as an administrator does. */
export const upload = (browser: TestBrowser, content: string, fileName = 'vypis.xml') =>
  browser.post(imports, { fileName, content: Buffer.from(content).toString('base64'), account: '' });

/** Reads a file of made entries; the same content gives its first import. */
export async function read(browser: TestBrowser, made: readonly MadeEntry[]): Promise<BankImport> {
  const answer = await upload(browser, camtFile(made));
  const outcome = answer.body as BankFileOutcome;
  assert.ok(outcome.outcome === 'read' || outcome.outcome === 'known', answer.text);
  return outcome.import;
}

/** The entries of an import that were taken for one kind. */
export async function listOf(browser: TestBrowser, importId: string, kind: MatchKind): Promise<BankEntries> {
  const answer = await browser.get(`${entries}?importId=${importId}&kind=${kind}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as BankEntries;
}

/** A server with three requests, and an administrator. */
export const open = async (context: Parameters<typeof openTestApp>[0], database: TestDatabase) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  return { app, admin, requests: await openRequests(app) };
};

/** State and paid sum of each request, in their order. */
export const paidOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('payment_requests').select(['status', 'paid']).orderBy('id').execute()).map(
    ({ status, paid }) => `${status} ${paid}`,
  );
/** All payments, the smallest first. */
export const paymentsOf = ({ db }: TestDatabase) => db.selectFrom('payments').selectAll().orderBy('amount').execute();

/** Entries that pay a request, a part of one, one by name, none, and one that goes out. */
export const file: readonly MadeEntry[] = [
  { amount: 120_000, symbol: symbol(1), name: 'PEKAREN ZOFIA', message: 'za web' },
  { amount: 30_000, symbol: symbol(2) },
  { amount: 8_000, name: 'PEKAREN ZOFIA SRO' },
  { amount: 4_200, name: 'Niekto' },
  { amount: -1_500, name: 'Banka' },
];
