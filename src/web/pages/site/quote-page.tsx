import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';

/** A sent quote behind its private link (H5). */
export function QuotePage() {
  const t = useTexts();
  return (
    <div className="page-column pt-8">
      <AxisHeading level={1}>{t('quoteDocument:title')}</AxisHeading>
    </div>
  );
}
