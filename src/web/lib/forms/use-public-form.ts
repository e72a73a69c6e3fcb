import type { PublicIssue } from '#domain/field-issue.ts';
import type { FieldOf, FormOptions } from './form-state.ts';
import { readFields } from './read-fields.ts';
import { publicIssueText } from '#locales/public-issue-text.ts';
import { useTexts } from '../use-texts.ts';
import { useSubmission } from './use-submission.ts';

type PublicOptions<Values, Saved> = FormOptions<Values, Saved, PublicIssue<FieldOf<Values>>> & {
  /** Issues that the server found when the form was submitted without scripts. */
  startIssues?: readonly PublicIssue<FieldOf<Values>>[];
  /** After a success: `empty` resets the fields, `leave` stays in the sending state until the next page is there. */
  afterwards?: 'keep' | 'empty' | 'leave';
};

/**
 * Form of a public page or of the own account. Its fields are uncontrolled: they keep what was typed before hydration, and
 * when the server rejects the form.
 */
export function usePublicForm<Values extends Record<string, string>, Saved = unknown>({
  afterwards,
  startIssues = [],
  ...options
}: PublicOptions<Values, Saved>) {
  const t = useTexts();
  return useSubmission(options, {
    sentenceOf: (issue) => publicIssueText(issue, t),
    startIssues,
    valuesIn: (form, values) =>
      form ? (readFields(form, Object.keys(values) as FieldOf<Values>[]) as Values) : values,
    afterSaving(form) {
      if (afterwards === 'empty') form?.reset();
      return { isSending: afterwards === 'leave' };
    },
  });
}
export type PublicForm = ReturnType<typeof usePublicForm>;
