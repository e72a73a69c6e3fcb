import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { formatDay } from '#domain/days.ts';
import { formatQuantity } from '#domain/exact-money.ts';
import type { ScopeLine } from '#domain/projects/project.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';

type Props = {
  /** What the project began with. */
  lines: readonly ScopeLine[];
  /** What was ordered since, in the order of the signatures. */
  changes: OwnProjectDetail['scopeChanges'];
  /** Of the project, when it is not that of the page. */
  lang?: string | undefined;
};

/** What was agreed in a project, as signed and by quote, so that one sees what was ordered when; without prices (I1). */
export function ScopeList({ lines, changes, lang }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (changes.length === 0) return <Lines lines={lines} lang={lang} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {lines.length === 0 ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h3 className="text-base">{t('projectWords:scope.begun')}</h3>
          <Lines lines={lines} lang={lang} />
        </div>
      )}
      {changes.map(({ quoteId, number, title, signedAt, isVoid, ...change }) => (
        <div key={quoteId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="grid gap-1">
            <h3 className="text-base wrap-anywhere" lang={lang}>
              {title}
            </h3>
            <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span>{t('projectWords:change', { number })}</span>
              <span>{t('projectWords:scope.signed', { date: formatDay(signedAt, language) })}</span>
              {isVoid ? <Badge tone="stopped">{t('projectWords:scope.void')}</Badge> : null}
            </p>
          </div>
          <Lines lines={change.lines} lang={lang} />
        </div>
      ))}
    </div>
  );
}

function Lines({ lines, lang }: Pick<Props, 'lines' | 'lang'>) {
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
