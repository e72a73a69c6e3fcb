import type { Kysely } from 'kysely';
import type { BankEntries, BankEntryRow } from '#contract/bank-imports.ts';
import { type MatchKind, matchKinds } from '#domain/bank-imports/bank-entry.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type MatchedEntry, matchImport } from './match-import.ts';
import { findPayables, settledBy } from './payable-requests-store.ts';

const pageSize = 50;

type Wanted = { importId: string; kind: MatchKind; after?: string | undefined };

/** Entries of one kind of a file, a page at a time, and how many there are of each kind (H9). */
export async function listEntries(db: Kysely<DatabaseSchema>, { importId, kind, after }: Wanted): Promise<BankEntries> {
  const entries = await matchImport(db, importId);
  const ofKind = entries.filter(({ match }) => match.kind === kind);
  const from = after === undefined ? 0 : ofKind.findIndex(({ id }) => id === after) + 1;
  const page = ofKind.slice(from, from + pageSize);
  const hasMore = ofKind.length > from + pageSize;
  return {
    counts: countsOf(entries),
    rows: await present(db, page),
    next: hasMore ? (page.at(-1)?.id ?? null) : null,
  };
}

function countsOf(entries: readonly MatchedEntry[]): Record<MatchKind, number> {
  const counts = matchKinds.map((kind) => [kind, entries.filter(({ match }) => match.kind === kind).length] as const);
  return Object.fromEntries(counts) as Record<MatchKind, number>;
}

async function present(db: Kysely<DatabaseSchema>, page: readonly MatchedEntry[]): Promise<BankEntryRow[]> {
  const requests = await findPayables(db, [...new Set(page.flatMap(({ match }) => match.proposals.map(idOf)))]);
  const settled = await settledBy(
    db,
    page.flatMap(({ paymentId }) => paymentId ?? []),
  );
  return page.map(({ match, paymentId, reference: _reference, ...entry }) => ({
    ...entry,
    kind: match.kind,
    proposals: match.proposals.flatMap(({ requestId, why }) => {
      const request = requests.get(requestId);
      return request ? [{ request, why }] : [];
    }),
    paid: paymentId === null ? [] : (settled.get(paymentId) ?? []),
  }));
}

const idOf = ({ requestId }: { requestId: string }): string => requestId;
