import { isEmail } from '../contact/email-address.ts';
import { isDay } from '../days.ts';
import type { FieldIssue } from '../field-issue.ts';
import { subjectRequestLimits as limits } from './subject-request.ts';

type Typed = { name: string; email: string; receivedOn: string };

/** Rules of an entry of the register on a day (`YYYY-MM-DD`): who asks, where to answer, and a day that has been. */
export function checkSubjectRequest(
  { name, email, receivedOn }: Typed,
  today: string,
): FieldIssue<'name' | 'email' | 'receivedOn'>[] {
  const issues: FieldIssue<'name' | 'email' | 'receivedOn'>[] = [];
  if (name === '') issues.push({ field: 'name', rule: 'required' });
  if (name.length > limits.name) issues.push({ field: 'name', rule: 'too-long', limit: limits.name });
  if (!isEmail(email)) issues.push({ field: 'email', rule: 'email' });
  if (!isDay(receivedOn)) issues.push({ field: 'receivedOn', rule: 'required' });
  else if (receivedOn > today) issues.push({ field: 'receivedOn', rule: 'day-ahead' });
  return issues;
}

type Standing = { due_on: string; extended_at: number | null };

/** An extension needs a reason, and is possible once, before the last day is over (GDPR art. 12(3)). */
export function checkExtension(
  { due_on: dueOn, extended_at: extendedAt }: Standing,
  { reason, today }: { reason: string; today: string },
): FieldIssue<'reason'>[] {
  if (reason === '') return [{ field: 'reason', rule: 'required' }];
  if (reason.length > limits.reason) return [{ field: 'reason', rule: 'too-long', limit: limits.reason }];
  return extendedAt !== null || today > dueOn ? [{ field: 'reason', rule: 'day-over' }] : [];
}
