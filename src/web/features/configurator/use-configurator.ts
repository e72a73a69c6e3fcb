import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Answers, type Contact, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Issue, checkStep, firstIncompleteStep } from '#domain/configurator/step-checks.ts';
import { type Step, nextStep, parseStep, previousStep, stepsOf } from '#domain/configurator/steps.ts';
import type { FormWalk } from '#contract/page.ts';
import type { Currency } from '#domain/money.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

export type AnswerPatch = Partial<Omit<Answers, 'contact'>> & { contact?: Partial<Contact> };

export type Configurator = {
  /** False until the browser's own draft has been read, where the page waits for it. */
  isReady: boolean;
  /** True once scripts have taken over the form. */
  isLive: boolean;
  answers: Answers;
  step: Step;
  /** Why the address's step is not the one shown (spec §5). */
  detour: 'unknown-step' | 'incomplete-step' | null;
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
  showIssues: (issues: readonly Issue[]) => void;
  reset: () => void;
};

type Options = { currency: Currency; walk: FormWalk | undefined; isResuming: boolean };

type State = Pick<Configurator, 'answers' | 'issues' | 'savedAt' | 'restoredAt' | 'refusals' | 'isReady' | 'isLive' | 'canSave'>;

/** State of the configurator: answers kept in this browser, the step in the address (C2, C7). */
export function useConfigurator({ currency, walk, isResuming }: Options): Configurator {
  const location = useLocation();
  const navigate = useNavigate();
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
  const named = new URLSearchParams(location.search).get('step');
  const asked = parseStep(named) ?? walk?.step ?? 'quote-type';
  const step = state.isReady ? reachable(asked, answers, currency) : asked;

  useEffect(() => {
    // Reading what this browser has kept: only possible after the server's page has been taken over.
    const draft = walk ? null : readDraft();
    setState((known) =>
      draft
        ? { ...known, isReady: true, isLive: true, answers: draft.answers, restoredAt: draft.savedAt, savedAt: draft.savedAt }
        : { ...known, isReady: true, isLive: true },
    );
  }, [walk]);

  const show = useCallback(
    (target: Step) => {
      setState((known) => ({ ...known, issues: [] }));
      void navigate({ search: target === 'quote-type' ? '' : `?step=${target}` });
    },
    [navigate],
  );

  return {
    ...state,
    step,
    detour: detourOf({ named, asked, step }),
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

function detourOf({ named, asked, step }: { named: string | null; asked: Step; step: Step }): Configurator['detour'] {
  if (named !== null && parseStep(named) === null) return 'unknown-step';
  return asked === step ? null : 'incomplete-step';
}

/** A step in the address counts only as far as the steps before it are complete. */
function reachable(asked: Step, answers: Answers, currency: Currency): Step {
  const shown = stepsOf(answers.mode);
  const open = firstIncompleteStep(answers, currency);
  return shown.includes(asked) && shown.indexOf(asked) <= shown.indexOf(open) ? asked : open;
}
