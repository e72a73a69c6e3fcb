import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { readFormDraft, saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import type * as Calls from './answer-calls.ts';
import { type AnswerKind, refusedAnswer } from './refused-answer.ts';
import { useFormOfPage } from './use-form-of-page.ts';
import type { OpenQuote } from './use-open-quote.ts';

export type Message = {
  open: OpenQuote;
  kind: AnswerKind;
  /** Line that a question is about; '' for the whole quote. */
  lineId?: string;
  isOptional?: boolean;
  /** Sends what was written, and returns the quote as it then is. */
  send: (calls: typeof Calls, text: string) => Promise<PrivateQuote>;
  onSent?: () => void;
};

/** Loads the calls of who answers. */
export const loadCalls = async (): Promise<typeof Calls> => import('./answer-calls.ts');

/** The form of a message to the agency; what was typed stays in the tab until it is sent (H5). */
export function useMessageForm({ open, kind, lineId = '', isOptional = false, send, onSent }: Message) {
  const formRef = useRef<HTMLFormElement>(null);
  const before = useRefusedForm(kind, lineId);
  const id = lineId === '' ? kind : `${kind}-${lineId}`;
  const draft = `quote ${open.quote.sha256} ${id}`;
  const start = before?.typed['text'] ?? '';
  const form = usePublicForm<{ text: string }, PrivateQuote>({
    id,
    start: { text: start },
    startErrors: Object.fromEntries((before?.issues ?? []).map(({ message }) => ['text', message])),
    check: ({ text }) => (text.trim() === '' && !isOptional ? [{ field: 'text', rule: 'required' }] : []),
    sentAs: { message: 'text', reason: 'text' },
    fieldOfCode: { 'reason-required': 'text' },
    send: async ({ text }) => send(await loadCalls(), text.trim()),
    onSaved(quote) {
      saveFormDraft(draft, null);
      // What the page shows next takes the focus, so it has to stand there.
      flushSync(() => open.change(quote));
      onSent?.();
    },
    onFailed: (failure) => void refusedAnswer(failure, open),
  });
  useEffect(() => {
    const field = formRef.current?.querySelector('textarea');
    const typed = readFormDraft(draft);
    if (field && field.value === '' && typeof typed === 'string') field.value = typed;
  }, [draft]);
  return {
    form,
    formRef,
    start,
    failure: before?.failure ?? null,
    noteInput(event: { target: EventTarget }): void {
      saveFormDraft(draft, (event.target as HTMLTextAreaElement).value);
      form.clearError('text');
    },
  };
}

/** The same form as it was sent without scripts and refused; null where it was not. */
function useRefusedForm(kind: AnswerKind, lineId: string) {
  const form = useFormOfPage();
  return form?.kind === kind && form.typed['line'] === lineId ? form : null;
}
