import type { GoneReason } from '#contract/quotes/private-quote.ts';
import { brand } from '#domain/brand.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { usePage } from '../../../lib/page-context.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';

const wordsOf = {
  'quote-superseded': 'superseded',
  'quote-withdrawn': 'withdrawn',
  'not-found': 'unknown',
} as const satisfies Record<GoneReason, string>;

/** Why there is no quote to show, and whom to ask; for a plumb line. */
export function GoneQuote({ reason }: { reason: GoneReason }) {
  const t = useTexts();
  const { language } = usePage();
  const words = wordsOf[reason];
  return (
    <>
      <AxisHeading level={1}>{t(`quoteDocument:gone.${words}.title`)}</AxisHeading>
      <p className="max-w-prose text-lg text-muted">{t(`quoteDocument:gone.${words}.text`)}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={`mailto:${brand.mailboxes[language]}`}>{brand.mailboxes[language]}</a>
        <a className="whitespace-nowrap" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
          {brand.phone}
        </a>
      </p>
    </>
  );
}
