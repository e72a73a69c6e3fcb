import { useEffect, useRef, useState } from 'react';
import { type KeptDraft, forgetOwnDraft, getOwnDraft, keepOwnDraft } from '#contract/drafts.ts';
import { ApiError, callEndpoint } from '../../../lib/api.ts';
import { subscribeToCollection } from '#web/features/attachments/collection.ts';
import { clearSignedInMarker } from './signed-in-marker.ts';
import type { AccountState, DraftSession } from '../draft-session.ts';
import { type AccountSync, type SyncState, createAccountSync } from './account-sync.ts';
import { type FullDraft, stashDraft, readFullDraft } from '../stashed-draft.ts';
import { readSyncedDraft, writeSyncedDraft } from './synced-draft.ts';

/** The account gets what was typed this many ms after the last change. */
const pauseMs = 2000;

const calls: Parameters<typeof createAccountSync>[0]['calls'] = {
  read: () => callEndpoint(getOwnDraft, {}),
  keep: (draft, version) => callEndpoint(keepOwnDraft, { body: { draft, version }, keepalive: true }),
  forget: () => callEndpoint(forgetOwnDraft, {}),
};

function failureOf(error: unknown): 'changed' | 'signed-out' | 'later' {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return 'changed';
  return status === 401 || status === 403 ? 'signed-out' : 'later';
}

/** Keeps the account's draft and this one together; answers with the account's where both went on and one is to be chosen. */
export function useAccountSync(state: DraftSession): {
  rival: FullDraft | null;
  choose: (choice: 'own' | 'other') => void;
} {
  const [rival, setRival] = useState<FullDraft | null>(null);
  const latest = useRef(state);
  const keeper = useRef<AccountSync | null>(null);

  useEffect(() => {
    const { answers, savedAt } = latest.current;
    latest.current = state;
    if (answers !== state.answers || savedAt !== state.savedAt) keeper.current?.noteChange();
  });

  useEffect(() => {
    const made = createAccountSync({
      calls,
      failureOf,
      device: {
        read: readDated,
        // Who has nothing here yet wants to be where the other device stopped, everybody else stays.
        restoreDraft: (kept) => latest.current.restoreDraft(wholeOf(kept), readFullDraft() ? undefined : 'its-step'),
        readSeen: readSyncedDraft,
        writeSeen: writeSyncedDraft,
      },
      tell(news) {
        setRival(news.phase === 'asking' ? wholeOf(news.rival) : null);
        latest.current.setAccount(stateOf(news));
        if (news.phase === 'off') clearSignedInMarker();
      },
      later(run) {
        const timer = setTimeout(run, pauseMs);
        return () => clearTimeout(timer);
      },
    });
    keeper.current = made;
    void made.meet();
    const meet = () => void made.meet();
    const passOn = () => document.visibilityState === 'hidden' && made.noteChange('now');
    addEventListener('online', meet);
    document.addEventListener('visibilitychange', passOn);
    const unwatch = subscribeToCollection(() => made.noteChange());
    return () => {
      removeEventListener('online', meet);
      document.removeEventListener('visibilitychange', passOn);
      unwatch();
      made.stop();
    };
  }, []);

  return {
    rival,
    choose(choice) {
      stashDraft(choice === 'own' ? rival : readFullDraft());
      void keeper.current?.choose(choice === 'own' ? 'own' : 'kept');
      setRival(null);
    },
  };
}

function readDated() {
  const own = readFullDraft();
  return own && { draft: { answers: own.answers, attachments: own.attachments }, savedAt: own.savedAt };
}

const wholeOf = ({ draft, savedAt }: KeptDraft): FullDraft => ({ ...draft, savedAt, link: null });

function stateOf(news: SyncState): AccountState {
  if (news.phase === 'kept') return { savedAt: news.savedAt };
  return news.phase === 'waiting' ? 'waiting' : null;
}
