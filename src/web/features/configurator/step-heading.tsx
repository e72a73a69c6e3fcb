import { useEffect, useRef } from 'react';
import { localeOf } from '#domain/languages.ts';
import type { Step } from '#domain/configurator/steps.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { Configurator } from './use-configurator.ts';

type Props = { step: Step; state: Configurator };

/** Name of the step, which takes the focus when the step changes, and the state of the draft (C2, C7). */
export function StepHeading({ step, state }: Props) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    shown.current = step;
  }, [step]);
  return (
    <div className="grid scroll-mt-6 gap-2">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {t(`configurator:steps.${step}.title`)}
      </h2>
      <p className="max-w-prose text-muted">{t(`configurator:steps.${step}.lead`)}</p>
      <DraftState state={state} />
    </div>
  );
}

type DraftProps = { state: Configurator };

/** Says when the answers were saved; its line is always there, so that nothing moves when it speaks. */
function DraftState({ state }: DraftProps) {
  const t = useTexts();
  const { language } = usePage();
  const { savedAt, restoredAt, isLive } = state;
  const time = (at: number) =>
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <p className="figures min-h-[1.5em] text-sm text-muted" role="status">
      {isLive && savedAt !== null
        ? savedAt === restoredAt
          ? t('configurator:draft.restored', { time: time(savedAt) })
          : t('configurator:draft.saved', { time: time(savedAt) })
        : null}
    </p>
  );
}
