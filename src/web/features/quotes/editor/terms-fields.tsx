import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** What the customer agrees to. */
export function TermsFields({ editor: { input, content } }: Props) {
  const t = useTexts();
  const area = { maxLength: quoteLimits.text, lang: content.language, required: true };
  return (
    <>
      <TextArea {...input('paymentTerms')} {...area} label={t('quoteEditor:fields.paymentTerms')} rows={2} />
      <TextArea {...input('terms')} {...area} label={t('quoteEditor:fields.terms')} rows={5} />
    </>
  );
}
