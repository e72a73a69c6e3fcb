import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = { id: string; isVerified: boolean; onChange: (isVerified: boolean) => void };

/** Says that somebody has looked the buyer's VAT number up, by which the tax is decided. */
export function VerifiedNumber({ id, isVerified, onChange }: Props) {
  const t = useTexts();
  return (
    <label htmlFor={id} className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="choice-input shrink-0 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink"
        checked={isVerified}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {t('quoteEditor:fields.isVatNumberVerified')}
        <span className="block text-sm text-muted">{t('quoteEditor:fields.verifiedHint')}</span>
      </span>
    </label>
  );
}
