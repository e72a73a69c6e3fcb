import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** What the quote is called, and the text before its lines. */
export function OfferFields({ editor: { content, input } }: Props) {
  const t = useTexts();
  return (
    <>
      <TextField
        {...input('title')}
        label={t('quoteEditor:fields.title')}
        maxLength={quoteLimits.title}
        lang={content.language}
        autoComplete="off"
        required
      />
      <TextArea
        {...input('description')}
        label={t('quoteEditor:fields.description')}
        maxLength={quoteLimits.text}
        lang={content.language}
      />
    </>
  );
}
