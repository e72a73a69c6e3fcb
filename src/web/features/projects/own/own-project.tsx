import { type ReactNode, useId, useState } from 'react';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { MilestoneTimeline } from '../milestone-timeline.tsx';
import { ScopeList } from '../scope-list.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { GoneDecision } from './gone-decision.tsx';
import { OwnMilestones } from './own-milestones.tsx';
import { ProjectHead } from './project-head.tsx';
import { useDecisionNews } from './use-decision-news.ts';
import { useOwnProject } from './use-own-project.ts';

type Props = {
  project: OwnProjectDetail;
  /** ms UTC */
  now: number;
  /** What the customer has to send, where they owe something. */
  owed: ReactNode;
  /** The list of its quotes. */
  renderQuotes: (quotes: OwnProjectDetail['quotes']) => ReactNode;
  /** What belongs to the project elsewhere, such as payments and documents. */
  children: ReactNode;
};

/** A project as its customer sees it: what waits for them first, then when, what and how much (I1). Must be within a PlumbLine. */
export function OwnProject({ project: start, now, owed, renderQuotes, children }: Props) {
  const t = useTexts();
  const open = useOwnProject(start);
  const { project } = open;
  const { milestones, language, scope, scopeChanges, quotes } = project;
  const toSign = quotes.filter(({ isWaiting }) => isWaiting);
  const waiting = milestones.filter(({ id }) => project.toApprove.some((each) => each.id === id));
  const { news, tell } = useDecisionNews(waiting);
  const { projectForm } = usePage().data;
  // As the page came: what is decided here later is told by the news.
  const [gone] = useState(() => waiting.every(({ id }) => id !== projectForm?.milestone) && projectForm);
  return (
    <>
      <ProjectHead project={project} />
      <DecisionNotice news={news} />
      {gone ? <GoneDecision form={gone} /> : null}
      {waiting.map((milestone) => (
        <DecisionSheet
          key={`${milestone.id} ${milestone.handovers.length}`}
          open={open}
          milestone={milestone}
          onDecided={tell}
          onLate={() => tell('late')}
        />
      ))}
      {toSign.length > 0 ? <Section title={t('portal:project.quotes.toSign')}>{renderQuotes(toSign)}</Section> : null}
      {owed}
      <Section title={t('projectWords:timeline.title')}>
        <MilestoneTimeline milestones={milestones} language={language} now={now} />
      </Section>
      <Section id="milestones" title={t('portal:project.milestones.title')}>
        <OwnMilestones project={project} />
      </Section>
      {children}
      <Section title={t('projectWords:scope.title')}>
        <ScopeList lines={scope} changes={scopeChanges} lang={language} />
      </Section>
      {quotes.length > toSign.length ? (
        <Section title={t('portal:project.quotes.title')}>
          {renderQuotes(quotes.filter(({ isWaiting }) => !isWaiting))}
        </Section>
      ) : null}
    </>
  );
}

function Section({ id: anchor, title, children }: { id?: string; title: string; children: ReactNode }) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <AxisHeading level={2} id={id}>
        {title}
      </AxisHeading>
      {children}
    </section>
  );
}
