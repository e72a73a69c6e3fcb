import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import { type ContactIssue, checkContactMessage } from '#domain/contact/contact-message.ts';
import { usePage } from '../../lib/page-context.ts';
import { loadQueue } from '#web/features/submissions/load-queue.ts';
import { submissionKeyOf } from '#web/features/submissions/submission-key.ts';
import { usePrepareSubmit } from '#web/features/submissions/use-prepare-submit.ts';
import { saveContactDraft } from '#web/features/drafts/contact-draft.ts';
import { loadPendingMessage } from './load-pending-message.ts';
import { fillEmptyFields, readForm } from './form-values.ts';
import { usePendingMessage } from './use-pending-message.ts';

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
 * State of the contact form. The fields keep what was typed, even before hydration; a draft is stored in the tab. A message
 * that cannot be sent is pending in this browser, in place of the form (E1, C11).
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

  function reopen(failure: unknown): void {
    fillEmptyFields(form.current);
    change({ phase: 'open', failure });
    form.current?.querySelector('textarea')?.focus();
  }

  const { target, ...pending } = usePendingMessage({
    isExpected: state.phase === 'open',
    onSent: () => change({ phase: 'sent', failure: null }),
    onReturned: reopen,
  });
  usePrepareSubmit();
  useEffect(() => fillEmptyFields(form.current), [form]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.phase !== 'open') return;
    const { message, website } = readForm(event.currentTarget);
    const issues = checkContactMessage(message);
    if (issues.length > 0) return change({ issues, refusals: state.refusals + 1, failure: null });
    change({ phase: 'sending', issues: [], failure: null, hasSubmitted: true });
    const body = { language, message, website };
    const idempotencyKey = submissionKeyOf({ kind: 'contact', body });
    try {
      const { enqueueSubmission } = await loadQueue();
      const record = await enqueueSubmission({ kind: 'contact', idempotencyKey, body, keptAt: Date.now() }, target);
      if (record?.state !== 'sent') change({ phase: 'open' });
    } catch (error) {
      change({ phase: 'open', failure: error });
    }
  }

  return {
    ...state,
    ...pending,
    submit,
    /** Saves what is typed and removes the issue of that field. */
    noteInput(field: string): void {
      if (form.current) saveContactDraft(readForm(form.current).message);
      // Loaded before it is needed: without a connection it would not load.
      void Promise.all([loadQueue(), loadPendingMessage()]).catch(() => undefined);
      if (!state.issues.some((issue) => issue.field === field)) return;
      change({ issues: state.issues.filter((issue) => issue.field !== field) });
    },
  };
}
