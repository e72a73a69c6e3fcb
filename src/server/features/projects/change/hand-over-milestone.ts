import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type HandoverFacts, checkHandover } from '#domain/projects/check-project.ts';
import { mailHandover } from '#server/features/projects/mail/mail-handover.ts';
import { insertHandover, latestHandover } from '#server/features/projects/milestones-store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { milestoneOf } from './change-milestones.ts';
import { type ProjectChange, changeProject } from './change-project.ts';
import { moveMilestone } from './move-milestone.ts';

type Wish = ProjectChange & HandoverFacts & { milestone: string };

/**
 * Hands a milestone over to the customer for approval and mails them (I1); each time it is a hand-over of its own, and earlier ones
 * are kept. Throws `invalid-input`, `step-not-allowed`, `not-found`, `changed-meanwhile`.
 */
export function handOverMilestone(
  services: Services,
  { milestone: id, text, link, ...change }: Wish,
): Promise<ProjectDetail> {
  refuseFields(checkHandover({ text, link }), change.caller.language);
  return changeProject(services, change, {
    work: async (transaction, changing) => {
      const { project, mover } = changing;
      const milestone = milestoneOf(changing, id);
      await moveMilestone(transaction, { project, milestone, to: 'submitted', mover });
      const n = (await latestHandover(transaction, id)) + 1;
      const handover = { id: mover.newId(), milestone_id: id, n, text: text.trim(), link: link.trim() };
      await insertHandover(transaction, { ...handover, at: mover.now, by_id: mover.actorId });
      await mailHandover(services, transaction, { project, milestone, handover });
      return {};
    },
  });
}
