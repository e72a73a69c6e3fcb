import type { Projection } from '#contract/analytics/analytics.ts';
import type { Period } from '#domain/analytics/periods.ts';
import type { Language } from '#domain/languages.ts';
import { type Currency, currencies, formatRange, minorPerMajor, toEuro } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FigureLink } from './figure-link.tsx';
import { FigureSection } from './figure-section.tsx';
import type { FigureColumn } from './figure-table.ts';
import { countText } from './figure-texts.ts';
import { requestsAddress } from './requests-address.ts';

type Row = Omit<Projection, 'status'> & { status: Projection['status'] | 'total' };

type Props = { projection: readonly Projection[]; period?: Period };

/** Projected revenue of open requests: their estimates by status and currency, with the total (G1, G8). */
export function ProjectionTable({ projection, period }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const shown = currencies.filter((currency) => projection.some((row) => rangeOf(row, currency)));
  const rows: Row[] = [...projection.filter(({ requests }) => requests > 0), totalOf(projection)];
  const labelOf = ({ status }: Row) =>
    status === 'total' ? t('analytics:columns.total') : t(`serviceRequests:statuses.${status}`);
  const columns: FigureColumn<Row>[] = [
    { id: 'status', header: t('analytics:columns.status'), value: labelOf, isRowHeader: true },
    {
      id: 'requests',
      header: t('analytics:columns.requests'),
      value: ({ requests }) => requests,
      show: (row) =>
        row.status === 'total' ? (
          <b>{countText(row.requests, language)}</b>
        ) : (
          <FigureLink
            label={labelOf(row)}
            count={row.requests}
            address={requestsAddress({ status: row.status, ...period }, language)}
          />
        ),
    },
    ...shown.map((currency): FigureColumn<Row> => {
      const part = (end: 'minimum' | 'maximum') => (row: Row) => (rangeOf(row, currency)?.[end] ?? 0) / minorPerMajor;
      const text = (row: Row) => {
        const range = rangeOf(row, currency);
        return range ? formatRange(range, currency, language) : '–';
      };
      return {
        id: currency,
        header: currency,
        value: text,
        show: (row) => (row.status === 'total' ? <b>{text(row)}</b> : text(row)),
        inFile: [
          { header: t('analytics:columns.minimum', { currency }), value: part('minimum') },
          { header: t('analytics:columns.maximum', { currency }), value: part('maximum') },
        ],
      };
    }),
    ...(shown.length > 1 ? [sumColumn({ t, language })] : []),
  ];
  return (
    <FigureSection
      title={t('analytics:projection.title')}
      text={
        shown.length > 1
          ? `${t('analytics:projection.text')} ${t('analytics:projection.rates')}`
          : t('analytics:projection.text')
      }
      columns={columns}
      rows={rows}
      rowKey={({ status }) => status}
      phone="stack"
      {...(shown.length === 0 && { nothing: <p>{t('analytics:projection.none')}</p> })}
    />
  );
}

type Words = { t: ReturnType<typeof useTexts>; language: Language };

/** All currencies together in euro, by the rates that prices are made with. */
function sumColumn({ t, language }: Words): FigureColumn<Row> {
  const part = (end: 'minimum' | 'maximum') => (row: Row) =>
    row.estimates.reduce((sum, each) => sum + toEuro(each[end], each.currency), 0);
  const text = (row: Row) => {
    const range = { minimum: part('minimum')(row), maximum: part('maximum')(row) };
    return range.maximum === 0 ? '–' : formatRange(range, 'EUR', language);
  };
  const inFile = (['minimum', 'maximum'] as const).map((end) => ({
    header: t(`analytics:projection.${end}InEuro`),
    value: (row: Row) => part(end)(row) / minorPerMajor,
  }));
  return {
    id: 'sum',
    header: t('analytics:projection.inEuro'),
    value: text,
    show: (row) => <b>{text(row)}</b>,
    inFile,
  };
}

const rangeOf = (row: Row | Projection, currency: Currency) => row.estimates.find((each) => each.currency === currency);

function totalOf(projection: readonly Projection[]): Row {
  const sum = (currency: Currency, end: 'minimum' | 'maximum') =>
    projection.reduce((total, row) => total + (rangeOf(row, currency)?.[end] ?? 0), 0);
  return {
    status: 'total',
    requests: projection.reduce((total, { requests }) => total + requests, 0),
    estimates: currencies
      .map((currency) => ({ currency, minimum: sum(currency, 'minimum'), maximum: sum(currency, 'maximum') }))
      .filter(({ maximum }) => maximum > 0),
  };
}
