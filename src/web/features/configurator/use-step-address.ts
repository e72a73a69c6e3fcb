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
export function useStepAddress({ isReady, isLive, ...known }: Known) {
  const history = useHistoryState<{ detour?: Detour } | null>();
  const query = useQuery().get('step');
  // The server has rendered the page for any step: the first one is shown until the draft is read.
  const { step, detour, isSilent, isElsewhere } = isReady ? placeOf(query, known) : firstPlace;
  const search = searchOf(step);

  useEffect(() => {
    // The address follows what is shown; else an answer that completes a step would jump towards the one it names.
    if (isLive && isElsewhere) navigate(search, { replace: true, state: detour && { detour } });
  }, [isLive, isElsewhere, detour, search]);

  /** Query of a step's address. With a walk the plain address means the step that the server has shown. */
  function searchOf(target: Step): string {
    return target === 'quote-type' && !known.walk ? '?' : `?step=${target}`;
  }

  return {
    step,
    detour: isSilent ? null : (detour ?? history?.detour ?? null),
    searchOf,
    open(target: Step): void {
      browserStorage.write(stepKey, target);
      navigate(searchOf(target));
    },
  };
}

type Place = {
  step: Step;
  detour: Detour | null;
  /** No detour is reported, neither this one nor an earlier one. */
  isSilent: boolean;
  /** The address names something else than what is shown. */
  isElsewhere: boolean;
};

const firstPlace: Place = { step: 'quote-type', detour: null, isSilent: false, isElsewhere: false };

function placeOf(query: string | null, known: Omit<Known, 'isReady' | 'isLive'>): Place {
  const isResuming = query === resumeStep;
  const named = isResuming ? browserStorage.read(stepKey) : query;
  const asked = parseStep(named) ?? known.walk?.step ?? 'quote-type';
  const step = reachable(asked, known);
  const isSilent = isResuming || isFreshStart(known);
  const detour = isSilent ? null : detourOf({ named, asked, step });
  return { step, detour, isSilent, isElsewhere: isResuming || detour !== null || asked !== step };
}

/** After a submission the draft is empty: going back is a fresh start, not a mistake. */
const isFreshStart = ({ savedAt, walk }: Pick<Known, 'savedAt' | 'walk'>) =>
  savedAt === null && !walk && wasRequestSent();

function detourOf({ named, asked, step }: { named: string | null; asked: Step; step: Step }): Detour | null {
  if (named !== null && parseStep(named) === null) return 'unknown-step';
  return asked === step ? null : 'incomplete-step';
}

/** A step in the address counts only as far as the steps before it are complete. */
function reachable(asked: Step, { answers, currency }: Pick<Known, 'answers' | 'currency'>): Step {
  const shown = stepsOf(answers.mode);
  const open = firstIncompleteStep(answers, currency);
  return shown.includes(asked) && shown.indexOf(asked) <= shown.indexOf(open) ? asked : open;
}
