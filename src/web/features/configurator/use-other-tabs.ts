import { useEffect } from 'react';
import { type Draft, countedSteps, readDraft } from '#web/features/drafts/configurator-draft.ts';
import { draftKey } from '#web/features/drafts/draft-key.ts';

/**
 * Follows what another tab does with the same draft: its answers, and null once it was sent or discarded there. So no tab overwrites what
 * was typed in another one later, and what was sent is not sent from a second tab (C7, C9).
 */
export function useOtherTabs(isLive: boolean, onDraft: (draft: Draft | null) => void): void {
  useEffect(() => {
    if (!isLive) return undefined;
    const follow = ({ key }: StorageEvent) => {
      if (key !== draftKey) return;
      const draft = readDraft();
      if (draft === null) countedSteps.clear();
      onDraft(draft);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isLive, onDraft]);
}
