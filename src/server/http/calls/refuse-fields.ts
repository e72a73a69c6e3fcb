import type { FieldError } from '#contract/error-body.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { fieldIssueText } from '#locales/field-issue-text.ts';
import type { FormatMoney } from '#locales/public-issue-text.ts';
import { AppError } from './app-error.ts';
import { textsOf } from '#server/texts.ts';

/** Throws `invalid-input` with a sentence at each field, in the caller's language; returns when there are no issues. */
export function refuseFields(issues: readonly FieldIssue[], language: Language): void {
  if (issues.length > 0) throw fieldRefusal(issues, language);
}

/** Returns the refusal `invalid-input` with a sentence at each field. */
export function fieldRefusal(issues: readonly FieldIssue[], language: Language): AppError {
  return new AppError('invalid-input', { fields: fieldErrors(issues, language) });
}

/** Returns the sentence at each field that breaks a rule. */
export function fieldErrors(issues: readonly FieldIssue[], language: Language): FieldError[] {
  const t = textsOf(language);
  const format: FormatMoney = (amount, currency) => formatMoney(amount, currency, language);
  return issues.map((issue) => {
    const { field, rule } = issue;
    return { field, rule, message: fieldIssueText(issue, t, format) };
  });
}

/** An input that has the wrong shape: `path` leads to it, `code` names the rule. */
type ShapeIssue = { path: readonly PropertyKey[]; code: string };

/**
 * Throws `invalid-input` for input of the wrong shape, a programmer's mistake: the rule is the shape's own, and the sentence
 * a general one in the caller's language (`shapeText`).
 */
export function refuseShape(issues: readonly ShapeIssue[]): never {
  const fields = issues.map(({ path, code }) => ({ field: path.join('.'), rule: code, message: '' }));
  throw new AppError('invalid-input', { fields });
}

/** The sentence at an input of the wrong shape. */
export const shapeText = (rule: string, language: Language): string =>
  textsOf(language)(rule === 'required' ? 'validation:required' : 'errorCodes:invalid-input');
