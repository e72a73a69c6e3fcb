import { officeWalk, settingsWalk } from './office-walks.ts';
import { accountWalk, customerWalk, userWalk } from './person-walks.ts';
import { dealWalk } from './project-walk.ts';
import { requestWalk } from './request-walk.ts';
import { visitorWalk } from './visitor-walks.ts';
import type { WalkKind } from './walk.ts';

/** The table of all kinds of writes under which servers are killed; a new kind is a step of one of them. */
export const allWalks: readonly WalkKind[] = [
  visitorWalk,
  requestWalk,
  dealWalk,
  accountWalk,
  customerWalk,
  userWalk,
  settingsWalk,
  officeWalk,
];
