import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomerRow, listCustomers } from '#contract/customers.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';

type Props = { onChoose: (customer: CustomerRow) => void };

/** Letters after which the search begins, and as many customers as it offers. */
const shortest = 2;
const mostOffered = 6;

/** Finds somebody who has written before while one types a name, a firm or an address, to fill the form with. */
export function KnownCustomers({ onChoose }: Props) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const { rows, isNobody } = useFound(search);
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="font-semibold">
        {t('serviceRequests:entry.known.label')}
      </p>
      <SearchField
        id="known-customer"
        label={t('serviceRequests:entry.known.label')}
        placeholder={t('serviceRequests:entry.known.hint')}
        search={search}
        onSearch={setSearch}
      />
      <p role="status" className={isNobody ? 'text-sm text-muted' : 'sr-only'}>
        {isNobody ? t('serviceRequests:entry.known.nobody') : ''}
        {rows.length > 0 ? t('serviceRequests:entry.known.found', { count: rows.length }) : ''}
      </p>
      {rows.length > 0 ? (
        <Found
          rows={rows}
          onChoose={(customer) => {
            setSearch('');
            onChoose(customer);
          }}
        />
      ) : null}
    </div>
  );
}

function useFound(search: string) {
  const wanted = search.trim();
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: [listCustomers.path, { search: wanted }],
    queryFn: () => asSignedIn(() => callEndpoint(listCustomers, { query: { search: wanted } })),
    enabled: wanted.length >= shortest,
    placeholderData: keepPreviousData,
    // Without an answer the form is filled by hand.
    meta: { isHandled: true },
  });
  const isAsked = wanted.length >= shortest;
  const rows = isAsked ? (data?.rows ?? []).slice(0, mostOffered) : [];
  return { rows, isNobody: isAsked && isSuccess && !isPlaceholderData && rows.length === 0 };
}

function Found({ rows, onChoose }: Props & { rows: readonly CustomerRow[] }) {
  const t = useTexts();
  return (
    <ul
      aria-label={t('serviceRequests:entry.known.list')}
      className="overflow-clip rounded-lg border border-hair bg-sheet"
    >
      {rows.map((row) => (
        <li key={row.id} className="border-b border-hair last:border-b-0">
          <button
            type="button"
            className="grid min-h-11 w-full px-4 py-2 text-start hover:bg-sunken"
            onClick={() => onChoose(row)}
          >
            <span className="wrap-anywhere">{[row.name, row.company].filter(Boolean).join(', ')}</span>
            <span className="text-sm wrap-anywhere text-muted">{row.email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
