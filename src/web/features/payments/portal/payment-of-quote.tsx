import { useQuery } from '@tanstack/react-query';
import { type OwnPayment, listOwnPayments } from '#contract/payments/own-payments.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** What is still to be paid for one's own quotes; fetched again whenever somebody comes back to the page. */
const useOwnPayments = () =>
  useQuery({
    queryKey: [listOwnPayments.path],
    queryFn: () => asSignedIn(() => callEndpoint(listOwnPayments, {})),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });

/** What is to be paid next for a signed quote, and the way to pay it; nothing where all is paid (I3). */
export function PaymentOfQuote({ quote }: { quote: OwnQuote }) {
  const t = useTexts();
  const { language } = usePage();
  const payment = useOwnPayments().data?.payments.find(({ quoteId }) => quoteId === quote.id);
  if (!payment) return null;
  const values = {
    price: formatExactMoney(payment.rest, payment.currency, language),
    date: writeDay(payment.dueOn, language),
  };
  return (
    <span className="flex basis-full flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <span className="figures font-semibold">{t(`portal:quotes.pay.${stateOf(payment)}`, values)}</span>
      <ButtonLink
        to={pathOf('payment', quote.language, { key: `portal-${quote.id}` })}
        reloadDocument
        aria-label={t('portal:quotes.pay.openNamed', { number: quote.number })}
      >
        {t('portal:quotes.pay.open')}
      </ButtonLink>
    </span>
  );
}

function stateOf({ status, daysOver }: OwnPayment): 'claimed' | 'over' | 'due' {
  if (status === 'claimed') return 'claimed';
  return daysOver > 0 ? 'over' : 'due';
}
