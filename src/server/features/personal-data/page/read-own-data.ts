import type { KeptOfDeletion, OwnData, OwnExport } from '#contract/portal/own-data.ts';
import { basisOf, keptKinds, linkLifetimeMs } from '#domain/personal-data/keeping.ts';
import { findErasureOf } from '#server/features/personal-data/erasure/erasures-store.ts';
import { type KeptRecord, findKept } from '#server/features/personal-data/erasure/kept-store.ts';
import { findObstacles } from '#server/features/personal-data/erasure/obstacles-store.ts';
import { type DataExport, findNewestExport } from '#server/features/personal-data/export/exports-store.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import type { Services, SignedInUser } from '#server/services.ts';

/** What an account can do with its data: the newest copy, and what a deletion would leave (K6). */
export async function readOwnData({ db, clock }: Pick<Services, 'db' | 'clock'>, user: SignedInUser): Promise<OwnData> {
  const now = clock();
  const person = await findPerson(db, user.id);
  const [newest, erasure, obstacles, kept] = await Promise.all([
    findNewestExport(db, user.id),
    findErasureOf(db, user.id),
    findObstacles(db, person),
    findKept(db, person),
  ]);
  const isAsked = erasure?.state === 'asked' && erasure.expires_at > now;
  return {
    export: newest && presentExport(newest, now),
    isMailed: person.addresses.length > 0,
    linkUntil: isAsked ? erasure.expires_at : null,
    isStaff: user.role !== 'user',
    obstacles,
    kept: countKept(kept),
  };
}

function presentExport(row: DataExport, now: number): OwnExport {
  return {
    id: row.id,
    state: row.state === 'ready' && row.expires_at <= now ? 'over' : row.state,
    done: row.tables_done,
    of: row.tables,
    bytes: row.bytes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    nextAt: row.state === 'failed' ? now : row.created_at + linkLifetimeMs,
  };
}

function countKept(kept: readonly KeptRecord[]): KeptOfDeletion[] {
  return keptKinds.flatMap((kind) => {
    const days = kept.filter((record) => record.kind === kind).map((record) => record.kept_until);
    const until = days.toSorted().at(-1);
    return until === undefined ? [] : [{ kind, basis: basisOf[kind], count: days.length, until }];
  });
}
