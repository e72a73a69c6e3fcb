import type { RefusalRule } from '#contract/request-changes.ts';
import type { Change } from './request-change.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';

/** What the rules make of a wish: a change, nothing because it is so already, or a refusal. */
export type Outcome =
  | { kind: 'change'; change: Change }
  | { kind: 'unchanged' }
  | { kind: 'refused'; rule: Exclude<RefusalRule, 'not-found'> };

/** Decides what becomes of one request; the same for one alone and for one of many. */
export type Plan = (request: StandingRequest) => Outcome;

export const unchanged: Outcome = { kind: 'unchanged' };
