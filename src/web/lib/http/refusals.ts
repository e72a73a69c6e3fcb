import { ApiError } from './api.ts';

/** True when the answer was that this account may not see or do it. */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** True when there is no such record; an id that cannot be one is refused as input. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.body?.code === 'invalid-input');
}

/** True when somebody else has changed the record since it was read (G5). */
export function wasChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'changed-meanwhile';
}

/** True when the record of a change is there no more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'not-found';
}
