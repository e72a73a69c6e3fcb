import type { DocumentWords, TotalWords } from '#domain/quotes/document-words.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import type { Sums } from './read-step.tsx';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; words: DocumentWords; sums: Sums };

/** Lines that the summary names; the rest is counted. */
const mostNamed = 6;

/** The first screen: what one gets, what it costs and by when, like the title block of a drawing (H5). */
export function QuoteSummary({ open, words, sums }: Props) {
  const t = useTexts();
  return (
    <div className="quote-summary bg-sheet">
      <section className="grid content-start gap-3">
        <h2 className="lettering text-muted">{t('quoteSigning:summary.price')}</h2>
        <Price label={t('quoteSigning:summary.once')} totals={sums.once} isTaxed={words.isTaxed} isMain />
        <Deposit open={open} />
        <Price
          label={t('quoteSigning:summary.monthly')}
          totals={sums.monthly}
          isTaxed={words.isTaxed}
          isMain={!sums.once}
        />
      </section>
      <Gets open={open} />
      <When open={open} words={words} />
    </div>
  );
}

/** Characters of a sum that a phone has room for in the largest letters. */
const mostLarge = 18;

const sizeOf = (sum: string) => (sum.length > mostLarge ? 'text-xl sm:text-3xl' : 'text-3xl');

type PriceProps = { label: string; totals: TotalWords | null; isTaxed: boolean; isMain?: boolean };

function Price({ label, totals, isTaxed, isMain = false }: PriceProps) {
  const t = useTexts();
  if (!totals) return null;
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p
        className={`figures flex flex-wrap items-baseline gap-x-2 font-display font-semibold ${isMain ? sizeOf(totals.gross) : 'text-xl'}`}
      >
        <span className="whitespace-nowrap">{totals.gross}</span>
        {isTaxed ? <span className="text-base whitespace-nowrap">{t('quoteSigning:summary.withTax')}</span> : null}
      </p>
      {isTaxed ? (
        <p className="figures text-sm text-muted">{t('quoteSigning:summary.withoutTax', { price: totals.net })}</p>
      ) : null}
    </div>
  );
}

/** What is due on signing. */
function Deposit({ open: { quote, signed } }: Pick<Props, 'open'>) {
  const t = useTexts();
  const [first] = signed.paymentPlan;
  if (first?.due !== 'signing' || first.amount === 0 || signed.paymentPlan.length === 1) return null;
  const { currency, language } = quote.document;
  const price = formatExactMoney(first.amount, currency, language);
  return <p className="figures font-semibold">{t('quoteSigning:summary.first', { price })}</p>;
}

function Gets({ open: { quote, signed } }: Pick<Props, 'open'>) {
  const t = useTexts();
  const items = quote.document.lines.filter(
    ({ id, kind, option }) => kind === 'item' && (!option || id in signed.choice),
  );
  const named = items.length <= mostNamed + 1 ? items : items.slice(0, mostNamed);
  const rest = items.length - named.length;
  return (
    <section className="grid content-start gap-3">
      <h2 className="lettering text-muted">{t('quoteSigning:summary.gets')}</h2>
      <ul className="grid gap-2">
        {named.map(({ id, name }) => (
          <li key={id} className="flex gap-2.5 leading-snug">
            <CheckIcon size={20} className="mt-0.5 text-level" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
        {rest > 0 ? <li className="ps-7.5 text-muted">{t('quoteSigning:summary.more', { count: rest })}</li> : null}
      </ul>
    </section>
  );
}

function When({ open, words }: Pick<Props, 'open' | 'words'>) {
  const t = useTexts();
  const { quote, isOpen, pdf } = open;
  const left = quote.daysLeft;
  const rows = [
    { label: t('quoteDocument:dates.start'), value: words.startDate },
    { label: t('quoteDocument:dates.delivery'), value: words.deliveryDate },
  ].filter(({ value }) => value !== '');
  return (
    <section className="grid content-start gap-3">
      <h2 className="lettering text-muted">{t('quoteSigning:summary.when')}</h2>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="figures">
        {t('quoteDocument:validUntil', { date: words.validUntil })}
        {isOpen && left >= 0 ? (
          <strong>
            , {left === 0 ? t('quoteSigning:summary.lastDay') : t('quoteSigning:summary.daysLeft', { count: left })}
          </strong>
        ) : null}
      </p>
      {quote.signed ? null : (
        <ButtonLink
          className="justify-self-start"
          size="sm"
          icon={<DownloadIcon size={20} />}
          to={pdf}
          reloadDocument
          download
        >
          {t('quoteDocument:pdf')}
        </ButtonLink>
      )}
    </section>
  );
}
