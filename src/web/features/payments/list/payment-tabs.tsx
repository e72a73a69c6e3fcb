import { paymentTabNames } from '#domain/payments/payment-request-status.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { usePaymentSums } from '../queries.ts';
import type { PaymentListFilter } from './use-payment-filter.ts';

type Props = { list: Pick<PaymentListFilter, 'filter' | 'addressOf'> };

/** What is to be done and what is done, each with its number; links, so that they can be bookmarked. */
export function PaymentTabs({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const { data } = usePaymentSums();
  const countOf = (tab: string) => {
    const counted = data?.tabs.find((each) => each.tab === tab);
    return counted && counted.count > 0 ? `${counted.count}${counted.isMore ? '+' : ''}` : null;
  };
  return (
    <nav
      aria-label={t('payments:tabs.label')}
      className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto"
    >
      <ul className="flex sm:flex-wrap">
        {paymentTabNames.map((tab) => (
          <li key={tab}>
            <a
              className="nav-link px-3 text-sm whitespace-nowrap"
              href={addressOf({ tab })}
              aria-current={filter.view === undefined && (filter.tab ?? 'open') === tab ? 'page' : undefined}
            >
              {t(`payments:tabs.${tab}`)}
              {countOf(tab) && <span className="figures ms-1.5 text-muted">{countOf(tab)}</span>}
            </a>
          </li>
        ))}
        <li>
          <a
            className="nav-link px-3 text-sm whitespace-nowrap"
            href={addressOf({ view: 'movements' })}
            aria-current={filter.view === 'movements' ? 'page' : undefined}
          >
            {t('payments:movements.title')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
