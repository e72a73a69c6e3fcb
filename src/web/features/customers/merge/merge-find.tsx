import { useState } from 'react';
import type { CustomerRow } from '#contract/customers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { useFoundCustomers } from '../queries.ts';

type Props = { exceptId: string; onChoose: (id: string) => void };

/** Finds the customer to merge with. */
export function MergeFind({ exceptId, onChoose }: Props) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const { isAsked, isNobody, rows, error } = useHits(search, exceptId);
  return (
    <div className="grid min-h-64 content-start gap-4">
      <SearchField
        id="merge-search"
        label={t('customers:merge.find')}
        placeholder={t('customers:list.searchHint')}
        search={search}
        onSearch={setSearch}
      />
      {isAsked ? null : <p className="text-sm text-muted">{t('customers:merge.findHint')}</p>}
      {error ? <CallFailure title={t('customers:list.failed')} error={error} /> : null}
      <p role="status" className={isNobody ? 'text-muted' : 'sr-only'}>
        {isNobody ? t('customers:merge.nobody') : ''}
      </p>
      {rows.length > 0 ? <Found rows={rows} onChoose={onChoose} /> : null}
    </div>
  );
}

const shown = 8;

function useHits(search: string, exceptId: string) {
  const { data, error, isSuccess, isPlaceholderData } = useFoundCustomers(search);
  const isAsked = search.length >= 2;
  const known = isAsked ? (data?.rows ?? []) : [];
  const rows = known.filter(({ id }) => id !== exceptId).slice(0, shown);
  return { isAsked, isNobody: isAsked && isSuccess && !isPlaceholderData && rows.length === 0, rows, error };
}

type FoundProps = Pick<Props, 'onChoose'> & { rows: readonly CustomerRow[] };

function Found({ rows, onChoose }: FoundProps) {
  const t = useTexts();
  return (
    <ul aria-label={t('customers:merge.found')} className="border-t border-hair">
      {rows.map(({ id, name, company, email }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere">{company === '' ? name : `${name}, ${company}`}</p>
            <p className="text-sm wrap-anywhere text-muted">{email}</p>
          </div>
          <Button size="sm" aria-label={t('customers:merge.chooseNamed', { name })} onClick={() => onChoose(id)}>
            {t('customers:merge.choose')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
