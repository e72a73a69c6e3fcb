import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { emptyContactMessage } from '#domain/contact/contact-message.ts';
import { pathOf } from '#domain/routes.ts';
import { readFields } from '../../lib/forms/read-fields.ts';
import { loadSubmission, usePublicForm } from '../../lib/forms/use-public-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { loadQueue } from '../../lib/unsent/load-queue.ts';
import { forgetSubmissionKey, rememberSubmissionKey, submissionKeyOf } from '../../lib/unsent/submission-key.ts';
import { useReadyToSend } from '../../lib/unsent/use-ready-to-send.ts';
import { useOutcome, useUnsent } from '../../lib/unsent/use-unsent.ts';
import { clearContactDraft, saveContactDraft } from './contact-draft.ts';
import { loadKeptMessage } from './load-kept-message.ts';
import { type ContactValues, fillEmptyFields, valuesOf } from './form-values.ts';

/**
 * Form of the contact page. The uncontrolled fields keep what was typed before hydration; a copy is kept in the tab. A
 * message that cannot be sent waits in this browser, in place of the form (E1, C11).
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>, start: ContactFormState | undefined) {
  const { language } = usePage();
  const [hasSubmitted, setSubmitted] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = usePublicForm<ContactValues, SentRecord>({
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
      const idempotencyKey = submissionKeyOf('contact', JSON.stringify(body));
      const { sendKept } = await loadQueue();
      return sendKept({ kind: 'contact', idempotencyKey, body, keptAt: Date.now() });
    },
    onSaved: (record) => (record?.state === 'sent' ? finish(record.submitted) : undefined),
  });

  function finish({ confirmationToken }: SubmittedRequest): void {
    clearContactDraft();
    forgetSubmissionKey('contact');
    setSent(true);
    location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
  }

  function reopen(failure: unknown): void {
    fillEmptyFields(formRef.current);
    if (failure instanceof Error) form.fail(failure);
    formRef.current?.querySelector('textarea')?.focus();
  }

  const isOpen = !form.isSending && !isSent;
  const waiting = useWaitingMessage({ isExpected: isOpen, onSent: finish, onReturned: reopen });
  useReadyToSend();
  useEffect(() => fillEmptyFields(formRef.current), [formRef]);

  return {
    form,
    ...waiting,
    hasSubmitted,
    isSent,
    submit: (event: SubmitEvent<HTMLFormElement>) => (isOpen ? form.submit(event) : event.preventDefault()),
    /** Keeps what is typed and clears the error of that field. */
    noteInput(field: string): void {
      const fields = Object.keys(form.values) as (keyof ContactValues)[];
      if (formRef.current) saveContactDraft(fieldsToContactMessage(readFields(formRef.current, fields)));
      // Whoever types will send: by then the queue is loaded, even if the connection is lost.
      void Promise.all([loadSubmission(), loadCheck(), loadQueue(), loadKeptMessage()]).catch(() => undefined);
      form.clearError(field);
    },
  };
}

const loadCheck = async () => import('./check-contact-values.ts');

type SentRecord = Awaited<ReturnType<Awaited<ReturnType<typeof loadQueue>>['sendKept']>>;

type WaitingUse = {
  /** The form is neither sending nor sent. */
  isExpected: boolean;
  onSent: (submitted: SubmittedRequest) => void;
  /** The draft holds the message again: refused, or taken back where there is no failure. */
  onReturned: (failure: unknown) => void;
};

/** The message that waits to be sent in place of the form, what becomes of it, and the way back into the form. */
function useWaitingMessage({ isExpected, onSent, onReturned }: WaitingUse) {
  const { waiting, ...sending } = useUnsent('contact');
  const kept = isExpected ? (waiting[0] ?? null) : null;
  useOutcome(kept && kept.idempotencyKey, (record) => {
    if (record.state === 'sent') return onSent(record.submitted);
    if (record.kind === 'contact') saveContactDraft(record.body.message);
    void loadQueue()
      .then(({ takeRefusal }) => takeRefusal(record))
      .then(onReturned);
  });
  async function edit(): Promise<void> {
    if (!kept) return;
    const { body, idempotencyKey } = kept;
    const { takeBack } = await loadQueue();
    if (!(await takeBack(idempotencyKey))) return;
    saveContactDraft(body.message);
    rememberSubmissionKey('contact', { content: JSON.stringify(body), key: idempotencyKey });
    onReturned(null);
  }
  return { ...sending, kept, edit };
}
