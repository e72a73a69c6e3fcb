import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { countText } from './figure-texts.ts';

type Props = { label: string; count: number; address: string | null };

/** A count in a table, as a link to the rows that it counts; zero is no link. */
export function FigureLink({ label, count, address }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const value = countText(count, language);
  if (address === null || count === 0) return value;
  return (
    <a
      href={address}
      className="inline-block py-0.5 pointer-coarse:py-2.5"
      aria-label={t('analytics:figures.list', { label, count: value })}
    >
      {value}
    </a>
  );
}
