import { Progress } from '#web/ui/progress.tsx';
import { type StepState, Stepper } from '#web/ui/stepper.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

type Props = { texts: Samples };

/** Stepper at its start, middle and end; timeline; progress bar. */
export function ProgressSection({ texts }: Props) {
  const { names, label, done } = texts.steps;
  return (
    <Section name="Progress">
      <div className="gallery-pair">
        {[0, 2, names.length - 1].map((current) => (
          <Stepper
            key={current}
            label={`${label} ${current + 1}`}
            counter={`${current + 1}/${names.length}`}
            doneText={done}
            steps={names.map((name, index) => ({
              id: name,
              label: name,
              state: stateOf(index, current),
              to: index < current ? '?' : undefined,
            }))}
          />
        ))}
        <Timeline
          label={texts.sectionTitle}
          entries={texts.timeline.map(([time, title]) => ({ id: title, title, time, dateTime: '2025-11-18' }))}
        />
      </div>
      <Progress label={texts.steps.label} value={3} max={6} valueText="3/6" />
    </Section>
  );
}
