import type { SubmitEvent } from 'react';
import { NetworkError } from '../http/api.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { FieldOf } from './form-state.ts';
import type { FieldErrors } from './refused-fields.ts';
import type * as Submission from './run-public-submission.ts';
import { useFormState } from './use-form-state.ts';

type Options<Values, Saved> = Submission.PublicOptions<Values, Saved> & {
  /** Sentences that the server has put beside fields of a form that was submitted without scripts. */
  startErrors?: FieldErrors<FieldOf<Values>>;
  /** After a success: `empty` resets the fields, `leave` stays in the sending state until the next page is there. */
  afterwards?: 'keep' | 'empty' | 'leave';
};

/** Loads what submits forms of public pages, which few visitors need; called when somebody begins to fill one in. */
export async function loadSubmission(): Promise<typeof Submission> {
  return import('./run-public-submission.ts');
}

/**
 * Form of a public page or of the own account. Its fields are uncontrolled: they keep what was typed before hydration, and
 * when the server rejects the form.
 */
export function usePublicForm<Values extends Record<string, string>, Saved = unknown>(options: Options<Values, Saved>) {
  const t = useTexts();
  const { language } = usePage();
  const form = useFormState(options);
  const { afterwards } = options;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (form.isSending) return;
    const element = event.currentTarget;
    const fields = Object.keys(form.values) as FieldOf<Values>[];
    form.patch({ isSending: true });
    try {
      const { runPublicSubmission } = await loadSubmission();
      await runPublicSubmission({ options, patch: form.patch, element, fields, t, language }, () => {
        if (afterwards === 'empty') element.reset();
        return { isSending: afterwards === 'leave' };
      });
    } catch {
      // What submits the form, or checks it, could not be loaded.
      fail(new NetworkError('network'));
    }
  }

  function fail(error: Error): void {
    form.patch({ failure: { attempt: Date.now(), error }, isSending: false });
  }

  return { ...form, submit, fail };
}
export type PublicForm = ReturnType<typeof usePublicForm>;
