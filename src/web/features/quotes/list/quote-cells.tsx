import { keepLegalForm } from '#domain/customers/keep-legal-form.ts';
import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { row: QuoteRow };

/** Id of the link of a row, to move the focus to it. */
export const quoteLinkId = ({ id }: Pick<QuoteRow, 'id'>): string => `quote-${id}`;

/** The title is a link to the quote; with a pointer the whole row is. */
export function TitleCell({ row }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const title = row.title || t('quotes:list.untitled');
  return (
    <a
      id={quoteLinkId(row)}
      data-shortcut="row"
      className="row-link"
      href={pathOf('adminQuote', language, { id: row.id })}
      lang={row.title === '' || row.language === language ? undefined : row.language}
      title={title}
    >
      {title}
    </a>
  );
}

/** The number; of a draft that has none, that it has none and which version it will be. */
export function NumberCell({ row }: Props) {
  const t = useTexts();
  if (row.number !== null) return <span className="figures whitespace-nowrap">{row.number}</span>;
  const { versionNumber: version } = row;
  return (
    <span className="text-muted">
      {version === 1 ? t('quotes:list.noNumber') : t('quotes:list.version', { version })}
    </span>
  );
}

/** Who a quote or another document is for: the firm first. */
export function BuyerCell({ row: { buyerName, buyerCompany } }: { row: Pick<QuoteRow, 'buyerName' | 'buyerCompany'> }) {
  const names = [keepLegalForm(buyerCompany), buyerName].filter(Boolean);
  if (names.length === 0) return <span className="text-muted">–</span>;
  return (
    <span title={names.join(', ')}>
      {names[0]}
      {names[1] === undefined ? null : <span className="text-muted">, {names[1]}</span>}
    </span>
  );
}

/** What is paid once, and under it what is paid each month; tax included. */
export function SumCell({ row: { gross, monthlyGross, currency } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const monthly = formatExactMoney(monthlyGross, currency, language);
  if (gross === 0 && monthlyGross > 0)
    return <span className="figures">{t('quotes:list.monthly', { sum: monthly })}</span>;
  return (
    <span className="figures">
      {formatExactMoney(gross, currency, language)}
      {monthlyGross > 0 ? (
        <span className="block text-xs text-muted">{t('quotes:list.monthly', { sum: monthly })}</span>
      ) : null}
    </span>
  );
}

/** The last day on which it can be accepted; struck through once that is over. */
export function ValidityCell({ row: { validUntil, status } }: Props) {
  const { language } = usePage();
  if (validUntil === '') return <span className="text-muted">–</span>;
  return (
    <time className="figures whitespace-nowrap" dateTime={validUntil}>
      {status === 'expired' ? (
        <s className="text-muted">{writeDay(validUntil, language)}</s>
      ) : (
        writeDay(validUntil, language)
      )}
    </time>
  );
}

type SeenProps = Props & { now: number | null };

/** When the customer has looked at it last; of one that was sent, that nobody has yet. */
export function SeenCell({ row: { lastViewedAt, sentAt }, now }: SeenProps) {
  const t = useTexts();
  if (lastViewedAt !== null) return <TimeStamp at={lastViewedAt} now={now} />;
  return <span className="text-muted">{sentAt === null ? '–' : t('quotes:list.notSeen')}</span>;
}
