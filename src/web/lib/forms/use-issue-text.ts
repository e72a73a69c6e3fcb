import type { FieldIssue } from '#domain/field-issue.ts';
import { formatMoney } from '#domain/money.ts';
import { fieldIssueText } from '#locales/field-issue-text.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Returns a function that gives the sentence for a broken rule in the page's language. */
export function useIssueText(): (issue: FieldIssue) => string {
  const t = useTexts();
  const { language } = usePage();
  return (issue) => fieldIssueText(issue, t, (amount, currency) => formatMoney(amount, currency, language));
}
