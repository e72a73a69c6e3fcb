import type { CustomerDetail } from '#contract/customers.ts';
import { CustomerSection } from '../../../features/customers/customer-section.tsx';
import { CreateQuoteButton } from '../../../features/quotes/create/create-quote-button.tsx';
import { AllQuotesLink, QuotesOf } from '../../../features/quotes/list/quotes-of.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { customer: Pick<CustomerDetail, 'id' | 'name' | 'isAnonymised'> };

/** What a customer was offered, and the way to make a quote for them (H2). */
export function CustomerQuotes({ customer: { id, name, isAnonymised } }: Props) {
  const t = useTexts();
  return (
    <CustomerSection
      id="quotes"
      title={t('quotes:section.title')}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          <AllQuotesLink of={{ customerId: id }} />
          {isAnonymised ? null : <CreateQuoteButton customer={{ id, name }} />}
        </span>
      }
    >
      <QuotesOf of={{ customerId: id }} nothing={t('quotes:section.ofCustomer')} />
    </CustomerSection>
  );
}
