import { pathOf } from '#domain/routes.ts';
import { PaymentForCustomer } from '../../features/payments/page/payment-for-customer.tsx';
import { GoneQuote } from '../../features/quotes/answer/gone-quote.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** How what was signed is paid, behind the key that opens its quote (H6). */
export function PaymentPage() {
  const t = useTexts();
  const { data, parameters, language } = usePage();
  const { payment = { gone: 'not-found' } } = data;
  if ('gone' in payment) {
    return (
      <div className="page-column pt-8">
        <PlumbLine hasNail hasBob className="grid gap-6 pt-12 pb-20">
          <GoneQuote reason={payment.gone} />
          <ButtonLink className="justify-self-start" to={pathOf('home', language)}>
            {t('quoteDocument:gone.home')}
          </ButtonLink>
        </PlumbLine>
      </div>
    );
  }
  return (
    <div className="page-column py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <PaymentForCustomer page={payment.page} paymentKey={parameters['key'] ?? ''} />
      </div>
    </div>
  );
}
