import { useEffect, useRef, useState } from 'react';
import { openDraftLink } from '#contract/drafts.ts';
import { areSameDrafts } from '#domain/configurator/compare-drafts.ts';
import { ApiError, callEndpoint } from '../../../lib/api.ts';
import type { Configurator } from '../use-configurator.ts';
import { forgetLinkToken } from './link-token.ts';
import { type WholeDraft, putAside, readOwnDraft } from './other-draft.ts';

/** How far the opening of a mailed link has come. */
export type LinkPhase =
  | { kind: 'none' }
  | { kind: 'asking'; own: WholeDraft; rival: WholeDraft }
  | { kind: 'opened'; draft: WholeDraft }
  | { kind: 'forgotten' }
  | { kind: 'invalid' }
  | { kind: 'unreachable'; error: Error };

export type LinkOpeningState = {
  phase: LinkPhase;
  isOpening: boolean;
  retry: () => void;
  choose: (choice: 'own' | 'other') => void;
  noteForgotten: () => void;
};

/** Opens the mailed link that brought the visitor here (C10); where this browser has another draft, both wait. */
export function useLinkOpening(state: Configurator, token: string): LinkOpeningState {
  const [phase, setPhase] = useState<LinkPhase>({ kind: 'none' });
  const [isOpening, setOpening] = useState(false);
  const asked = useRef<string | null>(null);

  function goOn(draft: WholeDraft) {
    forgetLinkToken();
    state.goOnWith(draft, 'its-step');
    setPhase({ kind: 'opened', draft });
  }

  function meet(rival: WholeDraft) {
    const own = readOwnDraft();
    if (!own || areSameDrafts(own, rival)) goOn(rival);
    else setPhase({ kind: 'asking', own, rival });
  }

  function fail(error: unknown) {
    // A token of a wrong form is as good as one that is over.
    const isInvalid = error instanceof ApiError && [400, 410].includes(error.status);
    if (isInvalid) forgetLinkToken();
    setPhase(isInvalid ? { kind: 'invalid' } : { kind: 'unreachable', error: error as Error });
    state.settleLink();
  }

  async function open() {
    setOpening(true);
    try {
      const { draft, savedAt, endsAt } = await callEndpoint(openDraftLink, { body: { token } });
      meet({ ...draft, savedAt, link: { secret: token, savedAt, endsAt } });
    } catch (error) {
      fail(error);
    }
    setOpening(false);
  }

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void open();
  });

  return {
    phase,
    isOpening,
    retry: () => void open(),
    choose(choice) {
      if (phase.kind !== 'asking') return;
      const { own, rival } = phase;
      putAside(choice === 'own' ? rival : own);
      if (choice === 'other') return goOn(rival);
      forgetLinkToken();
      state.settleLink();
      setPhase({ kind: 'none' });
    },
    noteForgotten: () => setPhase({ kind: 'forgotten' }),
  };
}
