import type { AnswerField } from '#domain/configurator/step-checks.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { useIssueText } from '../../lib/forms/use-issue-text.ts';

/** Sentences for broken rules: by field, and as a list for the error summary (C2). */
export function useIssueTexts(issues: readonly FieldIssue<AnswerField>[]) {
  const sentenceOf = useIssueText();
  const items = issues.map((issue) => ({ fieldId: issue.field, text: sentenceOf(issue) }));
  const errorOf = (field: AnswerField): string | undefined => items.find((item) => item.fieldId === field)?.text;
  return { items, errorOf };
}
