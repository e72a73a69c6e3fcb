import type { RefusalRule } from '#contract/service-requests/request-changes.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';
import type { Change } from './request-change.ts';

/** What the rules decide: a change, nothing because the request already is as wanted, or a refusal. */
export type Outcome =
  | { kind: 'change'; change: Change }
  | { kind: 'unchanged' }
  | { kind: 'refused'; rule: Exclude<RefusalRule, 'not-found'> };

/** Decides what happens to one request; the same for one alone and for one of many. */
export type Plan = (request: StandingRequest) => Outcome;

export const unchanged: Outcome = { kind: 'unchanged' };
