import type { Draft } from '#contract/drafts.ts';
import type { Services } from '#server/services.ts';
import { writeDraft } from './draft-content.ts';
import { insertDraftLink } from './link-store.ts';

/** How long the page of another host has to open a draft that is handed over (ms): 10 minutes. */
const handOverLifetimeMs = 10 * 60_000;

/** Keeps a draft behind a token that opens it once: hosts of languages do not share what browsers store (C7). */
export async function handOverDraft(
  { db, clock, newToken }: Services,
  { draft }: { draft: Draft },
): Promise<{ token: string }> {
  const token = newToken();
  const savedAt = clock();
  await insertDraftLink(db, {
    token,
    // Nothing is sent twice under a key: each hand-over has one of its own.
    idempotencyKey: newToken(),
    content: writeDraft(draft),
    savedAt,
    endsAt: savedAt + handOverLifetimeMs,
    isHandOver: true,
  });
  return { token };
}
