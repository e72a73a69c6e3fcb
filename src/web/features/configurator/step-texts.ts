import type { AnswerField } from '#domain/configurator/step-checks.ts';
import type { PublicIssue } from '#domain/field-issue.ts';
import { formatMoney } from '#domain/money.ts';
import { publicIssueText } from '#locales/public-issue-text.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Sentences for broken rules: by field, and as a list for the error summary (C2). */
export function useIssueTexts(issues: readonly PublicIssue<AnswerField>[]) {
  const t = useTexts();
  const { language } = usePage();
  const items = issues.map((issue) => ({
    fieldId: issue.field,
    text: publicIssueText(issue, t, (amount, currency) => formatMoney(amount, currency, language)),
  }));
  const errorOf = (field: AnswerField): string | undefined => items.find((item) => item.fieldId === field)?.text;
  return { items, errorOf };
}
