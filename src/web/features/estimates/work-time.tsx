import { useRef } from 'react';
import type { Timeline } from '#domain/configurator/answers.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { timelineFitText } from '#locales/estimate-texts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { estimate: Estimate; onChooseTimeline?: ((timeline: Timeline) => void) | null | undefined };

/** How long the work takes and whether the chosen term holds it; where it does not, the one that does can be chosen (D3). */
export function WorkTime({ estimate, onChooseTimeline }: Props) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { weeks, timelineFit, possibleTimeline } = estimate;

  function choose(timeline: Timeline): void {
    onChooseTimeline?.(timeline);
    // The button is gone with the next paint.
    heading.current?.focus();
  }

  return (
    <section className="grid content-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {t('estimates:weeks')}
      </h3>
      <p className="figures">{t('estimates:weeksRange', { minimum: weeks.minimum, count: weeks.maximum })}</p>
      {timelineFit ? (
        <Notice
          tone={timelineFit === 'fits' ? 'success' : 'warning'}
          actions={
            onChooseTimeline && possibleTimeline ? (
              <Button size="sm" onClick={() => choose(possibleTimeline)}>
                {t('estimates:timelineFit.choose')}
              </Button>
            ) : null
          }
        >
          {timelineFitText(estimate, t)}
        </Notice>
      ) : null}
    </section>
  );
}
