import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact-details.ts';
import { type Issue, checkStep } from '#domain/configurator/step-checks.ts';
import { type Step, nextStep, previousStep } from '#domain/configurator/steps.ts';
import type { FormWalk } from '#contract/page.ts';
import type { Currency } from '#domain/money.ts';
import { clearDraft, saveDraft } from './draft.ts';
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
  issues: readonly Issue[];
  /** When the answers were last saved (ms); null when they can't be. */
  savedAt: number | null;
  /** False once this browser has refused to keep answers. */
  canSave: boolean;
  /** When the draft was saved that this visit goes on with (ms). */
  restoredAt: number | null;
  /** Counts refusals of `next`, so that the error summary takes the focus each time. */
  refusals: number;
  update: (patch: AnswerPatch) => void;
  next: () => void;
  back: () => void;
  goTo: (step: Step) => void;
  /** Query of a step's address. */
  searchOf: (step: Step) => string;
  showIssues: (issues: readonly Issue[]) => void;
  reset: () => void;
};

type Options = {
  currency: Currency;
  walk: FormWalk | undefined;
  isResuming: boolean;
  /** Form of the questions, from which is taken over what was typed before scripts ran. */
  form: RefObject<HTMLFormElement | null>;
};

type State = Pick<
  Configurator,
  'answers' | 'issues' | 'savedAt' | 'restoredAt' | 'refusals' | 'isReady' | 'isLive' | 'canSave'
>;

/** State of the configurator: answers kept in this browser, the step in the address (C2, C7). */
export function useConfigurator({ currency, walk, isResuming, form }: Options): Configurator {
  const [state, setState] = useState<State>({
    isReady: !isResuming,
    isLive: false,
    answers: walk?.answers ?? emptyAnswers,
    issues: walk?.issues ?? [],
    savedAt: null,
    canSave: true,
    restoredAt: null,
    refusals: 0,
  });
  const { answers } = state;
  const { step, detour, searchOf, open } = useStepAddress({ ...state, currency, walk });

  // Before anything else is pressed: an answer given between reading and drawing would be put over the ones read.
  useLayoutEffect(() => {
    const known = takeOverAnswers(walk, form.current);
    // oxlint-disable-next-line react/set-state-in-effect -- the page must first be drawn as the server did it
    setState((before) => ({ ...before, ...known, isReady: true, isLive: true }));
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
    showIssues(issues) {
      setState((known) => ({ ...known, issues, refusals: known.refusals + 1 }));
    },
    reset() {
      clearDraft();
      setState((known) => ({ ...known, answers: emptyAnswers, savedAt: null, restoredAt: null }));
      show('quote-type');
    },
  };
}
