import { useEffect } from 'react';
import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { firstIncompleteStep } from '#domain/configurator/step-checks.ts';
import { type Step, parseStep, stepsOf } from '#domain/configurator/steps.ts';
import type { Currency } from '#domain/money.ts';
import { resumeStep, stepKey } from '#web/features/drafts/draft-key.ts';
import { wasRequestSent } from '#web/features/drafts/request-sent.ts';
import { navigate, useHistoryState, useQuery } from '../../lib/navigation.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';

/** Why the step that the address named was not the one shown (spec §5). */
export type Detour = 'unknown-step' | 'incomplete-step';

type Known = {
  answers: Answers;
  currency: Currency;
  walk: FormWalk | undefined;
  isReady: boolean;
  isLive: boolean;
  savedAt: number | null;
};

/** The step that the address names, as far as the steps before it are complete (C2). */
export function useStepAddress({ answers, currency, walk, isReady, isLive, savedAt }: Known) {
  const history = useHistoryState<{ detour?: Detour } | null>();
  const query = useQuery().get('step');
  const isResuming = query === resumeStep;
  const named = isResuming && isReady ? browserStorage.read(stepKey) : query;
  const asked = parseStep(named) ?? walk?.step ?? 'quote-type';
  // The server has rendered the page for any step: the first one is shown until the draft is read.
  const step = isReady ? reachable(asked, answers, currency) : 'quote-type';
  // After a submission the draft is empty: going back is a fresh start, not a mistake.
  const isFresh = savedAt === null && !walk && isReady && wasRequestSent();
  const detour = isFresh || isResuming ? null : detourOf({ named, asked, step });
  const isElsewhere = detour !== null || isResuming || asked !== step;
  const search = searchOf(step);

  useEffect(() => {
    // The address follows what is shown; else an answer that completes a step would jump towards the one it names.
    if (isLive && isElsewhere) navigate(search, { replace: true, state: detour && { detour } });
  }, [isLive, isElsewhere, detour, search]);

  /** Query of a step's address. With a walk the plain address means the step that the server has shown. */
  function searchOf(target: Step): string {
    return target === 'quote-type' && !walk ? '?' : `?step=${target}`;
  }

  return {
    step,
    detour: detour ?? (isFresh ? null : (history?.detour ?? null)),
    searchOf,
    open(target: Step): void {
      browserStorage.write(stepKey, target);
      navigate(searchOf(target));
    },
  };
}

function detourOf({ named, asked, step }: { named: string | null; asked: Step; step: Step }): Detour | null {
  if (named !== null && parseStep(named) === null) return 'unknown-step';
  return asked === step ? null : 'incomplete-step';
}

/** A step in the address counts only as far as the steps before it are complete. */
function reachable(asked: Step, answers: Answers, currency: Currency): Step {
  const shown = stepsOf(answers.mode);
  const open = firstIncompleteStep(answers, currency);
  return shown.includes(asked) && shown.indexOf(asked) <= shown.indexOf(open) ? asked : open;
}
