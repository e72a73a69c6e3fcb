import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';

export type FoundRow = { id: string; name: string; note: string };

type Props = {
  label: string;
  rows: readonly FoundRow[];
  /** A search has ended; without rows it has found nothing. */
  isEmpty: boolean;
  onChoose: (row: FoundRow) => void;
};

const shown = 6;

/** What a search has found, each with a button that chooses it. */
export function FoundRows({ label, rows, isEmpty, onChoose }: Props) {
  const t = useTexts();
  return (
    <>
      <p role="status" className={isEmpty && rows.length === 0 ? 'text-muted' : 'sr-only'}>
        {isEmpty && rows.length === 0 ? t('quotes:create.nothing') : ''}
      </p>
      {rows.length > 0 ? (
        <ul aria-label={label} className="border-t border-hair">
          {rows.slice(0, shown).map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="wrap-anywhere">{row.name}</p>
                <p className="text-sm wrap-anywhere text-muted">{row.note}</p>
              </div>
              <Button
                size="sm"
                aria-label={t('quotes:create.chooseNamed', { name: row.name })}
                onClick={() => onChoose(row)}
              >
                {t('quotes:create.choose')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
