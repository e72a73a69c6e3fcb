import type { ContactPersonIssue, CustomerIssue } from '#domain/customers/customer.ts';
import type { GetText } from './text-key.ts';

/** Words for a broken rule of a customer, on screen and in the server's answers alike (G6). */
export function customerIssueText(issue: CustomerIssue, t: GetText): string {
  if (issue.rule === 'number') return t(`customers:numberErrors.${issue.kind}`);
  if (issue.rule !== 'required') return ruleText(issue, t);
  if (issue.field === 'email') return t('validation:choose.email');
  return issue.field === 'name' ? t('validation:choose.name') : t('validation:required');
}

/** Words for a broken rule of a further person at a customer's firm. */
export function contactPersonIssueText(issue: ContactPersonIssue, t: GetText): string {
  return issue.rule === 'required' ? t('validation:choose.name') : ruleText(issue, t);
}

type Rule = { rule: 'email' } | { rule: 'phone' } | { rule: 'too-short' | 'too-long'; limit: number };

function ruleText(issue: Rule, t: GetText): string {
  if (issue.rule === 'email') return t('validation:email');
  if (issue.rule === 'phone') return t('validation:phone');
  const count = issue.limit;
  return issue.rule === 'too-short' ? t('validation:tooShort', { count }) : t('validation:tooLong', { count });
}
