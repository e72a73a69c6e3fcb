import { useEffect, useRef, useState } from 'react';
import { openDraftLink } from '#contract/drafts.ts';
import { areSameDrafts } from '#domain/configurator/compare-drafts.ts';
import { ApiError, callEndpoint } from '../../../lib/http/api.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import type { DraftSession } from '../draft-session.ts';
import { handedOverKey } from '../storage-keys.ts';
import { forThisPage } from '../configurator-draft.ts';
import { forgetLinkToken } from './link-token.ts';
import { type FullDraft, stashDraft, readFullDraft } from '../stashed-draft.ts';

/** State of a mailed link that is being opened. */
export type LinkPhase =
  | { kind: 'none' }
  | { kind: 'asking'; own: FullDraft; rival: FullDraft }
  | { kind: 'opened'; draft: FullDraft }
  | { kind: 'revoked' }
  | { kind: 'invalid' }
  | { kind: 'unreachable'; error: Error };

export type DraftLinkState = {
  phase: LinkPhase;
  isOpening: boolean;
  retry: () => void;
  choose: (choice: 'own' | 'other') => void;
  noteRevoked: () => void;
};

/** Opens a mailed link (C10). Where this browser has another draft, the visitor chooses first. */
export function useDraftLink(state: DraftSession, token: string): DraftLinkState {
  const [phase, setPhase] = useState<LinkPhase>({ kind: 'none' });
  const [isOpening, setOpening] = useState(false);
  const asked = useRef<string | null>(null);

  function restore(draft: FullDraft) {
    forgetLinkToken();
    state.restoreDraft(draft, 'its-step');
    setPhase({ kind: 'opened', draft });
  }

  function compare(rival: FullDraft) {
    const own = readFullDraft();
    if (!own || areSameDrafts(own, rival)) restore(rival);
    else setPhase({ kind: 'asking', own, rival });
  }

  /** Of another host of the site: what this one has is an earlier state of it, or else is stashed. */
  function takeOver(draft: FullDraft) {
    const own = readFullDraft();
    const isEarlier = String(own?.savedAt) === browserStorage.read(handedOverKey);
    if (own && !isEarlier && !areSameDrafts(own, draft)) stashDraft(own);
    forgetLinkToken();
    state.restoreDraft(draft);
  }

  function fail(error: unknown) {
    // A malformed token is treated like an expired one.
    const isInvalid = error instanceof ApiError && [400, 410].includes(error.status);
    if (isInvalid) forgetLinkToken();
    setPhase(isInvalid ? { kind: 'invalid' } : { kind: 'unreachable', error: error as Error });
    state.dismissLink();
  }

  async function open() {
    setOpening(true);
    try {
      const { savedAt, endsAt, isHandOver, ...opened } = await callEndpoint(openDraftLink, { body: { token } });
      const draft = forThisPage(opened.draft);
      if (isHandOver) takeOver({ ...draft, savedAt, link: null });
      else compare({ ...draft, savedAt, link: { secret: token, savedAt, endsAt } });
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
      stashDraft(choice === 'own' ? rival : own);
      if (choice === 'other') return restore(rival);
      forgetLinkToken();
      state.dismissLink();
      setPhase({ kind: 'none' });
    },
    noteRevoked: () => setPhase({ kind: 'revoked' }),
  };
}
