import { paymentTabNames } from '#domain/payments/payment-request-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ListTabs } from '../../../ui/list-tabs.tsx';
import { usePaymentSums } from '../queries.ts';
import type { PaymentListFilter } from './use-payment-filter.ts';

type Props = { list: Pick<PaymentListFilter, 'filter' | 'addressOf'> };

/** What is to be done and what is done, each with its number. */
export function PaymentTabs({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const { data } = usePaymentSums();
  const countOf = (tab: string) => {
    const counted = data?.tabs.find((each) => each.tab === tab);
    return counted && counted.count > 0 ? `${counted.count}${counted.isMore ? '+' : ''}` : null;
  };
  const tabs = paymentTabNames.map((tab) => ({
    id: tab,
    label: t(`payments:tabs.${tab}`),
    href: addressOf({ tab }),
    isCurrent: filter.view === undefined && (filter.tab ?? 'open') === tab,
    count: countOf(tab),
  }));
  const movements = {
    id: 'movements',
    label: t('payments:movements.title'),
    href: addressOf({ view: 'movements' }),
    isCurrent: filter.view === 'movements',
  };
  return <ListTabs label={t('payments:tabs.label')} tabs={[...tabs, movements]} />;
}
