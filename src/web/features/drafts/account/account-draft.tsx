import { DraftConflict } from '../draft-conflict.tsx';
import type { DraftSession } from '../draft-session.ts';
import { readFullDraft } from '../stashed-draft.ts';
import { useAccountSync } from './use-account-sync.ts';

type Props = { state: DraftSession };

/** Syncs the draft of a signed-in person with the account, and asks where another device has changed it too (C7). */
export function AccountDraft({ state }: Props) {
  const { rival, choose } = useAccountSync(state);
  const own = rival && readFullDraft();
  if (!rival || !own) return null;
  return <DraftConflict key={rival.savedAt} own={own} other={rival} source="account" onChoose={choose} />;
}
