import { type OwnProjectDetail, approveMilestone, requestMilestoneChanges } from '#contract/projects/own-projects.ts';
import { type Mark, cleanMark } from '#domain/projects/handovers/mark.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

/* Calls of who decides on a milestone, loaded with the first decision. Each returns the project as it then is. */

/** Which hand-over of which milestone is decided. */
export type Decided = { id: string; milestone: string; handover: number };

export const approve = ({ handover, ...parameters }: Decided): Promise<OwnProjectDetail> =>
  asSignedIn(() => callEndpoint(approveMilestone, { parameters, body: { handover } }));

/** What should change, in general and where. */
type Wish = { reason: string; marks: readonly Mark[] };

export const askForChanges = (
  { handover, ...parameters }: Decided,
  { reason, marks }: Wish,
): Promise<OwnProjectDetail> =>
  asSignedIn(() =>
    callEndpoint(requestMilestoneChanges, { parameters, body: { handover, reason, marks: marks.map(cleanMark) } }),
  );
