import type { AnswerField, Issue } from '#domain/configurator/step-checks.ts';

type ChoiceField = Exclude<AnswerField, 'features' | 'phone' | 'company'>;

/** A text of the area `validation` with the values for its placeholders. */
export type IssueText = {
  key:
    | 'required'
    | 'email'
    | 'phone'
    | 'notANumber'
    | 'tooShort'
    | 'tooLong'
    | 'budgetTooLow'
    | 'budgetTooHigh'
    | `choose.${ChoiceField}`;
  values: { count: number; amount: string };
};

const keyOfRule = {
  email: 'email',
  phone: 'phone',
  'not-a-number': 'notANumber',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  'budget-too-low': 'budgetTooLow',
  'budget-too-high': 'budgetTooHigh',
} as const;

/** Names the text for a broken rule, on screen and in the server's answers alike; `formatAmount` takes minor units. */
export function issueText(issue: Issue, formatAmount: (minorUnits: number) => string): IssueText {
  const limit = issue.limit ?? 0;
  const values = { count: limit, amount: formatAmount(limit) };
  if (issue.rule !== 'required') return { key: keyOfRule[issue.rule], values };
  return { key: isChoiceField(issue.field) ? `choose.${issue.field}` : 'required', values };
}

function isChoiceField(field: AnswerField): field is ChoiceField {
  return field !== 'features' && field !== 'phone' && field !== 'company';
}
