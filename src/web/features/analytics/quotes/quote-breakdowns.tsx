import type { Analytics } from '#contract/analytics/analytics.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { formatMoney, minorPerMajor } from '#domain/money.ts';
import { offeredStatuses } from '#domain/quotes/quote-figures.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FigureLink } from '../figure-link.tsx';
import { FigureSection } from '../figure-section.tsx';
import type { FigureColumn } from '../figure-table.ts';
import { shareText } from '../figure-texts.ts';
import { type CountedQuotes, quotesAddress } from './quotes-address.ts';

type Parts = Analytics['quotes']['parts'];
type Figures = Omit<Parts['byLanguage'][number], 'name'>;
type Row = Figures & { label: string; part: NonNullable<CountedQuotes['part']> | null };

type Props = { parts: Parts; period: Period };

/** What was offered and accepted by service, trade and language, each with the quotes behind it (G8). */
export function QuoteBreakdowns({ parts, period }: Props) {
  const t = useTexts();
  const byService = parts.byService.map(({ name, ...figures }): Row =>
    name === null
      ? { ...figures, label: t('analytics:quotes.noRequest'), part: null }
      : { ...figures, label: t(serviceNameKey(name)), part: { service: name } },
  );
  const byTrade = parts.byTrade.map(({ name, ...figures }): Row =>
    name === null
      ? { ...figures, label: t('analytics:quotes.noTrade'), part: null }
      : { ...figures, label: t(`configurator:trades.${name}`), part: { trade: name } },
  );
  const byLanguage = parts.byLanguage.map(({ name, ...figures }): Row => ({
    ...figures,
    label: t(`common:language.names.${name}`),
    part: { language: name },
  }));
  return (
    <>
      <QuoteBreakdown kind="service" rows={byService} period={period} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-2">
        <QuoteBreakdown kind="trade" rows={byTrade} period={period} />
        <QuoteBreakdown kind="language" rows={byLanguage} period={period} />
      </div>
    </>
  );
}

type BreakdownProps = { kind: 'service' | 'trade' | 'language'; rows: readonly Row[]; period: Period };

function QuoteBreakdown({ kind, rows, period }: BreakdownProps) {
  const t = useTexts();
  const shown = rows.filter(({ sent }) => sent.quotes > 0);
  return (
    <FigureSection
      title={t(`analytics:quotes.by.${kind}`)}
      text={t('analytics:quotes.net')}
      columns={useColumns(t(`analytics:quotes.names.${kind}`), shown, period)}
      rows={shown}
      rowKey={({ label }) => label}
      {...(shown.length === 0 && {
        nothing: <p className="text-sm text-muted">{t(`analytics:quotes.nothing.${kind}`)}</p>,
      })}
    />
  );
}

function useColumns(nameHeader: string, rows: readonly Row[], period: Period): FigureColumn<Row>[] {
  const t = useTexts();
  const { language } = usePage();
  const most = Math.max(1, ...rows.map(({ sent }) => sent.valueEur));
  const money = (part: 'sent' | 'accepted'): FigureColumn<Row> => ({
    id: part,
    header: t(`analytics:quotes.columns.${part}`),
    value: (row) => row[part].valueEur / minorPerMajor,
    show: (row) => formatMoney(row[part].valueEur, 'EUR', language),
  });
  return [
    {
      id: 'name',
      header: nameHeader,
      value: ({ label }) => label,
      show: (row) => <NameWithBar row={row} most={most} />,
      isRowHeader: true,
    },
    {
      id: 'quotes',
      header: t('analytics:quotes.columns.quotes'),
      value: ({ sent }) => sent.quotes,
      show: ({ label, sent, part }) => (
        <FigureLink
          label={label}
          count={sent.quotes}
          address={part && quotesAddress({ statuses: offeredStatuses, period, part }, language)}
        />
      ),
    },
    // On a phone the first columns are all that is seen at once: what people compare is among them.
    {
      id: 'rate',
      header: t('analytics:quotes.columns.rate'),
      value: ({ accepted, decided }) => shareText(accepted.quotes, decided, language),
      show: ({ accepted, decided }) => shareText(accepted.quotes, decided, language) ?? '–',
    },
    money('sent'),
    money('accepted'),
  ];
}

type BarProps = { row: Row; most: number };

/** A thin bar for what was offered, in it a solid one for what was accepted; the figures are beside it. */
function NameWithBar({ row: { label, sent, accepted }, most }: BarProps) {
  return (
    <span className="grid min-w-28 gap-1 font-normal">
      {label}
      <svg className="h-2 w-full" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="stroke-hair" d="M0 7.5H100" vectorEffect="non-scaling-stroke" />
        <rect className="fill-ink" width={(100 * accepted.valueEur) / most} height="5" />
        <rect className="fill-timber" y="5.5" width={(100 * sent.valueEur) / most} height="2.5" />
      </svg>
    </span>
  );
}
