import { useState } from 'react';
import type { ProjectDetail, ProjectQuote } from '#contract/projects/projects.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { isProjectOver } from '#domain/projects/project-status.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { pathOf } from '#domain/routes.ts';
import { QuoteStatusBadge } from '#web/features/quotes/status-badge.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { useMay } from '../../../../lib/use-may.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChangeOfScopeDialog } from '../forms/change-of-scope-dialog.tsx';

type Props = { project: ProjectDetail };

/** The quotes of a project: that which it began with, changes of its scope, and the way to a further one (domain rules, "Quote"). */
export function ProjectQuotes({ project }: Props) {
  const t = useTexts();
  const { may } = useMay();
  const [isChanging, setChanging] = useState(false);
  const { quotes } = project;
  const isOpen = quotes.some(({ isChange, status }) => isChange && openStatuses.includes(status));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {quotes.length === 0 ? (
        <p className="text-muted">{t('projectOffice:quotes.none')}</p>
      ) : (
        <ul className="border-t-2 border-t-ink">
          {quotes.map((quote) => (
            <QuoteItem key={quote.id} quote={quote} lang={project.language} />
          ))}
        </ul>
      )}
      {isOpen ? <p className="max-w-prose text-sm text-muted">{t('projectOffice:quotes.unsigned')}</p> : null}
      {may('manage-quotes') && !isProjectOver(project) ? (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
            {t('projectOffice:quotes.open')}
          </Button>
        </div>
      ) : null}
      {isChanging ? <ChangeOfScopeDialog project={project} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}

function QuoteItem({ quote, lang }: { quote: ProjectQuote; lang: string }) {
  const t = useTexts();
  const { language } = usePage();
  const { id, number, title, status, isChange } = quote;
  return (
    <li className="grid gap-1.5 border-b border-hair py-3">
      <a
        className="font-semibold wrap-anywhere"
        lang={lang === language ? undefined : lang}
        href={pathOf('adminQuote', language, { id })}
      >
        {title}
      </a>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span>{number ?? t('projectOffice:quotes.noNumber')}</span>
        {isChange ? <span>{t('projectOffice:quotes.change')}</span> : null}
        <span>
          <Sum quote={quote} />
        </span>
        <QuoteStatusBadge status={status} />
      </p>
    </li>
  );
}

function Sum({ quote: { gross, monthlyGross, currency } }: { quote: ProjectQuote }) {
  const t = useTexts();
  const { language } = usePage();
  const money = (sum: number) => formatExactMoney(sum, currency, language);
  const parts = [
    gross !== 0 || monthlyGross === 0 ? money(gross) : '',
    monthlyGross === 0 ? '' : t('projectOffice:quotes.monthly', { price: money(monthlyGross) }),
  ];
  return parts.filter((part) => part !== '').join(' + ');
}
