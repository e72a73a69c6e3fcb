import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { StatusSteps } from './status-steps.tsx';

/** Number and title of a project, how far it is, and what comes next (I1). Must be within a PlumbLine. */
export function ProjectHead({ project }: { project: OwnProjectDetail }) {
  const t = useTexts();
  const { number, title, language, status, progress, onHoldReason, cancelledReason } = project;
  return (
    <>
      <AxisHeading level={1}>
        <span lang={language} className="wrap-anywhere">
          {projectTitle(number, title)}
        </span>
      </AxisHeading>
      {project.isCancelled ? (
        <Notice tone="danger" title={t('portal:project.cancelled')}>
          {cancelledReason}
        </Notice>
      ) : null}
      {project.isOnHold && !project.isCancelled ? (
        <Notice tone="warning" title={t('portal:project.onHold')}>
          {onHoldReason}
        </Notice>
      ) : null}
      <div className="grid max-w-3xl gap-6">
        <StatusSteps
          label={t('projectWords:steps')}
          steps={projectStatuses.map((each) => ({ id: each, label: t(`projectWords:statuses.${each}`) }))}
          current={projectStatuses.indexOf(status)}
          doneText={t('portal:project.stepDone')}
        />
        <Progress
          label={t('projectWords:progress.label')}
          value={progress}
          max={100}
          valueText={t('projectWords:progress.value', { percent: progress })}
        />
        <NextDays project={project} />
      </div>
    </>
  );
}

function NextDays({ project: { next, dueOn, completedAt, language, waitsFor } }: { project: OwnProjectDetail }) {
  const t = useTexts();
  const facts = [
    completedAt === null ? '' : t('portal:project.completedOn', { date: formatDay(completedAt, language) }),
    next ? t('portal:project.next', { title: next.title, date: writeDay(next.on, language) }) : '',
    dueOn === null || completedAt !== null ? '' : t('portal:project.due', { date: writeDay(dueOn, language) }),
    waitsFor === null ? '' : t(`portal:project.waitsFor.${waitsFor}`),
  ].filter((fact) => fact !== '');
  return (
    <ul className="grid gap-1 text-muted">
      {facts.map((fact) => (
        <li key={fact} className="figures">
          {fact}
        </li>
      ))}
    </ul>
  );
}
