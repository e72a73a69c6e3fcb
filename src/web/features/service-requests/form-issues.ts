import type { RequestIssue } from '#domain/service-requests/entry-rules.ts';
import type { GetText } from '#locales/text-key.ts';
import { requestIssueText } from '#locales/request-issue-text.ts';
import { ApiError } from '../../lib/api.ts';
import type { ErrorSummaryItem } from '../../ui/error-summary.tsx';

/** Broken rules as the form shows them: at the field, whose id is the rule's field, and in the summary. */
export function issueItems(issues: readonly RequestIssue[], t: GetText): ErrorSummaryItem[] {
  return issues.map((issue) => ({ fieldId: issue.field, text: requestIssueText(issue, t) }));
}

/** What the server refuses field by field. */
export function refusedItems(error: unknown): ErrorSummaryItem[] {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : [];
  return details.map(({ field, message }) => ({ fieldId: field.split('.').at(-1) ?? field, text: message }));
}
