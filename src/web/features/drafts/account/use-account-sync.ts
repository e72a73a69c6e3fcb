import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeptDraft, forgetOwnDraft, getOwnDraft, keepOwnDraft } from '#contract/drafts.ts';
import { subscribeToCollection } from '#web/features/attachments/collection.ts';
import { ApiError, callEndpoint } from '../../../lib/http/api.ts';
import { forThisPage, pageCurrency, subscribeToDraft } from '../configurator-draft.ts';
import type { AccountState, DraftSession } from '../draft-session.ts';
import { type FullDraft, readFullDraft, stashDraft } from '../stashed-draft.ts';
import { type AccountSync, type SyncState, createAccountSync } from './account-sync.ts';
import { clearSignedInMarker } from './signed-in-marker.ts';
import { readSyncedDraft, writeSyncedDraft } from './synced-draft.ts';

/** Changes are sent so many ms after the last one. */
const debounceMs = 2000;

const calls: Parameters<typeof createAccountSync>[0]['calls'] = {
  async read() {
    const { kept } = await callEndpoint(getOwnDraft, {});
    return { kept: kept && { ...kept, draft: forThisPage(kept.draft) } };
  },
  keep: (draft, version) => callEndpoint(keepOwnDraft, { body: { draft, version }, keepalive: true }),
  forget: () => callEndpoint(forgetOwnDraft, {}),
};

function failureOf(error: unknown): 'changed' | 'signed-out' | 'later' {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return 'changed';
  return status === 401 || status === 403 ? 'signed-out' : 'later';
}

/** Syncs this draft with that of the account. Returns the account's draft while both have changed and one is to be chosen. */
export function useAccountSync(session: DraftSession): {
  rival: FullDraft | null;
  choose: (choice: 'own' | 'other') => void;
} {
  const [rival, setRival] = useState<FullDraft | null>(null);
  const sync = useRef<AccountSync | null>(null);
  const restoreDraft = useEffectEvent(session.restoreDraft);
  const setAccount = useEffectEvent(session.setAccount);

  useEffect(() => {
    const created = createAccountSync({
      calls,
      failureOf,
      device: {
        read: readDated,
        // Without a draft on this device, the step where the other device stopped is opened; else the step stays.
        restoreDraft: (stored) => restoreDraft(fullDraftOf(stored), readFullDraft() ? undefined : 'its-step'),
        readSynced: readSyncedDraft,
        writeSynced: writeSyncedDraft,
      },
      onState(state) {
        setRival(state.phase === 'conflict' ? fullDraftOf(state.rival) : null);
        setAccount(accountStateOf(state));
        if (state.phase === 'off') clearSignedInMarker();
      },
      debounce(run) {
        const timer = setTimeout(run, debounceMs);
        return () => clearTimeout(timer);
      },
    });
    sync.current = created;
    void created.compareNow();
    const compareNow = () => void created.compareNow();
    const sendWhenHidden = () => document.visibilityState === 'hidden' && created.noteChange('now');
    addEventListener('online', compareNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    const unsubscribe = [subscribeToDraft, subscribeToCollection].map((subscribe) =>
      subscribe(() => created.noteChange()),
    );
    return () => {
      removeEventListener('online', compareNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      for (const end of unsubscribe) end();
      created.stop();
    };
  }, []);

  return {
    rival,
    choose(choice) {
      stashDraft(choice === 'own' ? rival : readFullDraft());
      void sync.current?.choose(choice === 'own' ? 'own' : 'stored');
      setRival(null);
    },
  };
}

function readDated() {
  const own = readFullDraft();
  return (
    own && {
      draft: { answers: own.answers, attachments: own.attachments, currency: pageCurrency() },
      savedAt: own.savedAt,
    }
  );
}

const fullDraftOf = ({ draft, savedAt }: KeptDraft): FullDraft => ({ ...draft, savedAt, link: null });

function accountStateOf(state: SyncState): AccountState {
  if (state.phase === 'synced') return { savedAt: state.savedAt };
  return state.phase === 'waiting' ? 'waiting' : null;
}
