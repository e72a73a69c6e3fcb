import { wordDocument } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TitleBlock } from '../../../ui/title-block.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { SheetClosing, SheetContact } from './sheet-closing.tsx';
import { SheetLines, TaxNotes } from './sheet-lines.tsx';
import { SheetOptions } from './sheet-options.tsx';
import { SheetParties } from './sheet-parties.tsx';
import { TypedText } from './sheet-section.tsx';

type Props = {
  document: QuoteSnapshot;
  status: QuoteStatus;
  headingLevel: 1 | 2;
};

/**
 * A quote as it is written, like a signed drawing, for who writes it: its customers read the same parts on a page that they can
 * answer on (H1, H5). Needs the texts of the document's own language.
 */
export function QuoteSheet({ document, status, headingLevel }: Props) {
  const t = useTexts();
  const words = wordDocument(document);
  const Heading = `h${headingLevel}` as const;
  const sums = [words.once?.totals.gross, words.monthly?.totals.gross].filter((sum) => sum !== undefined);
  return (
    <article lang={document.language} className="grid gap-10">
      <header className="grid gap-4">
        <p className="lettering text-muted">{t('quoteDocument:title')}</p>
        <Heading className="text-3xl wrap-anywhere" tabIndex={-1}>
          {document.title}
        </Heading>
        <StateNotice status={status} validUntil={words.validUntil} />
        <TitleBlock
          cells={[
            {
              id: 'number',
              content: (
                <span className="font-semibold">
                  <DocumentNumber number={document.number} />
                </span>
              ),
            },
            { id: 'issued', content: t('quoteDocument:issued', { date: words.issuedOn }) },
            { id: 'valid', content: words.validUntil && t('quoteDocument:validUntil', { date: words.validUntil }) },
            {
              id: 'price',
              content: <Price once={sums[0]} monthly={words.once && words.monthly ? sums[1] : undefined} />,
            },
          ]}
        />
      </header>
      {document.description ? <TypedText>{document.description}</TypedText> : null}
      <SheetLines document={document} words={words} />
      <QuoteSums
        once={words.once && words.once.totals}
        monthly={words.monthly && words.monthly.totals}
        isTaxed={words.isTaxed}
      />
      <SheetOptions document={document} words={words} />
      <TaxNotes document={document} words={words} />
      <SheetClosing document={document} words={words} />
      <SheetParties document={document} />
      <SheetContact seller={document.seller} />
    </article>
  );
}

/** The number with what it numbers, whole in one line: a phone would break it at its hyphen. */
function DocumentNumber({ number }: { number: string | null }) {
  const t = useTexts();
  if (!number) return t('quoteDocument:noNumber');
  const [before, after] = t('quoteDocument:number', { number }).split(number);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}

function Price({ once, monthly }: { once: string | undefined; monthly: string | undefined }) {
  const t = useTexts();
  return (
    <span className="grid wrap-anywhere">
      <span className="figures font-display font-semibold sm:text-xl">{once}</span>
      {monthly ? (
        <span className="figures text-sm text-muted">{t('quoteDocument:totals.plusMonthly', { price: monthly })}</span>
      ) : null}
    </span>
  );
}

/** States that a reader must know before anything else. */
const marked = ['draft', 'superseded', 'expired', 'withdrawn', 'voided'] as const;

function StateNotice({ status, validUntil }: { status: QuoteStatus; validUntil: string }) {
  const t = useTexts();
  const mark = marked.find((each) => each === status);
  if (!mark) return null;
  return (
    <Notice tone={mark === 'draft' ? 'info' : 'warning'} title={t(`quoteDocument:marks.${mark}`)}>
      {t(`quoteDocument:notices.${mark}`, { date: validUntil })}
    </Notice>
  );
}
