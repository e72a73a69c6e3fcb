import { useEffect, useRef, useState } from 'react';
import { type KeptDraft, forgetOwnDraft, getOwnDraft, keepOwnDraft } from '#contract/drafts.ts';
import { ApiError, callEndpoint } from '../../../lib/api.ts';
import { watchCollection } from '../../../lib/attachment-collection.ts';
import { noteSignedOut } from '../../../lib/signed-in-marker.ts';
import type { Configurator } from '../use-configurator.ts';
import { type AccountKeeper, type AccountNews, createAccountKeeper } from './account-keeper.ts';
import { type WholeDraft, putAside, readOwnDraft } from './other-draft.ts';
import { readSeenDraft, writeSeenDraft } from './seen-draft.ts';

/** The account gets what was typed this many ms after the last change. */
const pauseMs = 2000;

const calls: Parameters<typeof createAccountKeeper>[0]['calls'] = {
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
export function useAccountDraft(state: Configurator): {
  rival: WholeDraft | null;
  choose: (choice: 'own' | 'other') => void;
} {
  const [rival, setRival] = useState<WholeDraft | null>(null);
  const latest = useRef(state);
  const keeper = useRef<AccountKeeper | null>(null);

  useEffect(() => {
    const { answers, savedAt } = latest.current;
    latest.current = state;
    if (answers !== state.answers || savedAt !== state.savedAt) keeper.current?.noteChange();
  });

  useEffect(() => {
    const made = createAccountKeeper({
      calls,
      failureOf,
      device: {
        read: readDated,
        // Who has nothing here yet wants to be where the other device stopped, everybody else stays.
        goOnWith: (kept) => latest.current.goOnWith(wholeOf(kept), readOwnDraft() ? undefined : 'its-step'),
        readSeen: readSeenDraft,
        writeSeen: writeSeenDraft,
      },
      tell(news) {
        setRival(news.phase === 'asking' ? wholeOf(news.rival) : null);
        latest.current.noteAccount(stateOf(news));
        if (news.phase === 'off') noteSignedOut();
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
    const unwatch = watchCollection(() => made.noteChange());
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
      putAside(choice === 'own' ? rival : readOwnDraft());
      void keeper.current?.choose(choice === 'own' ? 'own' : 'kept');
      setRival(null);
    },
  };
}

function readDated() {
  const own = readOwnDraft();
  return own && { draft: { answers: own.answers, attachments: own.attachments }, savedAt: own.savedAt };
}

const wholeOf = ({ draft, savedAt }: KeptDraft): WholeDraft => ({ ...draft, savedAt, link: null });

function stateOf(news: AccountNews): Configurator['account'] {
  if (news.phase === 'kept') return { savedAt: news.savedAt };
  return news.phase === 'waiting' ? 'waiting' : null;
}
