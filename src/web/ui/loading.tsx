import { useTexts } from '../lib/texts/use-texts.ts';

/** Stands in place of a page whose code is on its way (B11). */
export function Loading() {
  const t = useTexts();
  return <p className="page-column py-24 text-muted">{t('common:loading')}</p>;
}
