import { useEffect, useRef } from 'react';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { readFormDraft, saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { type AnswerKind, refusedAnswer } from './refused-answer.ts';
import type * as Calls from './answer-calls.ts';
import type { OpenQuote } from './use-open-quote.ts';
import { useFormOfPage } from './use-form-of-page.ts';

export type MessageFormProps = {
  open: OpenQuote;
  kind: AnswerKind;
  /** Line that a question is about; '' for the whole quote. */
  lineId?: string;
  label: string;
  hint?: string;
  submit: string;
  isOptional?: boolean;
  /** Sends what was written, and returns the quote as it then is. */
  send: (calls: typeof Calls, text: string) => Promise<PrivateQuote>;
  onSent?: () => void;
};

export const loadCalls = async (): Promise<typeof Calls> => import('./answer-calls.ts');

/** A message to the agency: a question, wanted changes, a refusal. Works as a plain form; what was typed stays in the tab (H5). */
export function MessageForm(props: MessageFormProps) {
  const { open, kind, lineId = '', label, hint, submit, isOptional = false, send, onSent } = props;
  const t = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const ofPage = useFormOfPage();
  const before = ofPage && ofPage.kind === kind && ofPage.typed['line'] === lineId ? ofPage : null;
  const id = lineId === '' ? kind : `${kind}-${lineId}`;
  const draft = `quote ${open.quote.sha256} ${id}`;
  const form = usePublicForm<{ text: string }, PrivateQuote>({
    id,
    start: { text: before?.typed['text'] ?? '' },
    startErrors: Object.fromEntries((before?.issues ?? []).map(({ message }) => ['text', message])),
    check: ({ text }) => (text.trim() === '' && !isOptional ? [{ field: 'text', rule: 'required' }] : []),
    sentAs: { message: 'text', reason: 'text' },
    fieldOfCode: { 'reason-required': 'text' },
    send: async ({ text }) => send(await loadCalls(), text.trim()),
    onSaved(quote) {
      saveFormDraft(draft, null);
      open.change(quote);
      onSent?.();
    },
    onFailed: (error) => void refusedAnswer(error, open),
  });
  useEffect(() => {
    const field = formRef.current?.querySelector('textarea');
    const typed = readFormDraft(draft);
    if (field && field.value === '' && typeof typed === 'string') field.value = typed;
  }, [draft]);
  return (
    <form
      ref={formRef}
      method="post"
      action={open.actionOf(lineId === '' ? {} : { ask: lineId })}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onInput={(event) => {
        saveFormDraft(draft, (event.target as HTMLTextAreaElement).value);
        form.clearError('text');
      }}
      className="grid max-w-prose gap-3"
    >
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="idempotencyKey" value={ofPage?.idempotencyKey ?? ''} />
      <TextArea
        {...form.field('text')}
        label={label}
        hint={hint}
        mark={isOptional ? t('common:optional') : undefined}
        rows={3}
        maxLength={signingLimits.question}
        defaultValue={before?.typed['text'] ?? ''}
        disabled={open.quote.access === 'office'}
      />
      <AnswerFailure error={form.callError} text={before?.failure} />
      <Button
        type="submit"
        name="go"
        value={kind}
        className="justify-self-start"
        disabled={open.quote.access === 'office'}
        isLoading={form.isSending}
        loadingText={t('common:working')}
      >
        {submit}
      </Button>
    </form>
  );
}
