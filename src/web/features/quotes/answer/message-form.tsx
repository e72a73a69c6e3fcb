import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { useFormOfPage } from './use-form-of-page.ts';
import { type Message, useMessageForm } from './use-message-form.ts';

type Props = Message & { label: string; hint?: string; submit: string };

/** A message to the agency: a question, wanted changes, a refusal. Works as a plain form (H5). */
export function MessageForm({ label, hint, submit, ...message }: Props) {
  const t = useTexts();
  const { open, kind, lineId = '' } = message;
  const { form, formRef, start, failure, noteInput } = useMessageForm(message);
  const key = useFormOfPage()?.idempotencyKey;
  const isDisabled = !open.quote.mayAnswer;
  return (
    <form
      ref={formRef}
      method="post"
      action={open.actionOf({ ask: lineId })}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onInput={noteInput}
      className="grid max-w-prose gap-3"
    >
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="idempotencyKey" value={key ?? ''} />
      <TextArea
        {...form.field('text')}
        label={label}
        hint={hint}
        mark={message.isOptional ? t('common:optional') : undefined}
        maxLength={signingLimits.question}
        defaultValue={start}
        disabled={isDisabled}
      />
      <AnswerFailure error={form.callError} text={failure} />
      <Button
        type="submit"
        name="go"
        value={kind}
        className="justify-self-start"
        disabled={isDisabled}
        isLoading={form.isSending}
        loadingText={t('common:working')}
      >
        {submit}
      </Button>
    </form>
  );
}
