import { useState } from 'react';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { OwnLanguage } from '../document/own-language.tsx';
import { SignStep } from '../sign/sign-step.tsx';
import { ReadStep } from './read-step.tsx';
import { useOpenQuote } from './use-open-quote.ts';

type Props = {
  /** As it was read; answers that are given on the page are shown without reading it again. */
  quote: PrivateQuote;
  /** What opens it: token of a link, `portal-<id>`, or `office-<id>`, which may look only. */
  quoteKey: string;
};

const areas = ['quoteDocument', 'quoteSigning', 'common', 'errors', 'validation'] as const;

/**
 * A sent quote where its customer understands it, chooses, asks, answers and signs (H5): behind a private link, in the portal, and
 * as the office sees it. In the quote's own language.
 */
export function QuoteForCustomer({ quote, quoteKey }: Props) {
  return (
    <OwnLanguage language={quote.document.language} areas={areas} fallback={<Waiting />}>
      <OpenQuoteSteps key={quoteKey} quote={quote} quoteKey={quoteKey} />
    </OwnLanguage>
  );
}

function OpenQuoteSteps({ quote, quoteKey }: Props) {
  const open = useOpenQuote(quote, quoteKey);
  const [isSignedNow, setSignedNow] = useState(false);
  if (open.isSigning) return <SignStep open={open} onSigned={() => setSignedNow(true)} />;
  return <ReadStep open={open} isSignedNow={isSignedNow} />;
}

const rows = [0, 1, 2, 3, 4, 5];

function Waiting() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="gap-4">
      <Skeleton shape="heading" className="max-w-sm" />
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
    </SkeletonGroup>
  );
}
