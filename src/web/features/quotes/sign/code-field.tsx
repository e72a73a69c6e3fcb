import { useState } from 'react';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AnswerFailure } from '../answer/answer-failure.tsx';
import { loadCalls } from '../answer/use-message-form.ts';
import { refusedAnswer } from '../answer/refused-answer.ts';
import type { OpenQuote } from '../answer/use-open-quote.ts';
import { SignSection } from './sign-section.tsx';
import { signFormId } from './use-sign-form.ts';

type Props = { open: OpenQuote; error: string | undefined; sentTo: string | null };

/** The code that is mailed to the recipient, where the agency asks for one (H5). */
export function CodeField({ open, error, sentTo }: Props) {
  const t = useTexts();
  const [email, setEmail] = useState(sentTo);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      setEmail((await (await loadCalls()).sendCode(open.quoteKey)).email);
    } catch (problem) {
      if (!(await refusedAnswer(problem, open))) setFailure(problem);
    } finally {
      setSending(false);
    }
  }

  return (
    <SignSection title={t('quoteSigning:sign.code.title')}>
      <p className="max-w-prose">{t('quoteSigning:sign.code.lead')}</p>
      <Button
        type="submit"
        name="go"
        value="code"
        className="justify-self-start"
        isLoading={isSending}
        loadingText={t('common:working')}
        onClick={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {t(email === null ? 'quoteSigning:sign.code.send' : 'quoteSigning:sign.code.again')}
      </Button>
      <AnswerFailure error={failure} />
      <p role="status" className="empty:hidden">
        {email === null ? null : t('quoteSigning:sign.code.sent', { email })}
      </p>
      <TextField
        id={`${signFormId}-code`}
        name="code"
        className="max-w-xs"
        label={t('quoteSigning:sign.code.label')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={signingLimits.codeDigits + 2}
      />
    </SignSection>
  );
}
