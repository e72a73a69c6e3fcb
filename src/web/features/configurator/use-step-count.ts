import { useEffect } from 'react';
import { countConfiguratorStep } from '#contract/configurator.ts';
import { steps } from '#domain/configurator/steps.ts';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { countedSteps, saveDraft } from '#web/features/drafts/configurator-draft.ts';
import type { Configurator } from './use-configurator.ts';

/** Counts each step the first time that a draft reaches it: the step alone, nobody's id (G8). */
export function useStepCount({ isLive, step, answers, savedAt }: Configurator): void {
  const { language } = usePage();
  useEffect(() => {
    if (!isLive || countedSteps.has(step)) return;
    countedSteps.add(step);
    if (savedAt !== null) saveDraft(answers, savedAt);
    const body = { mode: step === steps[0] ? null : answers.mode, step, language };
    // A failed count does not concern the visitor.
    afterPaint(() => callEndpoint(countConfiguratorStep, { body }).catch(() => undefined));
  });
}
