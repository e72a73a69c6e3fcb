import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';

export type StripFigure = {
  id: string;
  label: string;
  /** The formatted figure. */
  value: string;
  /** Address of the rows that it counts. */
  address?: string;
  note?: ReactNode;
  /** Highlighted: something is overdue. */
  isUrgent?: boolean;
};

type Props = { label: string; figures: readonly StripFigure[] };

/** Figures side by side between rules, like the cells of a title block; each is a link to the rows that it counts. */
export function FigureStrip({ label, figures }: Props) {
  const t = useTexts();
  return (
    <section aria-label={label} className="grid gap-2">
      <h2 className="lettering text-muted">{label}</h2>
      <dl
        className={classNames(
          'grid grid-cols-2 border-t-2 border-ink',
          figures.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
        )}
      >
        {figures.map(({ id, label: name, value, address, note, isUrgent }) => (
          <div
            key={id}
            className="row-span-3 grid grid-rows-subgrid content-start gap-1 border-b border-hair py-3 pe-4"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className={classNames('figures text-2xl leading-tight font-semibold', isUrgent && 'text-danger')}>
              {address === undefined ? (
                <span className="inline-block py-1">{value}</span>
              ) : (
                <a
                  href={address}
                  className="inline-block py-1 pointer-coarse:py-2"
                  aria-label={t('analytics:figures.list', { label: name, count: value })}
                >
                  {value}
                </a>
              )}
            </dd>
            {note === undefined ? null : <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
