import type { Language } from '#domain/languages.ts';
import type { RequestIssue } from '#domain/service-requests/entry-rules.ts';
import { requestIssueText } from '#locales/request-issue-text.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { textsOf } from '#server/texts.ts';

/** Throws `invalid-input` with a text at each field, in the caller's language, when rules are broken. */
export function refuseRequestIssues(issues: readonly RequestIssue[], language: Language): void {
  if (issues.length === 0) return;
  const t = textsOf(language);
  const fields = issues.map((issue) => ({
    field: issue.field,
    rule: issue.rule,
    message: requestIssueText(issue, t),
  }));
  throw new AppError('invalid-input', { fields });
}
