import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { QuoteFormState } from '#contract/page.ts';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { type SignValues, signFields } from '#domain/quotes/signing/acceptance-fields.ts';
import { readFields } from '../../../lib/forms/read-fields.ts';
import { readFormDraft, saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { navigate } from '../../../lib/navigation.ts';
import { refusedAnswer } from '../answer/refused-answer.ts';
import type { OpenQuote } from '../answer/use-open-quote.ts';
import { restoreDraft } from './restore-draft.ts';
import { startValues } from './sign-values.ts';

/** Goes before the names of the form's fields in the ids of their controls. */
export const signFormId = 'sign';

type Options = {
  open: OpenQuote;
  formRef: RefObject<HTMLFormElement | null>;
  before: QuoteFormState | null;
  onSigned: () => void;
};

const loadSigning = async () => import('./sign-calls.ts');

/** The form of a signature: what was typed stays in the tab, a lost answer is asked for again, and it is signed once (H5). */
export function useSignForm({ open, formRef, before, onSigned }: Options) {
  const [isRetrying, setRetrying] = useState(false);
  const { quote, quoteKey, signed } = open;
  const draft = `sign ${quote.sha256}`;
  const [start] = useState(() => startValues(quote, before));
  const [drawn, setDrawn] = useState<ReturnType<typeof restoreDraft>>(null);
  const wasRefused = before?.kind === 'sign';
  const form = usePublicForm<SignValues, PrivateQuote>({
    id: signFormId,
    start,
    startErrors: Object.fromEntries((before?.issues ?? []).map(({ field, message }) => [nameOf(field), message])),
    sentAs: { text: 'signature', 'signature.text': 'signature', 'signature.strokes': 'signature' },
    fieldOfCode: { 'wrong-code': 'code' },
    async send(values) {
      const { sign } = await loadSigning();
      const asked = { key: quoteKey, sha256: quote.sha256, choice: signed.choice, values };
      return sign(asked, () => setRetrying(true)).finally(() => setRetrying(false));
    },
    onSaved(answer) {
      saveFormDraft(draft, null);
      onSigned();
      open.change(answer);
      navigate('?', { replace: true });
    },
    onFailed: (error) => void refusedAnswer(error, open),
  });

  // What was typed before is newer than what is known of the signer, but not than a form that has just been refused.
  useLayoutEffect(() => {
    const typed = wasRefused ? null : (readFormDraft(draft) as Partial<SignValues> | null);
    if (typed && formRef.current) setDrawn(restoreDraft(formRef.current, typed));
  }, [draft, formRef, wasRefused]);
  useEffect(() => {
    void loadSigning().catch(() => undefined);
  }, []);

  return {
    form,
    start,
    /** The signature begins anew where one was drawn before the page was left. */
    mark: { key: drawn ? 'drawn' : 'known', start: { ...start, ...drawn } },
    isRetrying,
    noteInput(event: { target: EventTarget }): void {
      const { name } = event.target as HTMLInputElement;
      form.clearError(nameOf(name));
      if (!formRef.current) return;
      const { code: _code, ...typed } = readFields(formRef.current, signFields);
      saveFormDraft(draft, typed);
    },
  };
}

/** The field of the form that a part of the signature is shown at. */
const nameOf = (field: string) =>
  /^signature|^strokes$|^mark$/.test(field) ? 'signature' : (field.split('.').at(-1) ?? field);
