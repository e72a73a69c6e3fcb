import { describeBreak } from './describe-error.ts';
import { isFirstTelling } from './first-telling.ts';
import { reportError } from './report-error.ts';

/** Tells the agency of what broke a page. The screen that stands in its place says it to the person. */
export function tellBreak(error: unknown): void {
  if (isFirstTelling(error)) void reportError(describeBreak(error));
}

/** The same for what nobody has caught, where a script of ours threw it: what extensions do is not our affair. */
export function tellUncaught(error: unknown): void {
  if (error instanceof Error && (error.stack ?? '').includes(`${location.origin}/`)) tellBreak(error);
}
