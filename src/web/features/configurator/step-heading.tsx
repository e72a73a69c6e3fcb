import { useEffect, useRef } from 'react';
import type { Step } from '#domain/configurator/steps.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { DraftStatus } from '#web/features/drafts/draft-status.tsx';
import type { Configurator } from './use-configurator.ts';

type Props = { step: Step; state: Configurator };

/** Heading of the step, which takes the focus when the step changes, and the state of the draft (C2, C7). */
export function StepHeading({ step, state }: Props) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      // From the progress on, which stands above the heading on a phone.
      heading.current?.closest('.configurator')?.scrollIntoView({ block: 'start' });
    }
    shown.current = step;
  }, [step]);
  return (
    <div className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t(`configurator:steps.${step}.title`)}
      </h2>
      <p className="max-w-prose text-muted">{t(`configurator:steps.${step}.lead`)}</p>
      <DraftStatus state={state} />
      {state.isLive && state.detour ? (
        <Notice tone="warning" role="status">
          {t(
            state.detour === 'unknown-step' ? 'configurator:errors.unknownStep' : 'configurator:errors.completeCurrent',
          )}
        </Notice>
      ) : null}
    </div>
  );
}
