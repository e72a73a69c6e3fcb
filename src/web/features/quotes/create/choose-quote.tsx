import { useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useFoundQuotes } from '../queries.ts';
import type { FoundRow } from './found-rows.tsx';
import { SearchChoice } from './search-choice.tsx';
import { useTypedSearch } from './use-typed-search.ts';

type Props = { quoteId: string; onChoose: (quoteId: string) => void };

/** Finds the older quote that is copied; without a search the last ones are offered. */
export function ChooseQuote({ quoteId, onChoose }: Props) {
  const t = useTexts();
  const { typed, setTyped, search } = useTypedSearch();
  const [chosen, setChosen] = useState<FoundRow | null>(null);
  const { data, error, isSuccess } = useFoundQuotes(search);
  const rows = (data?.rows ?? []).map(({ id, number, title, buyerName, buyerCompany }) => ({
    id,
    name: [number, title].filter(Boolean).join(' · ') || t('quotes:statuses.draft'),
    note: buyerCompany || buyerName,
  }));
  return (
    <SearchChoice
      id="quote-older"
      label={t('quotes:create.quote')}
      hint={t('quotes:create.quoteHint')}
      typed={typed}
      onType={setTyped}
      found={{ rows, error, isEmpty: isSuccess }}
      chosen={chosen?.id === quoteId ? `${chosen.name} · ${chosen.note}` : null}
      onChoose={(row) => {
        setChosen(row);
        onChoose(row?.id ?? '');
      }}
    />
  );
}
