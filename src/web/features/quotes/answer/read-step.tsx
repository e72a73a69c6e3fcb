import { writeDay } from '#domain/days.ts';
import { wordDocument, wordTotals } from '#domain/quotes/document-words.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { QuoteChanges } from '../document/quote-changes.tsx';
import { QuoteSums } from '../document/quote-sums.tsx';
import { SheetClosing } from '../document/sheet-closing.tsx';
import { SheetLines, TaxNotes } from '../document/sheet-lines.tsx';
import { SheetParties } from '../document/sheet-parties.tsx';
import { SheetSection, TypedText } from '../document/sheet-section.tsx';
import { AskAside, QuestionSection } from './question-section.tsx';
import { OptionSection } from './option-section.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { PriceBar } from './price-bar.tsx';
import { QuoteState } from './quote-state.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; isSignedNow: boolean };

/** The quote to read: what it is and costs first, then all of it, then the ways to answer. */
export function ReadStep({ open, isSignedNow }: Props) {
  const t = useTexts();
  const { quote, signed, isOpen } = open;
  const { document, previous } = quote;
  const words = wordDocument({
    ...document,
    lines: linesAsChosen(open),
    totals: signed.totals,
    paymentPlan: signed.paymentPlan,
  });
  const sums = sumsOf(open);
  return (
    <article lang={document.language} className="quote-page grid gap-10 sm:gap-12">
      <Head open={open} />
      <QuoteState open={open} isSignedNow={isSignedNow} />
      {previous && isOpen ? (
        <QuoteChanges
          before={previous}
          after={document}
          number={previous.number}
          date={writeDay(previous.issuedOn, document.language)}
        />
      ) : null}
      <QuoteSummary open={open} words={words} sums={sums} />
      {document.description ? <TypedText>{document.description}</TypedText> : null}
      <SheetLines
        document={document}
        words={words}
        renderAside={(lineId) => <AskAside open={open} lineId={lineId} />}
      />
      <OptionSection open={open} words={words} />
      <SheetSection title={t(words.options ? 'quoteSigning:options.sum' : 'quoteSigning:summary.price')}>
        <QuoteSums {...sums} isTaxed={words.isTaxed} />
        <TaxNotes document={document} words={words} />
      </SheetSection>
      <SheetClosing document={document} words={words} />
      <SheetParties document={document} />
      <QuestionSection open={open} />
      <OtherAnswers open={open} />
      <PriceBar open={open} sums={sums} />
    </article>
  );
}

/** Options say what they cost in the quantity that is chosen. */
const linesAsChosen = ({ quote, signed }: OpenQuote) =>
  quote.document.lines.map((line) => ({ ...line, quantity: signed.choice[line.id] ?? line.quantity }));

/** Sums with the choice; null where nothing is paid that way. */
function sumsOf({ quote: { document }, signed: { totals, choice } }: OpenQuote) {
  const counts = (recurrence: 'once' | 'monthly') =>
    document.lines.some(({ id, option, recurrence: own }) => own === recurrence && (!option || id in choice));
  const once = counts('once') || !counts('monthly') ? wordTotals(totals.once, document) : null;
  return { once, monthly: counts('monthly') ? wordTotals(totals.monthly, document) : null };
}
export type Sums = ReturnType<typeof sumsOf>;

function Head({ open: { quote } }: Pick<Props, 'open'>) {
  const t = useTexts();
  const { number, version, title, issuedOn, language, buyer } = quote.document;
  const parts = [
    t('quoteDocument:number', { number }),
    version > 1 ? t('quoteDocument:version', { version }) : '',
    t('quoteDocument:issued', { date: writeDay(issuedOn, language) }),
  ];
  return (
    <header className="grid gap-3">
      <p className="lettering text-muted">{t('quoteDocument:title')}</p>
      <h1 className="text-3xl wrap-anywhere" tabIndex={-1}>
        {title}
      </h1>
      <p className="text-lg wrap-anywhere">
        {t('quoteSigning:summary.forWhom', { name: buyer.company || buyer.name })}
      </p>
      <p className="figures text-sm text-muted">{parts.filter((part) => part !== '').join(' · ')}</p>
    </header>
  );
}
