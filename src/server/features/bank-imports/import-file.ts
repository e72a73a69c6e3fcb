import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BankFileOutcome } from '#contract/bank-imports.ts';
import type { BankEntry } from '#domain/bank-imports/bank-entry.ts';
import { profileOf } from '#domain/bank-imports/csv-profile.ts';
import { isSameAccount } from '#domain/bank-imports/same-account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { Services } from '#server/services.ts';
import { findKnown, insertEntries, linkEntries } from './bank-entries-store.ts';
import { type BankImportRow, findImportOf, insertImport, presentImport } from './bank-imports-store.ts';
import { listProfiles } from './bank-profiles-store.ts';

type Upload = { fileName: string; content: string; account: string; userId: string | null; audit: Audit };

/**
 * Reads a bank file and keeps its entries (H9); books nothing. The same file again, also from two people at once, gives the first
 * import, and an entry that another file has brought is not stored a second time.
 */
export async function importFile(services: Services, upload: Upload): Promise<BankFileOutcome> {
  const { db, bankFiles } = services;
  const bytes = Buffer.from(upload.content, 'base64');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const earlier = await findImportOf(db, sha256);
  if (earlier) return { outcome: 'known', import: earlier };
  const profiles = (await listProfiles(db)).map(profileOf);
  const { accounts } = services.quoteSettings.current().settings;
  const currency = accounts.find(({ iban }) => isSameAccount(iban, upload.account))?.currency ?? '';
  const file = await bankFiles.read({ bytes, account: upload.account, currency, profiles });
  if (file.outcome === 'columns-unknown') return { outcome: file.outcome, ...file.preview };
  if (file.outcome !== 'read') return file;
  const row = { ...importRow(services, upload, file.entries), sha256, format: file.format };
  if (await keep(services, { row, entries: file.entries, audit: upload.audit })) {
    return { outcome: 'read', import: presentImport(row) };
  }
  const first = await findImportOf(db, sha256);
  if (!first) throw new Error('An import that is known cannot be found.');
  return { outcome: 'known', import: first };
}

function importRow({ newId, clock }: Services, { fileName, userId }: Upload, entries: readonly BankEntry[]) {
  const accounts = new Set(entries.map(({ account }) => account));
  return {
    id: newId(),
    file_name: fileName,
    account: accounts.size === 1 ? ([...accounts][0] ?? '') : '',
    entries: entries.length,
    created_at: clock(),
    created_by: userId,
  };
}

type Keeping = { row: BankImportRow; entries: readonly BankEntry[]; audit: Audit };

/** Stores import and entries together; false where somebody else has stored the same file meanwhile. */
function keep({ db, newId }: Services, { row, entries, audit }: Keeping): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await insertImport(transaction, row))) return false;
    const entryIds: string[] = [];
    for (const [account, ofAccount] of Map.groupBy(entries, (entry) => entry.account)) {
      entryIds.push(...(await keepEntries(transaction, { account, entries: ofAccount, newId })));
    }
    await linkEntries(transaction, { importId: row.id, entryIds, newId });
    await audit(transaction, { subjectId: row.id, facts: { format: row.format, entries: row.entries } });
    return true;
  });
}

type OfAccount = { account: string; entries: readonly BankEntry[]; newId: () => string };

/** Ids of the entries of an account, stored now or before. */
async function keepEntries(
  transaction: Transaction<DatabaseSchema>,
  { account, entries, newId }: OfAccount,
): Promise<string[]> {
  const told = await tellApart(transaction, account, entries);
  const inOrder = told.toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  await insertEntries(transaction, inOrder, newId);
  const references = told.map(({ reference }) => reference);
  const stored = await findKnown(transaction, account, references);
  return references.flatMap((reference) => stored.get(reference)?.id ?? []);
}

/** A bank that uses a reference again for another movement, in one file or in two, would lose it; day and sum tell the two apart. */
async function tellApart(
  transaction: Transaction<DatabaseSchema>,
  account: string,
  entries: readonly BankEntry[],
): Promise<BankEntry[]> {
  const references = entries.map(({ reference }) => reference);
  const known = new Map<string, Pick<BankEntry, 'amount' | 'bookedOn'>>(
    await findKnown(transaction, account, references),
  );
  return entries.map((entry) => {
    const { reference, amount, bookedOn } = entry;
    const first = known.get(reference) ?? { amount, bookedOn };
    known.set(reference, first);
    if (first.amount === amount && first.bookedOn === bookedOn) return entry;
    return { ...entry, reference: `${reference} ${bookedOn} ${amount}` };
  });
}
