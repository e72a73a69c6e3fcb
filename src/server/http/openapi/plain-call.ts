import type { ErrorCode } from '#domain/errors/codes.ts';
import type { Action } from '#domain/permissions.ts';

/** A call that returns no JSON of the contract. */
export type PlainCall = {
  path: string;
  name: string;
  summary: string;
  /** GET when nothing is named; the others need the token. */
  method?: 'post' | 'patch';
  /** Status when all is well, 200 when nothing is named. */
  status?: string;
  /** Type of the answer's body; none when nothing is named. */
  type?: string;
  errors: readonly ErrorCode[];
  /** Everybody may when nothing is named. */
  permission?: Action;
};
