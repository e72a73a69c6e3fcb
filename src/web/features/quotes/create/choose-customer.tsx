import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useFoundCustomers } from '#web/features/customers/queries.ts';
import { SearchChoice } from './search-choice.tsx';
import { useTypedSearch } from './use-typed-search.ts';

type Customer = { id: string; name: string };
type Props = { customer: Customer | null; onChoose: (customer: Customer | null) => void };

/** So many letters find a customer. */
const leastLetters = 2;

/** Finds for whom a quote is made; it may be nobody yet. */
export function ChooseCustomer({ customer, onChoose }: Props) {
  const t = useTexts();
  const { typed, setTyped, search } = useTypedSearch();
  const { data, error, isSuccess } = useFoundCustomers(search);
  const isSearched = search.length >= leastLetters;
  const rows = (isSearched ? (data?.rows ?? []) : []).map(({ id, name, company, email }) => ({
    id,
    name: company === '' ? name : `${company}, ${name}`,
    note: email,
  }));
  return (
    <SearchChoice
      id="quote-customer"
      label={t('quotes:create.customer')}
      hint={t('quotes:create.customerHint')}
      typed={typed}
      onType={setTyped}
      found={{ rows, error, isEmpty: isSearched && isSuccess }}
      chosen={customer && t('quotes:create.chosenCustomer', { name: customer.name })}
      onChoose={(row) => onChoose(row && { id: row.id, name: row.name })}
    />
  );
}
