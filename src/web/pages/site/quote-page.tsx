import type { GoneReason } from '#contract/quotes/private-quote.ts';
import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { QuoteForCustomer } from '../../features/quotes/answer/quote-for-customer.tsx';
import { useViewNote } from '../../features/quotes/document/use-view-note.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** A sent quote behind its private link, where its customer reads, answers and signs it (H5, H7). */
export function QuotePage() {
  const { data, parameters } = usePage();
  const { quote = { gone: 'not-found' } } = data;
  const { token = '' } = parameters;
  const isOpen = 'quote' in quote;
  useViewNote(isOpen && quote.quote.access !== 'office' ? token : null);
  if (!isOpen) return <GoneQuote reason={quote.gone} />;
  return (
    <div className="page-column py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <QuoteForCustomer quote={quote.quote} quoteKey={token} />
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
