import { CloseIcon } from './icons/signs.tsx';

/** An active filter in words, what its link is called, and the address of the list without it. */
export type FilterChip = { id: string; words: string; label: string; href: string };

type Props = {
  label: string;
  chips: readonly FilterChip[];
  /** Link that removes them all; shown from two on. */
  clear: { label: string; href: string };
};

/** The active filters of a list, each with a link that removes it. */
export function FilterChips({ label, chips, clear }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.id}>
          <a className="filter-chip" href={chip.href} aria-label={chip.label}>
            {chip.words}
            <CloseIcon size={16} />
          </a>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a className="inline-flex min-h-8 items-center px-2 text-sm pointer-coarse:min-h-11" href={clear.href}>
            {clear.label}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
