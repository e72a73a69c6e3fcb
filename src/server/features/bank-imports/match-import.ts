import type { Kysely } from 'kysely';
import { type EntryMatch, matchEntries, sumsToLookUp, symbolsNamedBy } from '#domain/bank-imports/match-entry.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StoredEntry, entriesOfImport } from './bank-entries-store.ts';
import { findBySums } from './payable-requests-store.ts';
import { findBySymbols } from './symbols-store.ts';

/** An entry of a file with what it is taken for now. */
export type MatchedEntry = StoredEntry & { match: EntryMatch };

/**
 * Compares all entries of a file with the requests that money is expected for at this moment (H9): by their symbols first, and those
 * that name none by sum and name.
 */
export async function matchImport(db: Kysely<DatabaseSchema>, importId: string): Promise<MatchedEntry[]> {
  const entries = await entriesOfImport(db, importId);
  const named = await findBySymbols(db, symbolsNamedBy(entries));
  const ofSums = await findBySums(db, sumsToLookUp(entries, named));
  const candidates = new Map([...ofSums, ...named].map((each) => [`${each.id} ${each.variableSymbol}`, each]));
  const matches = matchEntries(entries, [...candidates.values()]);
  return entries.map((entry) => ({ ...entry, match: matches.get(entry.id) ?? { kind: 'unknown', proposals: [] } }));
}
