import type { Issue } from '#domain/configurator/step-checks.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf, formatMoney } from '#domain/money.ts';
import { issueText } from '#locales/issue-text.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { textsOf } from '#server/texts.ts';

/** Throws `invalid-input` with a text at each field when rules are broken; does nothing when none is. */
export function refuseIssues(issues: readonly Issue[], language: Language): void {
  if (issues.length === 0) return;
  const t = textsOf(language);
  const fields = issues.map((issue) => {
    const { key, values } = issueText(issue, (amount) => formatMoney(amount, currencyOf[language], language));
    return { field: issue.field, rule: issue.rule, message: t(`validation:${key}`, values) };
  });
  throw new AppError('invalid-input', { fields });
}
