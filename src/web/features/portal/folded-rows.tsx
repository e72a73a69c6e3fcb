import { Children, type ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';

const shown = 6;

type Props = {
  /** Items of a list. */
  children: ReactNode;
};

/** A list whose first rows are seen at once; the others unfold, without scripts too. */
export function FoldedRows({ children }: Props) {
  const t = useTexts();
  const rows = Children.toArray(children);
  const others = rows.slice(shown);
  return (
    <div className="grid gap-2">
      <ol className="grid border-t-2 border-ink">{rows.slice(0, shown)}</ol>
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {t('portal:more', { count: others.length })}
          </summary>
          <ol className="mt-2 grid border-t border-hair">{others}</ol>
        </details>
      ) : null}
    </div>
  );
}
