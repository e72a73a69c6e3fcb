import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { type ContactIssue, checkContactMessage } from '#domain/contact/contact-message.ts';
import { pathOf } from '#domain/routes.ts';
import { NetworkError, prepareCsrfToken } from '../../lib/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { deliver, deliveryOf, forgetDelivery } from './contact-delivery.ts';
import { clearContactDraft, saveContactDraft } from './contact-draft.ts';
import { fillEmptyFields, readForm } from './form-values.ts';
import {
  type KeptMessageOutcome,
  dropKeptMessage,
  keepMessage,
  onKeptMessage,
  readKeptMessage,
  sendKeptMessage,
} from './kept-message.ts';

type State = {
  phase: 'open' | 'sending' | 'kept' | 'sent';
  issues: readonly ContactIssue[];
  /** Counts refusals, so that the error summary takes the focus each time. */
  refusals: number;
  failure: unknown;
};

/**
 * State of the contact form. The fields keep what was typed, even before React started; a copy lives in the tab. What
 * cannot be sent for want of a connection waits in this browser (E1).
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, start: ContactFormState | undefined) {
  const { language } = usePage();
  const [state, setState] = useState<State>({
    phase: 'open',
    issues: start?.issues ?? [],
    refusals: 0,
    failure: null,
  });
  const change = (patch: Partial<State>) => setState((known) => ({ ...known, ...patch }));

  function finish({ confirmationToken }: SubmittedRequest): void {
    clearContactDraft();
    forgetDelivery();
    change({ phase: 'sent', failure: null });
    location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
  }

  function reopen(failure: unknown): void {
    fillEmptyFields(form.current);
    change({ phase: 'open', failure });
  }

  const retry = useKeptMessage({
    onWaiting: () => change({ phase: 'kept' }),
    onGone: () => setState((known) => (known.phase === 'kept' ? { ...known, phase: 'open' } : known)),
    onOutcome: (outcome) => ('sent' in outcome ? finish(outcome.sent) : reopen(outcome.refused)),
  });
  useFormOpening(form);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.phase !== 'open') return;
    const { message, website } = readForm(event.currentTarget);
    const issues = checkContactMessage(message);
    if (issues.length > 0) return change({ issues, refusals: state.refusals + 1, failure: null });
    change({ phase: 'sending', issues: [], failure: null });
    const delivery = deliveryOf({ language, message, website });
    try {
      finish(await deliver(delivery));
    } catch (error) {
      const isKept = error instanceof NetworkError && keepMessage(delivery);
      change(isKept ? { phase: 'kept' } : { phase: 'open', failure: error });
    }
  }

  return {
    ...state,
    submit,
    retry,
    /** Notes what is typed and takes back the complaint about that field. */
    noteInput(field: string): void {
      if (form.current) saveContactDraft(readForm(form.current).message);
      if (!state.issues.some((issue) => issue.field === field)) return;
      change({ issues: state.issues.filter((issue) => issue.field !== field) });
    },
    /** Takes the waiting message back into the form. */
    edit(): void {
      const kept = readKeptMessage();
      if (kept) {
        saveContactDraft(kept.body.message);
        dropKeptMessage(kept);
      }
      reopen(null);
    },
  };
}

/** Brings back the draft, and gets the page ready to send. */
function useFormOpening(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // The token's age tells the server how long the form has been open; a failure shows when something is sent.
    void prepareCsrfToken().catch(() => undefined);
    fillEmptyFields(form.current);
    // Coming back from the confirmation, a browser may show this page as it was left: still sending.
    const reloadKept = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reloadKept);
    return () => removeEventListener('pageshow', reloadKept);
  }, [form]);
}

type KeptMessageUse = {
  onWaiting: () => void;
  /** Nothing waits any more: it was sent, perhaps by another tab. */
  onGone: () => void;
  onOutcome: (outcome: KeptMessageOutcome) => void;
};

/** Tries to send a waiting message when the form opens and whenever there is a connection again; answers how to try now. */
function useKeptMessage({ onWaiting, onGone, onOutcome }: KeptMessageUse): () => void {
  const hear = useEffectEvent(onOutcome);
  const begin = useEffectEvent(() => {
    if (!readKeptMessage()) return;
    onWaiting();
    retry();
  });
  const again = useEffectEvent(() => retry());

  function retry(): void {
    void sendKeptMessage().then(() => {
      if (!readKeptMessage()) onGone();
    });
  }

  useEffect(() => {
    const stopListening = onKeptMessage((outcome) => hear(outcome));
    const whenOnline = () => again();
    begin();
    addEventListener('online', whenOnline);
    return () => {
      stopListening();
      removeEventListener('online', whenOnline);
    };
  }, []);
  return retry;
}
