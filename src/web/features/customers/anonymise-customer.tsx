import type { CustomerDetail } from '#contract/customers.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAnonymiseCustomer } from './queries.ts';

type Props = { customer: CustomerDetail };

/** Removes everything personal for good, once that has been confirmed (G6). */
export function AnonymiseCustomer({ customer }: Props) {
  const t = useTexts();
  const anonymise = useAnonymiseCustomer();

  async function act(): Promise<void> {
    await anonymise.mutateAsync(customer);
    showToast({ title: t('customers:anonymised.done'), tone: 'success' });
  }

  return (
    <ConfirmedAction
      label={t('customers:detail.anonymise')}
      title={t('customers:detail.anonymiseTitle', { name: customer.name })}
      text={t('customers:detail.anonymiseText')}
      act={act}
      renderFailure={(error) => <CallFailure title={t('customers:detail.anonymiseFailure')} error={error} />}
    />
  );
}
