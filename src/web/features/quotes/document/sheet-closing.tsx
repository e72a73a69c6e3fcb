import { groupIban } from '#domain/quotes/document-parties.ts';
import type { DocumentWords } from '#domain/quotes/document-words.ts';
import type { QuoteSeller, QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SheetSection, TypedText } from './sheet-section.tsx';

type Props = { document: QuoteSnapshot; words: DocumentWords };

/** How and when it is paid, when it is done, and on which terms. */
export function SheetClosing({ document, words }: Props) {
  const t = useTexts();
  const { closing, paymentTerms, terms } = document;
  const dates = [
    { label: t('quoteDocument:dates.start'), day: words.startDate },
    { label: t('quoteDocument:dates.delivery'), day: words.deliveryDate },
  ].filter(({ day }) => day !== '');
  return (
    <>
      {closing ? <TypedText>{closing}</TypedText> : null}
      <Plan document={document} words={words} />
      {dates.length > 0 ? (
        <SheetSection title={t('quoteDocument:dates.title')}>
          <dl className="grid gap-1">
            {dates.map(({ label, day }) => (
              <div key={label} className="flex gap-3">
                <dt className="text-muted">{label}</dt>
                <dd className="figures font-semibold">{day}</dd>
              </div>
            ))}
          </dl>
        </SheetSection>
      ) : null}
      <SheetSection title={t('quoteDocument:paymentTerms')}>
        <TypedText>{paymentTerms}</TypedText>
      </SheetSection>
      <SheetSection title={t('quoteDocument:terms')}>
        <TypedText>{terms}</TypedText>
      </SheetSection>
    </>
  );
}

/** Whom to ask. */
export function SheetContact({ seller }: { seller: QuoteSeller }) {
  const t = useTexts();
  return (
    <SheetSection title={t('quoteDocument:questions.title')} lead={t('quoteDocument:questions.text')}>
      <SellerLinks seller={seller} />
    </SheetSection>
  );
}

/** Mail and telephone of who has made the quote. */
export function SellerLinks({ seller }: { seller: Pick<QuoteSeller, 'email' | 'phone'> }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a className="inline-block font-semibold pointer-coarse:py-1.5" href={`mailto:${seller.email}`}>
        {seller.email}
      </a>
      <a
        className="figures inline-block font-semibold whitespace-nowrap pointer-coarse:py-1.5"
        href={`tel:${seller.phone.replaceAll(' ', '')}`}
      >
        {seller.phone}
      </a>
    </p>
  );
}

function Plan({ document, words }: Props) {
  const t = useTexts();
  const account = document.seller.bankAccount;
  if (words.plan.length === 0) return null;
  return (
    <SheetSection title={t('quoteDocument:plan.title')}>
      <ol className="grid border-t-2 border-ink">
        {words.plan.map(({ share, due, milestone, amount }, index) => (
          <li key={index} className="flex justify-between gap-6 border-b border-hair py-2">
            <span>{t(`quoteDocument:plan.${due}`, { share, milestone })}</span>
            <span className="figures font-semibold whitespace-nowrap">{amount}</span>
          </li>
        ))}
      </ol>
      {words.monthly ? <p className="text-sm text-muted">{t('quoteDocument:plan.monthly')}</p> : null}
      {account ? (
        <p className="text-sm text-muted">
          {t('quoteDocument:plan.account')}: <span className="figures text-ink">{groupIban(account.iban)}</span>
          {account.bic ? <span className="figures"> ({account.bic})</span> : null}
        </p>
      ) : null}
    </SheetSection>
  );
}
