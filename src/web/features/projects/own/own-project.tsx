import { type ReactNode, useId, useState } from 'react';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProjectTimeline } from '../timeline/project-timeline.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { OwnMilestones } from './own-milestones.tsx';
import { ProjectHead } from './project-head.tsx';
import { ScopeList } from './scope-list.tsx';
import type { Decision } from './use-decision.ts';
import { useOwnProject } from './use-own-project.ts';

type Props = {
  project: OwnProjectDetail;
  /** `YYYY-MM-DD` where the customer lives. */
  today: string;
  /** What belongs to the project elsewhere, such as payments and documents. */
  children: ReactNode;
};

/** A project as its customer sees it: what waits for them first, then when, what and how much (I1). Must be within a PlumbLine. */
export function OwnProject({ project: start, today, children }: Props) {
  const t = useTexts();
  const open = useOwnProject(start);
  const [decided, setDecided] = useState<Decision | null>(null);
  const { project } = open;
  const { milestones, language, scope } = project;
  const waiting = project.waitsFor === 'customer' ? milestones.filter(({ status }) => status === 'submitted') : [];
  return (
    <>
      <ProjectHead project={project} />
      {decided === null ? null : (
        <div key={decided} ref={focusOnce} tabIndex={-1}>
          <Notice tone="success" role="status" title={t(`portal:project.decided.${decided}.title`)}>
            {t(`portal:project.decided.${decided}.text`)}
          </Notice>
        </div>
      )}
      {waiting.map((milestone) => (
        <DecisionSheet
          key={`${milestone.id} ${milestone.handovers.length}`}
          open={open}
          milestone={milestone}
          onDecided={setDecided}
        />
      ))}
      <Section title={t('projectWords:timeline.title')}>
        <ProjectTimeline milestones={milestones} language={language} today={today} />
      </Section>
      <Section title={t('portal:project.milestones.title')}>
        <OwnMilestones milestones={milestones} language={language} />
      </Section>
      {children}
      <Section title={t('projectWords:scope.title')}>
        {scope.length > 0 ? (
          <ScopeList scope={scope} language={language} />
        ) : (
          <p className="max-w-prose text-muted">{t('projectWords:scope.none')}</p>
        )}
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <AxisHeading level={2} id={id}>
        {title}
      </AxisHeading>
      {children}
    </section>
  );
}
