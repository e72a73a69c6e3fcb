import { useState } from 'react';
import type { PayableRequest } from '#contract/bank-imports.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usePayableRequests } from './queries.ts';
import { useSumText } from './sum-text.ts';

type Props = {
  /** Money of another currency pays nothing. */
  currency: string;
  isTaken: (request: PayableRequest) => boolean;
  /** Nothing is left to be put on a further request. */
  isFull: boolean;
  onChoose: (request: PayableRequest) => void;
};

/** Finds open requests for money by number, symbol, payer or title. */
export function RequestSearch({ currency, isTaken, isFull, onChoose }: Props) {
  const t = useTexts();
  const sumText = useSumText();
  const [search, setSearch] = useState('');
  const found = usePayableRequests(search);
  const rows = found.data?.requests.filter((request) => !isTaken(request)) ?? [];
  return (
    <div className="grid gap-2">
      <SearchField
        id="payable-search"
        label={t('bankImports:dialog.search')}
        placeholder={t('bankImports:dialog.searchHint')}
        search={search}
        onSearch={setSearch}
      />
      {found.error ? <CallFailure title={t('bankImports:dialog.searchFailed')} error={found.error} /> : null}
      <p role="status" className="text-sm text-muted">
        {found.isSuccess && rows.length === 0 ? t('bankImports:dialog.nothing') : null}
      </p>
      <ul aria-label={t('bankImports:dialog.found')} className="max-h-72 overflow-y-auto">
        {rows.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
            <span className="min-w-0 flex-1 basis-48 leading-snug">
              <span className="figures font-semibold">{request.number}</span> {request.title}
              <span className="block text-sm text-muted">{request.payerName}</span>
            </span>
            <span className="figures whitespace-nowrap">{sumText(request.rest, request.currency)}</span>
            <Button
              size="sm"
              aria-label={t('bankImports:dialog.chooseNamed', { number: request.number })}
              aria-disabled={isFull || request.currency !== currency}
              onClick={() => (isFull || request.currency !== currency ? undefined : onChoose(request))}
            >
              {t('bankImports:dialog.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
