import type { ProjectDetail, ProjectEvent } from '#contract/projects/projects.ts';
import { formatDay } from '#domain/days.ts';
import { type MilestoneStatus, milestoneStatuses } from '#domain/projects/milestone-status.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Timeline } from '../../../../ui/timeline.tsx';

type Props = { project: Pick<ProjectDetail, 'events'> };

/** What has happened to a project, oldest first. */
export function ProjectHistory({ project: { events } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const titleOf = useEventTitle();
  return (
    <Timeline
      label={t('projectOffice:detail.history')}
      entries={events.toReversed().map((event) => ({
        id: event.id,
        title: titleOf(event),
        dateTime: new Date(event.at).toISOString(),
        time: formatDay(event.at, language),
        text: (
          <>
            <span className="text-sm">{event.actorName ?? t(`projectOffice:actors.${event.actor}`)}</span>
            {event.reason === null ? null : <p className="whitespace-pre-line">{event.reason}</p>}
          </>
        ),
      }))}
    />
  );
}

function useEventTitle(): (event: ProjectEvent) => string {
  const t = useTexts();
  const nameOf = (status: ProjectEvent['from'], isOfProject: boolean): string => {
    const ofProject = projectStatuses.find((each) => each === status);
    if (isOfProject && ofProject) return t(`projectWords:statuses.${ofProject}`);
    const ofMilestone: MilestoneStatus | undefined = milestoneStatuses.find((each) => each === status);
    return ofMilestone ? t(`projectWords:milestones.${ofMilestone}`) : '';
  };
  return ({ kind, from, to, milestone }) => {
    const isOfProject = kind === 'moved';
    const values = { title: milestone ?? '', from: nameOf(from, isOfProject), to: nameOf(to, isOfProject) };
    return t(`projectOffice:events.${kind}`, values);
  };
}
