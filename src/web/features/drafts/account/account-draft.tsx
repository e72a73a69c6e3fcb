import { Suspense, lazy } from 'react';
import type { DraftSession } from '../draft-session.ts';
import { readFullDraft } from '../stashed-draft.ts';
import { useAccountSync } from './use-account-sync.ts';

const LazyConflictDialog = lazy(async () => ({
  default: (await import('../draft-conflict-dialog.tsx')).DraftConflictDialog,
}));

type Props = { state: DraftSession };

/** Syncs the draft of a signed-in person with the account, and asks where another device has changed it too (C7). */
export function AccountDraft({ state }: Props) {
  const { rival, choose } = useAccountSync(state);
  const own = rival && readFullDraft();
  if (!rival || !own) return null;
  return (
    <Suspense fallback={null}>
      <LazyConflictDialog key={rival.savedAt} own={own} other={rival} source="account" onChoose={choose} />
    </Suspense>
  );
}
