import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = { needsStructured: boolean };

/** A PDF alone no longer does for this buyer (SK Act 385/2025, from 2027-01-01). */
export function StructuredHint({ needsStructured }: Props) {
  const t = useTexts();
  if (!needsStructured) return null;
  return (
    <Notice tone="warning" title={t('taxDocuments:delivery.none.title')}>
      {t('taxDocuments:draft.structured')}
    </Notice>
  );
}
