import type { FieldIssue } from '#domain/field-issue.ts';
import type { Choice, QuoteLine } from '#domain/quotes/lines/quote-line.ts';
import { faultOfChoice } from '#domain/quotes/signing/choice.ts';

/** The rule that a choice of options breaks, at the field of the option: `choice.<line>`. */
export function choiceIssues(lines: readonly QuoteLine[], choice: Choice): FieldIssue[] {
  const fault = faultOfChoice(lines, choice);
  if (!fault) return [];
  const rule = fault.rule === 'unknown-option' ? 'option-unknown' : 'option-outside';
  return [{ field: `choice.${fault.lineId}`, rule }];
}
