import type { GoneReason, PrivateQuote } from '#contract/quotes/private-quote.ts';
import { brand } from '#domain/brand.ts';
import { writeDay } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { QuoteChanges } from '../../features/quotes/document/quote-changes.tsx';
import { QuoteSheet } from '../../features/quotes/document/quote-sheet.tsx';
import { useViewNote } from '../../features/quotes/document/use-view-note.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** A sent quote behind its private link: the document, its PDF, and what has changed since the version before (H5, H7). */
export function QuotePage() {
  const { quote = { gone: 'not-found' } } = usePage().data;
  return 'gone' in quote ? <GoneQuote reason={quote.gone} /> : <OpenQuote quote={quote.quote} />;
}

function OpenQuote({ quote: { document, previous, status } }: { quote: PrivateQuote }) {
  const t = useTexts();
  const { parameters } = usePage();
  const { token = '' } = parameters;
  useViewNote(token);
  return (
    <div className="page-column py-8 sm:py-12">
      <div className="mx-auto grid max-w-4xl gap-10">
        <QuoteSheet document={document} status={status} headingLevel={1}>
          <ButtonLink className="justify-self-start" to={`/api/quotes/${token}/pdf`} reloadDocument download>
            {t('quoteDocument:pdf')}
          </ButtonLink>
          {previous ? (
            <QuoteChanges
              before={previous}
              after={document}
              number={previous.number}
              date={writeDay(previous.issuedOn, document.language)}
            />
          ) : null}
        </QuoteSheet>
      </div>
    </div>
  );
}

const wordsOf = {
  'quote-superseded': 'superseded',
  'quote-withdrawn': 'withdrawn',
  'not-found': 'unknown',
} as const satisfies Record<GoneReason, string>;

/** Why there is nothing to show, and whom to ask. */
function GoneQuote({ reason }: { reason: GoneReason }) {
  const t = useTexts();
  const { language } = usePage();
  const words = wordsOf[reason];
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-6 pt-12 pb-20">
        <AxisHeading level={1}>{t(`quoteDocument:gone.${words}.title`)}</AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t(`quoteDocument:gone.${words}.text`)}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={`mailto:${brand.mailboxes[language]}`}>{brand.mailboxes[language]}</a>
          <a className="whitespace-nowrap" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            {brand.phone}
          </a>
        </p>
        <ButtonLink className="justify-self-start" to={pathOf('home', language)}>
          {t('quoteDocument:gone.home')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}
