import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { OwnLanguage } from '../document/own-language.tsx';
import { QuoteSheet } from '../document/quote-sheet.tsx';

type Props = {
  /** Null while it is on its way. */
  document: QuoteSnapshot | null;
  status: QuoteStatus;
};

/** The document as its customer sees it, on a sheet. */
export function ShownDocument({ document, status }: Props) {
  return (
    <div className="min-w-0 rounded-lg border border-hair bg-sheet p-4 sm:p-8 [&_.title-block]:grid-cols-2">
      {document ? (
        <OwnLanguage language={document.language} fallback={<Waiting />}>
          <QuoteSheet document={document} status={status} headingLevel={2} />
        </OwnLanguage>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

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
