import { type SubmitEvent, useState } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCorrectAddress } from './use-correct-address.ts';

type Props = { request: RequestDetail };

/** Says that the customer did not get a mail and why, and sends it again to the address as it is corrected here. */
export function RefusedMails({ request }: Props) {
  const t = useTexts();
  const refused = request.mails.filter(({ state, isToCustomer }) => state === 'failed' && isToCustomer);
  const last = refused.at(-1);
  if (!last) return null;
  return (
    <Notice tone="danger" role="alert" title={t('mail:refused.title', { count: refused.length })}>
      <p>
        {t('mail:refused.to', { recipient: last.recipient })} {t(`mail:failures.${last.failure ?? 'other'}`)}
      </p>
      <AddressForm key={request.version} request={request} />
    </Notice>
  );
}

function AddressForm({ request }: Props) {
  const t = useTexts();
  const correct = useCorrectAddress(request);
  const [email, setEmail] = useState(request.contact.email);
  const { email: refusal } = refusedFields(correct.error, { fields: ['email'] });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!correct.isPending) correct.mutate(email.trim());
  }

  return (
    <form noValidate onSubmit={send} className="mt-3 grid gap-3">
      <TextField
        id="corrected-address"
        type="email"
        label={t('mail:refused.address')}
        autoComplete="off"
        value={email}
        error={refusal}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      {correct.error && !refusal ? <CallFailure error={correct.error} title={t('mail:refused.failed')} /> : null}
      <Button
        type="submit"
        className="justify-self-start"
        isLoading={correct.isPending}
        loadingText={t('common:working')}
      >
        {t(email.trim() === request.contact.email ? 'mail:refused.again' : 'mail:refused.correct')}
      </Button>
    </form>
  );
}
