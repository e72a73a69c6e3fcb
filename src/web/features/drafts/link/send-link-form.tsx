import { type FormEvent, useRef, useState } from 'react';
import { sendDraftLink } from '#contract/drafts.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import { ApiError, NetworkError, callEndpoint } from '../../../lib/http/api.ts';
import { readCollection } from '#web/features/attachments/collection.ts';
import { contactInputs } from '../../../lib/forms/contact-inputs.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import { pageCurrency } from '../configurator-draft.ts';
import { storeLink } from './stored-link.ts';

type Props = { answers: Answers; onSent: (email: string, endsAt: number) => void };

/** Form for the address that gets the link; a failure keeps what was typed (C10). */
export function SendLinkForm({ answers, onSent }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [error, setError] = useState<Error | null>(null);

  function refuse(text: string) {
    setRefusal(text);
    field.current?.focus();
  }

  async function send(email: string) {
    const draft = { answers, attachments: readCollection(), currency: pageCurrency() };
    const body = { language, draft, email };
    const content = JSON.stringify(['draft-link', body]);
    const idempotencyKey = idempotencyKeyOf(content);
    try {
      const { endsAt } = await callEndpoint(sendDraftLink, { idempotencyKey, body });
      forgetIdempotencyKey(content);
      storeLink({ secret: idempotencyKey, savedAt: Date.now(), endsAt });
      onSent(email, endsAt);
    } catch (failure) {
      const said = failure instanceof ApiError && failure.body?.details?.find((each) => each.field === 'email');
      if (said) refuse(said.message);
      else setError(failure as Error);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React's events bubble from the dialog to the configurator's form.
    event.stopPropagation();
    const email = field.current?.value.trim() ?? '';
    setError(null);
    setRefusal(null);
    if (!isEmail(email)) return refuse(t('validation:email'));
    setPending(true);
    await send(email);
    setPending(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        {...contactInputs.email}
        id="keep-email"
        ref={field}
        label={t('configurator:questions.email')}
        defaultValue={answers.contact.email.trim()}
        error={refusal ?? undefined}
        required
      />
      {error instanceof NetworkError ? (
        <Notice tone="warning" role="alert" title={t('errors:network.title')}>
          {t('configurator:keeping.offline')}
        </Notice>
      ) : (
        <FailureNotice error={error} text={t('drafts:send.failure')} />
      )}
      <p className="text-sm text-muted">{t('drafts:send.snapshot')}</p>
      <Button type="submit" variant="primary" isFullWidth isLoading={isPending}>
        {t('drafts:send.action')}
      </Button>
    </form>
  );
}
