import { Suspense, useState } from 'react';
import { formatExactMoney } from '#domain/exact-money.ts';
import { type Message } from '#domain/mail/check-message.ts';
import { messageLimits } from '#domain/mail/message-limits.ts';
import { quotePlaceholders, writePlaceholder } from '#domain/mail/placeholders.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { type SendForm, useSendForm } from './use-send-form.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyConfirm = lazyDialog(async () => (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog);
const LazyMail = lazyDialog(async () => (await import('./mail-preview.tsx')).QuoteMailPreview);

type Props = {
  editor: Editor;
  start: Message;
  /** Everything that was written is saved. */
  canSend: boolean;
};

/** The mail that a quote goes with: to whom, in which words; sent after a question (spec §4). */
export function SendPanel({ editor, start, canSend }: Props) {
  const t = useTexts();
  const { base, content, issues, needs, isKnown } = editor;
  const form = useSendForm({ quote: base, start });
  const [isAsking, setAsking] = useState(false);
  const isComplete = isKnown && issues.length + needs.length === 0;

  async function ask(): Promise<void> {
    editor.noteTried();
    if (!isComplete || !canSend || !(await form.verify())) return;
    setAsking(true);
  }

  return (
    <section aria-labelledby="quote-mail-title" className="grid gap-4 border-t-2 border-ink pt-4">
      <h2 id="quote-mail-title" className="text-lg">
        {t('quoteEditor:send.title')}
      </h2>
      <dl className="grid gap-1 text-sm">
        <Fact term={t('quotes:life.recipient')} detail={content.buyer.email || '–'} />
        {content.copies.length > 0 ? (
          <Fact term={t('quoteEditor:fields.copies')} detail={content.copies.join(', ')} />
        ) : null}
      </dl>
      <MailFields form={form} language={content.language} />
      <SendFailure form={form} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={<MailIcon size={20} />}
          aria-disabled={!isComplete || !canSend}
          isLoading={form.isSending}
          loadingText={t('quoteEditor:send.sending')}
          onClick={() => void ask()}
        >
          {t('quoteEditor:send.action')}
        </Button>
        <Button isLoading={form.preview.isPending} onClick={() => void form.showPreview()}>
          {t('mail:preview.show')}
        </Button>
      </div>
      {isComplete || !isKnown ? null : <p className="text-sm text-muted">{t('quoteEditor:send.incomplete')}</p>}
      {isAsking ? (
        <Question
          editor={editor}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void form.submit();
          }}
        />
      ) : null}
      {form.preview.data ? (
        <Suspense fallback={null}>
          <LazyMail preview={form.preview.data} recipient={content.buyer.email} onClose={() => form.preview.reset()} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{detail}</dd>
    </div>
  );
}

function MailFields({ form, language }: { form: SendForm; language: string }) {
  const t = useTexts();
  return (
    <>
      <TextField
        {...form.input('subject')}
        label={t('mail:message.subject')}
        lang={language}
        maxLength={messageLimits.subject}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.input('body')}
        label={t('mail:message.body')}
        hint={t('quoteEditor:send.hint', { names: quotePlaceholders.map((name) => writePlaceholder(name)).join(' ') })}
        lang={language}
        maxLength={messageLimits.body}
        required
      />
    </>
  );
}

/** Why it was not sent: the sentences of all that was refused, or of the failure. */
function SendFailure({ form: { failure, preview, errors } }: { form: SendForm }) {
  const t = useTexts();
  const error = failure?.error ?? preview.error;
  const isAtField = Object.values(errors).some((each) => each !== undefined);
  if (!error || isAtField) return null;
  const refused = error instanceof ApiError ? (error.body?.details ?? []) : [];
  return (
    <div className="grid gap-2">
      <CallFailure key={failure?.attempt} title={t('quoteEditor:send.failed')} error={error} />
      {refused.length > 0 ? (
        <ul className="list-disc ps-5 text-sm">
          {refused.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Says once more what goes to whom before it does. */
function Question({ editor, onConfirm, onClose }: { editor: Editor; onConfirm: () => void; onClose: () => void }) {
  const t = useTexts();
  const { language } = usePage();
  const { buyer, lines, currency, title } = editor.content;
  const { once, monthly } = totalsOf(lines);
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const isPaidOnce = lines.some(({ recurrence }) => recurrence === 'once');
  const perMonth = { sum: money(monthly.gross) };
  const sums = [
    isPaidOnce ? money(once.gross) : '',
    monthly.gross > 0 ? t(isPaidOnce ? 'quotes:list.monthly' : 'quoteEditor:bar.monthly', perMonth) : '',
  ];
  const sum = sums.filter((each) => each !== '').join(' ');
  return (
    <Suspense fallback={null}>
      <LazyConfirm
        isOpen
        onOpenChange={onClose}
        title={t('quoteEditor:send.ask')}
        description={t('quoteEditor:send.askText', { title, sum, recipient: buyer.email })}
        confirmLabel={t('quoteEditor:send.action')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={onConfirm}
      />
    </Suspense>
  );
}
