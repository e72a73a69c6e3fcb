import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type HandoverFacts, checkHandover } from '#domain/projects/check-project.ts';
import { type HandedPictures, storePictures } from '#server/features/projects/handovers/store-pictures.ts';
import { mailHandover } from '#server/features/projects/mail/mail-handover.ts';
import { findLatestHandover, insertHandover } from '#server/features/projects/milestones-store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { milestoneOf } from './change-milestones.ts';
import { type ProjectChange, changeProject } from './change-project.ts';
import { moveMilestone } from './move-milestone.ts';

type Wish = ProjectChange & HandoverFacts & HandedPictures & { milestone: string };

/**
 * Hands a milestone over to the customer for approval and mails them (I1); each time it is a hand-over of its own, and earlier ones
 * are kept. Throws `invalid-input`, `step-not-allowed`, `not-found` also for a picture that is not there, `changed-meanwhile`.
 */
export function handOverMilestone(
  services: Services,
  { milestone: id, text, link, collection, pictures = [], ...change }: Wish,
): Promise<ProjectDetail> {
  refuseFields(checkHandover({ text, link, pictures }), change.caller.language);
  return changeProject(services, change, {
    work: async (transaction, changing) => {
      const { project, mover } = changing;
      const milestone = milestoneOf(changing, id);
      await moveMilestone(services, transaction, { project, milestone, to: 'submitted', mover });
      const n = ((await findLatestHandover(transaction, id))?.n ?? 0) + 1;
      const handover = { id: mover.newId(), milestone_id: id, n, text: text.trim(), link: link.trim() };
      await insertHandover(transaction, { ...handover, at: mover.now, by_id: mover.actorId });
      await storePictures(transaction, { id: handover.id, milestoneId: id }, { collection, pictures });
      await mailHandover(services, transaction, { project, milestone, handover });
      return {};
    },
  });
}
