import { formatQuantity } from '#domain/exact-money.ts';
import type { ScopeLine } from '#domain/projects/project.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  lines: readonly ScopeLine[];
  /** Of the project, when it is not that of the page. */
  lang?: string | undefined;
};

/** What was agreed in a project, as signed; without prices (I1). */
export function ScopeList({ lines, lang }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (lines.length === 0) return <p className="text-muted">{t('projectWords:scope.none')}</p>;
  return (
    <ul lang={lang} className="border-t-2 border-t-ink">
      {lines.map(({ name, quantity, unit, description }, index) => (
        <li key={index} className="grid gap-1 border-b border-hair py-3">
          <p className="flex flex-wrap justify-between gap-x-6">
            <strong className="min-w-0 wrap-anywhere">{name}</strong>
            <span className="figures text-muted">
              {formatQuantity(quantity, language)} {unit}
            </span>
          </p>
          {description === '' ? null : <p className="max-w-prose text-sm text-muted">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
