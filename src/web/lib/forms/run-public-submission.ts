import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { fieldIssueText } from '#locales/field-issue-text.ts';
import type { GetText } from '#locales/text-key.ts';
import type { FieldOf, FormOptions, FormState, PatchForm } from './form-state.ts';
import { readFields } from './read-fields.ts';
import { runSubmission } from './run-submission.ts';

export type PublicOptions<Values, Saved> = FormOptions<Values, Saved, FieldIssue<FieldOf<Values>>>;

type Submitted<Values, Saved> = {
  options: PublicOptions<Values, Saved>;
  patch: PatchForm<Values>;
  element: HTMLFormElement;
  fields: readonly FieldOf<Values>[];
  t: GetText;
  language: Language;
};

/** Reads, checks and sends a form of a public page. */
export function runPublicSubmission<Values extends Record<string, string>, Saved>(
  { options, patch, element, fields, t, language }: Submitted<Values, Saved>,
  saved: () => Partial<FormState<Values>>,
): Promise<void> {
  const { clean = (typed: Values) => typed } = options;
  const sentenceOf = (issue: FieldIssue) =>
    fieldIssueText(issue, t, (amount, currency) => formatMoney(amount, currency, language));
  return runSubmission({ options, patch, sentenceOf }, clean(readFields(element, fields) as Values), saved);
}
