import type { FieldIssue } from '../field-issue.ts';

/** What a legal hold can be placed on. */
export const holdKinds = ['customer', 'service-request', 'project'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** Characters of a reason. */
export const longestHoldReason = 500;

/** A hold needs a reason, so that whoever finds it years later knows whether it still holds. */
export function checkHoldReason(reason: string): FieldIssue<'reason'>[] {
  const length = reason.trim().length;
  if (length === 0) return [{ field: 'reason', rule: 'required' }];
  return length > longestHoldReason ? [{ field: 'reason', rule: 'too-long', limit: longestHoldReason }] : [];
}
