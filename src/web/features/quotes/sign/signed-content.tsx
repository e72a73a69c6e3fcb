import { formatExactMoney, formatQuantity } from '#domain/exact-money.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { OpenQuote } from '../answer/use-open-quote.ts';
import { SignSection } from './sign-section.tsx';

/** Exactly what is signed: the document with its sums, the chosen options and the fingerprint of what was sent (H5). */
export function SignedContent({ open }: { open: OpenQuote }) {
  const t = useTexts();
  const { quote, signed, pdf } = open;
  const { document } = quote;
  const { number, title, language, currency, lines } = document;
  const options = lines.filter(({ id }) => id in signed.choice);
  const sums = [
    { label: t('quoteSigning:summary.once'), value: signed.totals.once.gross },
    { label: t('quoteSigning:summary.monthly'), value: signed.totals.monthly.gross },
  ].filter(({ value }, index) => value !== 0 || index === 0);
  return (
    <SignSection title={t('quoteSigning:sign.what.title')}>
      <div className="grid gap-4 border-2 border-ink bg-sheet p-4 sm:p-6">
        <p className="font-semibold wrap-anywhere">
          {t('quoteSigning:sign.what.quote', { number: t('quoteDocument:number', { number }), title })}
        </p>
        {options.length > 0 ? (
          <div>
            <p className="text-sm text-muted">{t('quoteSigning:sign.what.options')}</p>
            <ul className="grid list-disc ps-5">
              {options.map(({ id, name, unit, quantity }) => (
                <li key={id} className="wrap-anywhere">
                  {name}
                  {quantity === 1000 && signed.choice[id] === 1000
                    ? ''
                    : `, ${formatQuantity(signed.choice[id] ?? 0, language)} ${unit}`}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <dl className="figures flex flex-wrap gap-x-10 gap-y-2">
          {sums.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-2xl font-semibold whitespace-nowrap">
                {formatExactMoney(value, currency, language)}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a className="inline-block pointer-coarse:py-2.5" href={pdf} data-reload download>
            {t('quoteSigning:sign.what.document')}
          </a>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {t('quoteSigning:sign.what.fingerprint', { fingerprint: quote.sha256 })}
        </p>
      </div>
    </SignSection>
  );
}
