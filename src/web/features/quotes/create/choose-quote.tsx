import { useState } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFoundQuotes } from '../queries.ts';
import { type FoundRow, FoundRows } from './found-rows.tsx';

type Props = { quoteId: string; onChoose: (quoteId: string) => void };

/** Pause after the last letter before it is searched (ms). */
const pauseMs = 180;

/** Finds the older quote that is copied; without a search the last ones are offered. */
export function ChooseQuote({ quoteId, onChoose }: Props) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundRow | null>(null);
  const { data, error, isSuccess } = useFoundQuotes(useDebouncedValue(typed.trim(), pauseMs));
  if (chosen?.id === quoteId) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="wrap-anywhere">{`${chosen.name} · ${chosen.note}`}</span>
        <Button size="sm" onClick={() => onChoose('')}>
          {t('quotes:create.change')}
        </Button>
      </p>
    );
  }
  const rows = (data?.rows ?? []).map(({ id, number, title, buyerName, buyerCompany }) => ({
    id,
    name: [number, title].filter(Boolean).join(' · ') || t('quotes:statuses.draft'),
    note: buyerCompany || buyerName,
  }));
  return (
    <div className="grid gap-3">
      <SearchField
        id="quote-older"
        label={t('quotes:create.quote')}
        placeholder={t('quotes:create.quoteHint')}
        search={typed}
        onSearch={setTyped}
      />
      {error ? <CallFailure title={t('quotes:create.failed')} error={error} /> : null}
      <FoundRows
        label={t('quotes:create.quote')}
        isEmpty={isSuccess}
        rows={rows}
        onChoose={(row) => {
          setChosen(row);
          onChoose(row.id);
        }}
      />
    </div>
  );
}
