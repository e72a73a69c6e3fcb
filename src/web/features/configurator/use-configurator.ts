import { type Dispatch, type RefObject, type SetStateAction, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answers, startAnswers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { type AnswerField, checkStep, firstIncompleteStep } from '#domain/configurator/step-checks.ts';
import type { PublicIssue } from '#domain/field-issue.ts';
import { type Step, nextStep, previousStep } from '#domain/configurator/steps.ts';
import type { FormWalk } from '#contract/page.ts';
import type { Currency } from '#domain/money.ts';
import { adoptCollection, forgetCollection } from '#web/features/attachments/collection.ts';
import { type Draft, clearDraft, saveDraft } from '#web/features/drafts/configurator-draft.ts';
import { discardOtherDrafts } from '#web/features/drafts/discard-drafts.ts';
import { readLinkToken } from '#web/features/drafts/link/link-token.ts';
import type { DraftSession } from '#web/features/drafts/draft-session.ts';
import type { FullDraft } from '#web/features/drafts/stashed-draft.ts';
import { storeLink } from '#web/features/drafts/link/stored-link.ts';
import { hydrateAnswers } from './hydrate-answers.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { type Detour, useStepAddress } from './use-step-address.ts';

export type AnswerPatch = Partial<Omit<Answers, 'contact'>> & { contact?: Partial<Contact> };

/** The configurator's state, and what changes it. */
export type Configurator = DraftSession & {
  /** False until the browser's own draft has been read, where the page waits for it. */
  isReady: boolean;
  detour: Detour | null;
  issues: readonly PublicIssue<AnswerField>[];
  update: (patch: AnswerPatch) => void;
  next: () => void;
  back: () => void;
  goTo: (step: Step) => void;
  /** Query of a step's address. */
  searchOf: (step: Step) => string;
  reset: () => void;
};

type Options = {
  currency: Currency;
  walk: FormWalk | undefined;
  isResuming: boolean;
  /** Form of the questions, with what was typed before hydration. */
  form: RefObject<HTMLFormElement | null>;
};

type State = Pick<
  Configurator,
  'answers' | 'issues' | 'savedAt' | 'restoredAt' | 'isReady' | 'isLive' | 'canSave' | 'linkToken' | 'account'
>;

/** State of the configurator: answers stored in this browser, the step in the address (C2, C7). */
export function useConfigurator({ currency, walk, isResuming, form }: Options): Configurator {
  const [state, setState] = useState<State>(() => initialState(walk, isResuming));
  const { answers } = state;
  const { step, detour, searchOf, open } = useStepAddress({ ...state, currency, walk });

  // Before the next press: an answer given between reading and rendering would overwrite those that were read.
  useLayoutEffect(() => {
    const known = hydrateAnswers(walk, form.current);
    const linkToken = walk ? null : readLinkToken();
    const isLive = linkToken === null;
    // oxlint-disable-next-line react/set-state-in-effect -- hydration must first render what the server has rendered
    setState((before) => ({ ...before, ...known, linkToken, isReady: isLive, isLive }));
  }, [walk, form]);

  useOtherTabs(
    state.isLive,
    useCallback((draft) => setState((known) => ({ ...known, ...ofOtherTab(draft) })), []),
  );

  function show(target: Step) {
    setState((known) => ({ ...known, issues: [] }));
    open(target);
  }

  return {
    ...state,
    step,
    detour,
    searchOf,
    update(patch) {
      const changed = { ...answers, ...patch, contact: { ...answers.contact, ...patch.contact } };
      const fields = new Set<string>([...Object.keys(patch), ...Object.keys(patch.contact ?? {})]);
      const savedAt = saveDraft(changed, Date.now());
      setState((known) => ({
        ...known,
        answers: changed,
        savedAt,
        canSave: savedAt !== null,
        issues: known.issues.filter((issue) => !fields.has(issue.field)),
      }));
    },
    next() {
      const issues = checkStep(step, answers, currency);
      if (issues.length === 0) show(nextStep(step, answers.mode));
      else setState((known) => ({ ...known, issues }));
    },
    back() {
      const target = previousStep(step, answers.mode);
      if (target) show(target);
    },
    goTo: show,
    ...draftChanges({ setState, open, currency }),
    reset() {
      clearDraft();
      discardOtherDrafts();
      setState((known) => ({ ...known, answers: startAnswers, savedAt: null, restoredAt: null, account: null }));
      show('quote-type');
    },
  };
}

/** What another tab has made of the draft; null where it was sent or discarded there. */
const ofOtherTab = (draft: Draft | null) => ({
  answers: draft?.answers ?? startAnswers,
  savedAt: draft?.savedAt ?? null,
  restoredAt: draft?.savedAt ?? null,
  issues: [],
});

/** The state that the server has rendered. */
function initialState(walk: FormWalk | undefined, isResuming: boolean): State {
  return {
    isReady: !isResuming,
    isLive: false,
    answers: walk?.answers ?? startAnswers,
    issues: walk?.issues ?? [],
    savedAt: null,
    canSave: true,
    restoredAt: null,
    linkToken: null,
    account: null,
  };
}

type DraftChanges = { setState: Dispatch<SetStateAction<State>>; open: (step: Step) => void; currency: Currency };

/** Replaces the draft by that of another source (C7, C10). */
function draftChanges({
  setState,
  open,
  currency,
}: DraftChanges): Pick<Configurator, 'dismissLink' | 'restoreDraft' | 'setAccount'> {
  const settled = { linkToken: null, isReady: true, isLive: true };
  return {
    dismissLink: () => setState((known) => ({ ...known, ...settled })),
    restoreDraft(draft, at) {
      const savedAt = storeDraft(draft);
      const taken = { answers: draft.answers, issues: [], savedAt, restoredAt: savedAt };
      // Before the address names a step that only the new answers reach.
      flushSync(() => setState((known) => ({ ...known, ...taken, ...settled })));
      if (at) open(firstIncompleteStep(draft.answers, currency));
    },
    setAccount: (account) => setState((known) => ({ ...known, account })),
  };
}

/** Makes a draft the present one of this browser. Returns when it was saved, or null where storage is refused. */
function storeDraft({ answers, attachments, link, savedAt }: FullDraft): number | null {
  if (attachments === null) forgetCollection();
  else adoptCollection(attachments);
  storeLink(link);
  return saveDraft(answers, savedAt);
}
