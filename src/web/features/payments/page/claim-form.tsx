import { type SubmitEvent, useState } from 'react';
import type { AskedPayment } from '#contract/payments/payment-page.ts';
import { pathOf } from '#domain/routes.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OpenPayment } from './use-payment-page.ts';

type Props = { open: OpenPayment; payment: AskedPayment };

/** Refusals that mean that the request is no longer as it is shown. */
const outdated: readonly string[] = ['move-not-allowed', 'not-found', 'quote-superseded', 'quote-withdrawn'];

/** Says that it was paid, and what happens then; a plain form, which works without scripts (H6). */
export function ClaimForm({ open, payment }: Props) {
  const t = useTexts();
  const { page, paymentKey, change } = open;
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSending(true);
    setError(null);
    try {
      const { claim } = await import('./page-calls.ts');
      change(await claim(paymentKey, payment.id), payment.id);
    } catch (failure) {
      if (failure instanceof ApiError && outdated.includes(failure.body?.code ?? '')) location.reload();
      else setError(failure);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      action={pathOf('payment', page.language, { key: paymentKey })}
      onSubmit={(event) => void submit(event)}
      className="grid justify-items-start gap-3 border-t border-hair pt-5 print:hidden"
    >
      <input type="hidden" name="request" value={payment.id} />
      <h3 className="text-lg">{t('paymentPage:claim.title')}</h3>
      <p className="max-w-prose text-muted">{t('paymentPage:claim.lead')}</p>
      <Failure error={error} />
      <Button type="submit" isLoading={isSending} loadingText={t('common:working')} disabled={page.access === 'office'}>
        {t('paymentPage:claim.submit')}
      </Button>
    </form>
  );
}

/** Why it was not noted: as the call says, or the server of a form that was sent without scripts. */
function Failure({ error }: { error: unknown }) {
  const t = useTexts();
  const { paymentFailure } = usePage().data;
  const message = useFailureMessage(error);
  if (!error && !paymentFailure) return null;
  return (
    <Notice tone="danger" role="alert" title={t('paymentPage:claim.failed')}>
      {error ? message : paymentFailure}
    </Notice>
  );
}
