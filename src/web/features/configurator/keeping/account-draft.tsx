import { Suspense, lazy } from 'react';
import type { Configurator } from '../use-configurator.ts';
import { readOwnDraft } from './other-draft.ts';
import { useAccountDraft } from './use-account-draft.ts';

const LazyQuestion = lazy(async () => ({ default: (await import('./draft-question.tsx')).DraftQuestion }));

type Props = { state: Configurator };

/** Keeps the draft of a signed-in person in the account too, and asks where another device went on with it (C7). */
export function AccountDraft({ state }: Props) {
  const { rival, choose } = useAccountDraft(state);
  const own = rival && readOwnDraft();
  if (!rival || !own) return null;
  return (
    <Suspense fallback={null}>
      <LazyQuestion key={rival.savedAt} own={own} other={rival} source="account" onChoose={choose} />
    </Suspense>
  );
}
