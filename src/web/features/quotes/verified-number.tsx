import { useTexts } from '../../lib/texts/use-texts.ts';
import { CheckboxLine } from '../../ui/checkbox-line.tsx';

type Props = { id: string; isVerified: boolean; onChange: (isVerified: boolean) => void };

/** Says that somebody has looked the buyer's VAT number up, by which the tax is decided. */
export function VerifiedNumber({ id, isVerified, onChange }: Props) {
  const t = useTexts();
  return (
    <CheckboxLine
      id={id}
      text={t('quoteEditor:fields.isVatNumberVerified')}
      hint={t('quoteEditor:fields.verifiedHint')}
      isChecked={isVerified}
      onChange={onChange}
    />
  );
}
