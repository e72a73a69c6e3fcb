import type { VersionedDraft } from '#domain/configurator/compare-drafts.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { syncedDraftKey } from '../storage-keys.ts';
import { answersOf, inPageCurrency, pageCurrency } from '../configurator-draft.ts';
import type { SyncedDraft } from './account-sync.ts';
import { toForget } from '../discard-drafts.ts';

type Stored =
  | { isToForget: true }
  | {
      version: number;
      /** Missing where an earlier release has stored it. */
      currency?: string;
      fields: [string, string][];
      attachments: string | null;
      savedAt: number | null;
    };

/** The account's draft at the last sync of this browser; null when there was none. */
export function readSyncedDraft(): SyncedDraft {
  try {
    const stored = browserStorage.readJson(syncedDraftKey) as Stored | null;
    if (!stored) return null;
    if ('isToForget' in stored) return 'to-forget';
    const { version, currency = null, fields, attachments } = stored;
    return { version, draft: { answers: inPageCurrency(answersOf(fields), currency), attachments } };
  } catch {
    return null;
  }
}

/** Stores what the account has, and when this browser saved the same (ms). */
export function writeSyncedDraft(synced: SyncedDraft, savedAt: number | null): void {
  browserStorage.write(syncedDraftKey, synced === 'to-forget' ? toForget : synced && textOf(synced, savedAt));
}

function textOf({ draft, version }: VersionedDraft, savedAt: number | null): string {
  const fields = answersToFields(draft.answers);
  return JSON.stringify({
    version,
    currency: pageCurrency(),
    fields,
    attachments: draft.attachments,
    savedAt,
  } satisfies Stored);
}
