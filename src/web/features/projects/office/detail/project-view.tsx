import { type ReactNode, useId } from 'react';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import { threadAnchor } from '#domain/threads/thread-form.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { MilestoneTimeline } from '../../milestone-timeline.tsx';
import { ScopeList } from '../../scope-list.tsx';
import { MaterialPanel } from '../material/material-panel.tsx';
import { TimePanel } from '../time/time-panel.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { ProjectFilesPanel } from './project-files.tsx';
import { ProjectFactsList, ProjectHead } from './project-head.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ProjectQuotes } from './project-quotes.tsx';

type Props = {
  project: ProjectDetail;
  /** What is asked for its quote and what was paid. */
  money: ReactNode;
  /** The messages with its customer. */
  thread: ReactNode;
  /** Whether anything of it may be deleted. */
  hold: ReactNode;
};

/** One project: how it stands, its milestones and days, what was agreed, its money and its history (I1). */
export function ProjectView({ project, money, thread, hold }: Props) {
  const t = useTexts();
  const now = useNow();
  const { language } = usePage();
  const lang = project.language === language ? undefined : project.language;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ProjectHead project={project} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Section id="milestones" title={t('projectOffice:milestones.title')}>
            <MilestoneList project={project} />
          </Section>
          <Section id="material" title={t('projectOffice:material.title')}>
            <MaterialPanel project={project} />
          </Section>
          <Section id={threadAnchor} title={t('projectOffice:detail.messages')}>
            {thread}
          </Section>
          <Section title={t('projectFiles:title')}>
            <ProjectFilesPanel project={project} />
          </Section>
          {money}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ProjectFactsList project={project} />
          <Section title={t('projectOffice:quotes.title')}>
            <ProjectQuotes project={project} />
          </Section>
          <Section title={t('projectWords:timeline.title')}>
            {now === null ? null : (
              <MilestoneTimeline milestones={project.milestones} language={project.language} now={now} />
            )}
          </Section>
          <Section title={t('projectTime:title')}>
            <TimePanel project={project} />
          </Section>
          <Section title={t('projectWords:scope.title')}>
            <ScopeList lines={project.scope} changes={project.scopeChanges} lang={lang} />
          </Section>
          <Section title={t('projectOffice:detail.history')}>
            <ProjectHistory project={project} />
          </Section>
          {hold}
        </div>
      </div>
    </div>
  );
}

function Section({ id: anchor, title, children }: { id?: string; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="grid min-w-0 scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
