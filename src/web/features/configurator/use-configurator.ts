import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact-details.ts';
import { type AnswerField, checkStep, firstIncompleteStep } from '#domain/configurator/step-checks.ts';
import type { PublicIssue } from '#domain/field-issue.ts';
import { type Step, nextStep, previousStep } from '#domain/configurator/steps.ts';
import type { FormWalk } from '#contract/page.ts';
import type { Currency } from '#domain/money.ts';
import { adoptCollection, forgetCollection } from '../../lib/attachment-collection.ts';
import { clearDraft, saveDraft } from './draft.ts';
import { forgetOtherDrafts } from './keeping/forget-drafts.ts';
import { readLinkToken } from './keeping/link-token.ts';
import type { WholeDraft } from './keeping/other-draft.ts';
import { storeLink } from './keeping/stored-link.ts';
import { takeOverAnswers } from './take-over-answers.ts';
import { type Detour, useStepAddress } from './use-step-address.ts';

export type AnswerPatch = Partial<Omit<Answers, 'contact'>> & { contact?: Partial<Contact> };

export type Configurator = {
  /** False until the browser's own draft has been read, where the page waits for it. */
  isReady: boolean;
  /** True once scripts have taken over the form. */
  isLive: boolean;
  answers: Answers;
  step: Step;
  detour: Detour | null;
  issues: readonly PublicIssue<AnswerField>[];
  /** When the answers were last saved (ms); null when they can't be. */
  savedAt: number | null;
  /** False once this browser has refused to keep answers. */
  canSave: boolean;
  /** When the draft was saved that this visit goes on with (ms). */
  restoredAt: number | null;
  /** Token of a mailed link whose draft is waited for (C10); null when there is none, or it has been opened. */
  linkToken: string | null;
  /** Ends the waiting for that draft. */
  settleLink: () => void;
  /** Goes on with another draft in place of the present one; `at` opens the step where it stopped. */
  goOnWith: (draft: WholeDraft, at?: 'its-step') => void;
  /** Whether the account has the answers too (C7). */
  account: AccountState;
  noteAccount: (account: AccountState) => void;
  /** Counts refusals of `next`, so that the error summary takes the focus each time. */
  refusals: number;
  update: (patch: AnswerPatch) => void;
  next: () => void;
  back: () => void;
  goTo: (step: Step) => void;
  /** Query of a step's address. */
  searchOf: (step: Step) => string;
  showIssues: (issues: readonly PublicIssue<AnswerField>[]) => void;
  reset: () => void;
};

/** Since when the account has the answers as they were saved here (ms); `waiting` until it can be reached. */
export type AccountState = { savedAt: number } | 'waiting' | null;

type Options = {
  currency: Currency;
  walk: FormWalk | undefined;
  isResuming: boolean;
  /** Form of the questions, from which is taken over what was typed before scripts ran. */
  form: RefObject<HTMLFormElement | null>;
};

type State = Pick<
  Configurator,
  | 'answers'
  | 'issues'
  | 'savedAt'
  | 'restoredAt'
  | 'refusals'
  | 'isReady'
  | 'isLive'
  | 'canSave'
  | 'linkToken'
  | 'account'
>;

/** State of the configurator: answers kept in this browser, the step in the address (C2, C7). */
export function useConfigurator({ currency, walk, isResuming, form }: Options): Configurator {
  const [state, setState] = useState<State>(() => stateAtFirst(walk, isResuming));
  const { answers } = state;
  const { step, detour, searchOf, open } = useStepAddress({ ...state, currency, walk });

  // Before anything else is pressed: an answer given between reading and drawing would be put over the ones read.
  useLayoutEffect(() => {
    const known = takeOverAnswers(walk, form.current);
    const linkToken = walk ? null : readLinkToken();
    const isLive = linkToken === null;
    // oxlint-disable-next-line react/set-state-in-effect -- the page must first be drawn as the server did it
    setState((before) => ({ ...before, ...known, linkToken, isReady: isLive, isLive }));
  }, [walk, form]);

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
      else setState((known) => ({ ...known, issues, refusals: known.refusals + 1 }));
    },
    back() {
      const target = previousStep(step, answers.mode);
      if (target) show(target);
    },
    goTo: show,
    ...exchange({ setState, open, currency }),
    showIssues(issues) {
      setState((known) => ({ ...known, issues, refusals: known.refusals + 1 }));
    },
    reset() {
      clearDraft();
      forgetOtherDrafts();
      setState((known) => ({ ...known, answers: emptyAnswers, savedAt: null, restoredAt: null, account: null }));
      show('quote-type');
    },
  };
}

/** The state that the server has rendered. */
function stateAtFirst(walk: FormWalk | undefined, isResuming: boolean): State {
  return {
    isReady: !isResuming,
    isLive: false,
    answers: walk?.answers ?? emptyAnswers,
    issues: walk?.issues ?? [],
    savedAt: null,
    canSave: true,
    restoredAt: null,
    refusals: 0,
    linkToken: null,
    account: null,
  };
}

type Exchange = { setState: Dispatch<SetStateAction<State>>; open: (step: Step) => void; currency: Currency };

/** What changes when a draft comes from elsewhere (C7, C10). */
function exchange({
  setState,
  open,
  currency,
}: Exchange): Pick<Configurator, 'settleLink' | 'goOnWith' | 'noteAccount'> {
  const settled = { linkToken: null, isReady: true, isLive: true };
  return {
    settleLink: () => setState((known) => ({ ...known, ...settled })),
    goOnWith(draft, at) {
      const savedAt = takeDraft(draft);
      const taken = { answers: draft.answers, issues: [], savedAt, restoredAt: savedAt };
      // Before the address names a step that only the new answers reach.
      flushSync(() => setState((known) => ({ ...known, ...taken, ...settled })));
      if (at) open(firstIncompleteStep(draft.answers, currency));
    },
    noteAccount: (account) => setState((known) => ({ ...known, account })),
  };
}

/** Makes a draft the present one of this browser. Answers when it was saved, or null where nothing can be. */
function takeDraft({ answers, attachments, link, savedAt }: WholeDraft): number | null {
  if (attachments === null) forgetCollection();
  else adoptCollection(attachments);
  storeLink(link);
  return saveDraft(answers, savedAt);
}
