import type { Transaction } from 'kysely';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import type { Language } from '#domain/languages.ts';
import type { HandoverDecision } from '#domain/projects/handovers/handover-decisions.ts';
import { type Mark, checkMarks, cleanMark, sameMarks } from '#domain/projects/handovers/mark.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeMilestoneNews } from '#server/features/mail/compose/compose-milestone-mails.ts';
import { type PictureRow, findPictures } from '#server/features/projects/handovers/handover-pictures-store.ts';
import { findMarks } from '#server/features/projects/handovers/handover-marks-store.ts';
import { presentMark } from '#server/features/projects/handovers/read-handovers.ts';
import { storeMarks } from '#server/features/projects/handovers/store-marks.ts';
import { milestoneOf } from '#server/features/projects/change/change-milestones.ts';
import { moveMilestone } from '#server/features/projects/change/move-milestone.ts';
import { tellAgency } from '#server/features/projects/mail/tell-agency.ts';
import {
  type HandoverRow,
  type MilestoneRow,
  findLatestHandover,
  findMilestones,
} from '#server/features/projects/milestones-store.ts';
import type { ProjectMover } from '#server/features/projects/note-project-event.ts';
import { changeProjectRow, lockProject } from '#server/features/projects/projects-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { demandOwn, isOwn, presentOwnProject } from './read-own-projects.ts';

/** What a customer decides: of which hand-over, why changes are asked for, and where. */
export type MilestoneChoice = {
  id: string;
  milestone: string;
  handover: number;
  to: HandoverDecision;
  reason: string;
  marks?: readonly Mark[] | undefined;
};

type Decision = MilestoneChoice & { caller: Caller };

/**
 * Decides a milestone as its customer (I1), of the hand-over that was looked at; the same said twice is done once, and other changes
 * asked for at the same time are refused rather than lost. Administrators only look, and so does a colleague without all rights. Throws `not-found`, `access-denied`,
 * `changed-meanwhile`, `step-not-allowed`, `reason-required`, `invalid-input` for marks.
 */
export async function decideMilestone(services: Services, decision: Decision): Promise<OwnProjectDetail> {
  const { id, caller } = decision;
  const asked = { userId: caller.user?.id ?? '', id };
  await demandOwn(services.db, asked, 'messages');
  if (caller.user?.role === 'admin' || !(await isOwn(services.db, asked, 'all'))) throw new AppError('access-denied');
  const isNew = await services.db.transaction().execute((transaction) => decide(services, transaction, decision));
  if (isNew) {
    services.pokeJobs();
    services.live.announce({ kind: 'project-changed', id });
  }
  return presentOwnProject(services, asked);
}

async function decide(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, milestone: milestoneId, handover: n, caller, ...choice }: Decision,
): Promise<boolean> {
  const project = await lockProject(transaction, id);
  if (!project) throw new AppError('not-found');
  const milestone = milestoneOf({ milestones: await findMilestones(transaction, [id]) }, milestoneId);
  const handover = await findLatestHandover(transaction, milestoneId);
  if (handover?.n !== n) throw new AppError('changed-meanwhile');
  const wish = wishOf(choice);
  const pictures = (await findPictures(transaction, [milestoneId])).filter((each) => each.handover_id === handover.id);
  if (milestone.status === wish.to) return repeat(transaction, { milestone, handover, pictures }, wish);
  refuseFields(checkMarks(wish.marks, pictures.length), project.language);
  const now = services.clock();
  const mover: ProjectMover = { actor: 'customer', actorId: caller.user?.id ?? null, now, newId: services.newId };
  await moveMilestone(services, transaction, { project, milestone, to: wish.to, mover, reason: wish.text });
  await storeMarks(transaction, wish.marks, { handover: { id: handover.id, milestoneId }, pictures, mover });
  await changeProjectRow(transaction, project, { updated_at: now });
  const kind = wish.to === 'approved' ? 'milestone-approved' : 'milestone-changes';
  const text = wishInWords(wish, project.language);
  await tellAgency(services, transaction, {
    kind,
    project,
    caller,
    compose: (about) => composeMilestoneNews({ ...about, kind, milestone: milestone.title, text }),
  });
  return true;
}

/** An approval says nothing more. */
const wishOf = ({ to, reason, marks = [] }: Pick<MilestoneChoice, 'to' | 'reason' | 'marks'>): Wish =>
  to === 'approved' ? { to, text: '', marks: [] } : { to, text: reason, marks: marks.map(cleanMark) };

type Wish = { to: HandoverDecision; text: string; marks: readonly Mark[] };
type Decided = { milestone: MilestoneRow; handover: HandoverRow; pictures: readonly PictureRow[] };

/** A decision that is taken already: false for the same once more. Throws `changed-meanwhile` where somebody has asked for something else. */
async function repeat(
  transaction: Transaction<DatabaseSchema>,
  { milestone, handover, pictures }: Decided,
  { to, text, marks }: Wish,
): Promise<false> {
  if (to === 'approved') return false;
  const rows = await findMarks(transaction, [milestone.id]);
  const stored = rows
    .filter(({ handover_id: handoverId }) => handoverId === handover.id)
    .map((row) => presentMark(row, pictures));
  const isSame = text.trim() === (milestone.reason ?? '') && sameMarks(stored, marks);
  if (!isSame) throw new AppError('changed-meanwhile');
  return false;
}

/** The reason and what is asked for where, as a mail says it. */
function wishInWords({ text, marks }: Wish, language: Language): string {
  const t = textsOf(language);
  const placeOf = ({ picture, place }: Mark): string =>
    picture === null
      ? place || t('projectApprovals:mark.onPage')
      : t('projectApprovals:mark.onPicture', { n: picture });
  return [text, ...marks.map((mark, index) => `${index + 1}. ${placeOf(mark)}: ${mark.comment}`)].join('\n\n');
}
