import type { AnswerField, Issue } from '#domain/configurator/step-checks.ts';
import { currencyOf, formatMoney } from '#domain/money.ts';
import { issueText } from '#locales/issue-text.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';

/** Words for broken rules: by field, and as a list for the error summary (C2). */
export function useIssueTexts(issues: readonly Issue[]) {
  const t = useTexts();
  const { language } = usePage();
  const items = issues.map((issue) => {
    const { key, values } = issueText(issue, (amount) => formatMoney(amount, currencyOf[language], language));
    return { fieldId: issue.field, text: t(`validation:${key}`, values) };
  });
  const errorOf = (field: AnswerField): string | undefined => items.find((item) => item.fieldId === field)?.text;
  return { items, errorOf };
}
