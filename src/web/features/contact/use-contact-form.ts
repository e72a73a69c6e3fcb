import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { type ContactIssue, checkContactMessage } from '#domain/contact/contact-message.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { loadQueue } from '../../lib/unsent/load-queue.ts';
import { forgetSubmissionKey, rememberSubmissionKey, submissionKeyOf } from '../../lib/unsent/submission-key.ts';
import { useReadyToSend } from '../../lib/unsent/use-ready-to-send.ts';
import { useOutcome, useUnsent } from '../../lib/unsent/use-unsent.ts';
import { clearContactDraft, saveContactDraft } from './contact-draft.ts';
import { loadKeptMessage } from './load-kept-message.ts';
import { fillEmptyFields, readForm } from './form-values.ts';

type State = {
  phase: 'open' | 'sending' | 'sent';
  issues: readonly ContactIssue[];
  /** Counts refusals, so that the error summary takes the focus each time. */
  refusals: number;
  failure: unknown;
  /** Something was submitted since the page opened. */
  hasSubmitted: boolean;
};

/**
 * State of the contact form. The fields keep what was typed, even before React started; a copy lives in the tab. What
 * cannot be sent waits in this browser, in place of the form (E1, C11).
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, start: ContactFormState | undefined) {
  const { language } = usePage();
  const [state, setState] = useState<State>({
    phase: 'open',
    issues: start?.issues ?? [],
    refusals: 0,
    failure: null,
    hasSubmitted: false,
  });
  const change = (patch: Partial<State>) => setState((known) => ({ ...known, ...patch }));

  function finish({ confirmationToken }: SubmittedRequest): void {
    clearContactDraft();
    forgetSubmissionKey('contact');
    change({ phase: 'sent', failure: null });
    location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
  }

  function reopen(failure: unknown): void {
    fillEmptyFields(form.current);
    change({ phase: 'open', failure });
    form.current?.querySelector('textarea')?.focus();
  }

  const waiting = useWaitingMessage({ isExpected: state.phase === 'open', onSent: finish, onReturned: reopen });
  useReadyToSend();
  useEffect(() => fillEmptyFields(form.current), [form]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.phase !== 'open') return;
    const { message, website } = readForm(event.currentTarget);
    const issues = checkContactMessage(message);
    if (issues.length > 0) return change({ issues, refusals: state.refusals + 1, failure: null });
    change({ phase: 'sending', issues: [], failure: null, hasSubmitted: true });
    const body = { language, message, website };
    const idempotencyKey = submissionKeyOf('contact', JSON.stringify(body));
    try {
      const { sendKept } = await loadQueue();
      const record = await sendKept({ kind: 'contact', idempotencyKey, body, keptAt: Date.now() });
      if (record?.state === 'sent') finish(record.submitted);
      else change({ phase: 'open' });
    } catch (error) {
      change({ phase: 'open', failure: error });
    }
  }

  return {
    ...state,
    ...waiting,
    submit,
    /** Notes what is typed and takes back the complaint about that field. */
    noteInput(field: string): void {
      if (form.current) saveContactDraft(readForm(form.current).message);
      // Whoever types will send: by then the queue is at hand, whatever becomes of the line.
      void Promise.all([loadQueue(), loadKeptMessage()]).catch(() => undefined);
      if (!state.issues.some((issue) => issue.field === field)) return;
      change({ issues: state.issues.filter((issue) => issue.field !== field) });
    },
  };
}

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
