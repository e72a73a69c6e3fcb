import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { hashToken } from '#server/http/security/session.ts';

type Db = Kysely<DatabaseSchema>;

/** A draft that is being put behind a link; times are ms UTC. */
export type NewDraftLink = {
  token: string;
  idempotencyKey: string;
  content: string;
  savedAt: number;
  endsAt: number;
  isHandOver?: boolean;
};

/** The draft behind a link, as it was kept. */
export type FoundDraft = { content: string; savedAt: number; endsAt: number; isHandOver: boolean };

/** Keeps a draft behind a link. Both secrets are kept as hashes: neither opens or voids anything for who reads them here. */
export async function insertDraftLink(db: Db, link: NewDraftLink): Promise<void> {
  await db
    .insertInto('draft_links')
    .values({
      token_hash: hashToken(link.token),
      idempotency_key: hashToken(link.idempotencyKey),
      content: link.content,
      saved_at: link.savedAt,
      expires_at: link.endsAt,
      is_hand_over: Number(link.isHandOver ?? false),
    })
    .execute();
}

/** Finds the draft behind a link that is good at a moment (ms); null when it is unknown, void or over. */
export async function findDraftLink(
  db: Db,
  { token, now }: { token: string; now: number },
): Promise<FoundDraft | null> {
  const row = await db
    .selectFrom('draft_links')
    .select(['content', 'saved_at', 'expires_at', 'is_hand_over'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? presentDraft(row) : null;
}

/** What the call with a key has put behind a link; null when there was none, or it is void. */
export async function findSentDraft(db: Db, idempotencyKey: string): Promise<FoundDraft | null> {
  const row = await db
    .selectFrom('draft_links')
    .select(['content', 'saved_at', 'expires_at', 'is_hand_over'])
    .where('idempotency_key', '=', hashToken(idempotencyKey))
    .executeTakeFirst();
  return row ? presentDraft(row) : null;
}

/** Voids a token that was handed over; returns false when another call has just done so. */
export async function takeHandOver(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('draft_links')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Voids a link and forgets the draft behind it, by the link's token or by the key with which it was sent: whoever sent
 * it knows only that one. An unknown secret changes nothing.
 */
export async function deleteDraftLink(db: Db, secret: string): Promise<void> {
  const hash = hashToken(secret);
  await db
    .deleteFrom('draft_links')
    .where((link) => link.or([link('token_hash', '=', hash), link('idempotency_key', '=', hash)]))
    .execute();
}

/** Forgets the drafts behind links that are over; run by a job (C10). */
export async function forgetEndedDraftLinks({ db, clock }: { db: Db; clock: () => number }): Promise<void> {
  await db.deleteFrom('draft_links').where('expires_at', '<=', clock()).execute();
}

type DraftRow = { content: string; saved_at: number; expires_at: number; is_hand_over: number };

function presentDraft(row: DraftRow): FoundDraft {
  return {
    content: row.content,
    savedAt: row.saved_at,
    endsAt: row.expires_at,
    isHandOver: row.is_hand_over === 1,
  };
}
