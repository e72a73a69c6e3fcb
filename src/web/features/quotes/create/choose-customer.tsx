import { useState } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFoundCustomers } from '../../customers/queries.ts';
import { FoundRows } from './found-rows.tsx';

type Customer = { id: string; name: string };
type Props = { customer: Customer | null; onChoose: (customer: Customer | null) => void };

/** Pause after the last letter before it is searched (ms). */
const pauseMs = 180;

/** Finds for whom a quote is made; it may be nobody yet. */
export function ChooseCustomer({ customer, onChoose }: Props) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), pauseMs);
  const { data, error, isSuccess } = useFoundCustomers(search);
  if (customer) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="wrap-anywhere">{t('quotes:create.chosenCustomer', { name: customer.name })}</span>
        <Button size="sm" onClick={() => onChoose(null)}>
          {t('quotes:create.change')}
        </Button>
      </p>
    );
  }
  const rows = search.length >= 2 ? (data?.rows ?? []) : [];
  return (
    <div className="grid gap-3">
      <SearchField
        id="quote-customer"
        label={t('quotes:create.customer')}
        placeholder={t('quotes:create.customerHint')}
        search={typed}
        onSearch={setTyped}
      />
      {error ? <CallFailure title={t('customers:list.failed')} error={error} /> : null}
      <FoundRows
        label={t('quotes:create.customer')}
        isEmpty={search.length >= 2 && isSuccess}
        rows={rows.map(({ id, name, company, email }) => ({
          id,
          name: company === '' ? name : `${company}, ${name}`,
          note: email,
        }))}
        onChoose={(row) => onChoose({ id: row.id, name: row.name })}
      />
    </div>
  );
}
