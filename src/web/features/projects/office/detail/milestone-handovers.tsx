import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import type { HandoverMark } from '#contract/projects/handovers.ts';
import { mayAnswerMarks } from '#domain/projects/handovers/mark.ts';
import { HandoverVersions } from '../../handovers/handover-versions.tsx';
import { pictureAddresses } from '../../handovers/picture-addresses.ts';
import { MarkTick } from './mark-tick.tsx';

type Props = { project: ProjectDetail; milestone: ProjectMilestone };

/** Everything that was handed over for a milestone; open while its marks are worked off (I7). */
export function MilestoneHandovers({ project, milestone: { handovers, status } }: Props) {
  const isWorkedOff = mayAnswerMarks(status) && (handovers.at(-1)?.marks.length ?? 0) > 0;
  return (
    <HandoverVersions
      handovers={handovers}
      language={project.language}
      addressOf={pictureAddresses('office', project.id)}
      openN={isWorkedOff ? handovers.at(-1)?.n : undefined}
      {...(isWorkedOff && { renderTick: (mark: HandoverMark) => <MarkTick project={project} mark={mark} /> })}
    />
  );
}
