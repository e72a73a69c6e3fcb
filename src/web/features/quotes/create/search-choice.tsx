import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type FoundRow, FoundRows } from './found-rows.tsx';

type Props = {
  id: string;
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  /** What was found; `isEmpty` once the search has ended, so that nothing found can be said. */
  found: { rows: readonly FoundRow[]; error: Error | null; isEmpty: boolean };
  /** What is chosen, in words; null while nothing is. */
  chosen: string | null;
  /** Null takes the choice back. */
  onChoose: (row: FoundRow | null) => void;
};

/** Finds one of very many by typing, and shows the chosen one with the way to another. */
export function SearchChoice({ id, label, hint, typed, onType, found, chosen, onChoose }: Props) {
  const t = useTexts();
  if (chosen !== null) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="wrap-anywhere">{chosen}</span>
        <Button size="sm" onClick={() => onChoose(null)}>
          {t('quotes:create.change')}
        </Button>
      </p>
    );
  }
  const { rows, error, isEmpty } = found;
  return (
    <div className="grid gap-3">
      <SearchField id={id} label={label} placeholder={hint} search={typed} onSearch={onType} />
      {error ? <CallFailure title={t('quotes:create.searchFailed')} error={error} /> : null}
      <FoundRows label={label} isEmpty={isEmpty} rows={rows} onChoose={onChoose} />
    </div>
  );
}
