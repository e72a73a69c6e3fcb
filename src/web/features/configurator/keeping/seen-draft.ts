import type { VersionedDraft } from '#domain/configurator/compare-drafts.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { seenDraftKey } from '../../../lib/draft-storage-keys.ts';
import { answersOf } from '../draft.ts';
import type { SeenDraft } from './account-keeper.ts';
import { toForget } from './forget-drafts.ts';

type Stored =
  | { isToForget: true }
  | { version: number; fields: [string, string][]; attachments: string | null; savedAt: number | null };

/** The account's draft as this browser last saw it; null when it has seen none. */
export function readSeenDraft(): SeenDraft {
  try {
    const stored = browserStorage.readJson(seenDraftKey) as Stored | null;
    if (!stored) return null;
    if ('isToForget' in stored) return 'to-forget';
    const { version, fields, attachments } = stored;
    return { version, draft: { answers: answersOf(fields), attachments } };
  } catch {
    return null;
  }
}

/** Notes what the account has, and the time of the present draft that is the same (ms). */
export function writeSeenDraft(seen: SeenDraft, savedAt: number | null): void {
  browserStorage.write(seenDraftKey, seen === 'to-forget' ? toForget : seen && textOf(seen, savedAt));
}

function textOf({ draft, version }: VersionedDraft, savedAt: number | null): string {
  const fields = answersToFields(draft.answers);
  return JSON.stringify({ version, fields, attachments: draft.attachments, savedAt } satisfies Stored);
}
