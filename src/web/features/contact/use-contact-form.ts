import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import { fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { emptyContactMessage } from '#domain/contact/contact-message.ts';
import { saveContactDraft } from '#web/features/drafts/contact-draft.ts';
import { loadQueue } from '#web/features/submissions/queue/load-queue.ts';
import { submissionKeyOf } from '#web/features/submissions/submission-key.ts';
import { usePrepareSubmit } from '#web/features/submissions/use-prepare-submit.ts';
import { readFields } from '../../lib/forms/read-fields.ts';
import { loadSubmission, usePublicForm } from '../../lib/forms/use-public-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { type ContactValues, fillEmptyFields, valuesOf } from './form-values.ts';
import { usePendingMessage } from './use-pending-message.ts';

/**
 * Form of the contact page. The uncontrolled fields keep what was typed before hydration; a draft is stored in the tab. A
 * message that cannot be sent is pending in this browser, in place of the form (E1, C11).
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>, start: ContactFormState | undefined) {
  const { language } = usePage();
  const [hasSubmitted, setSubmitted] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = usePublicForm<ContactValues>({
    id: '',
    start: () => valuesOf(start?.message ?? emptyContactMessage),
    startErrors: Object.fromEntries((start?.issues ?? []).map(({ field, message }) => [field, message])),
    async check(values) {
      const { checkContactValues } = await loadCheck();
      return checkContactValues(values);
    },
    async send(values) {
      setSubmitted(true);
      const body = { language, message: fieldsToContactMessage(values), website: values.website };
      const idempotencyKey = submissionKeyOf({ kind: 'contact', body });
      const { enqueueSubmission } = await loadQueue();
      return enqueueSubmission(submittedNow({ kind: 'contact', idempotencyKey, body }), target);
    },
  });

  function reopen(failure: unknown): void {
    setSent(false);
    fillEmptyFields(formRef.current);
    if (failure instanceof Error) form.fail(failure);
    formRef.current?.querySelector('textarea')?.focus();
  }

  const isOpen = !form.isSending && !isSent;
  const { target, ...pending } = usePendingMessage({
    isExpected: isOpen,
    onSent: () => setSent(true),
    onReturned: reopen,
  });
  usePrepareSubmit();
  useEffect(() => fillEmptyFields(formRef.current), [formRef]);

  return {
    form,
    ...pending,
    hasSubmitted,
    isSent,
    submit: (event: SubmitEvent<HTMLFormElement>) => (isOpen ? form.submit(event) : event.preventDefault()),
    /** Saves what is typed and removes the error of that field. */
    noteInput(field: string): void {
      const fields = Object.keys(form.values) as (keyof ContactValues)[];
      if (formRef.current) saveContactDraft(fieldsToContactMessage(readFields(formRef.current, fields)));
      // Loaded before it is needed: without a connection it would not load.
      void Promise.all([loadSubmission(), loadCheck(), loadQueue()]).catch(() => undefined);
      form.clearError(field);
    },
  };
}

/** Adds the time of submission (ms UTC). */
const submittedNow = <T>(submission: T) => ({ ...submission, keptAt: Date.now() });

const loadCheck = async () => import('./check-contact-values.ts');
