import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { CopiesField } from './copies-field.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** Who gets the mail beside the customer, and notes that no customer sees. */
export function InternalFields({ editor }: Props) {
  const t = useTexts();
  return (
    <>
      <CopiesField editor={editor} />
      <TextArea
        {...editor.input('notes')}
        label={t('quoteEditor:fields.notes')}
        hint={t('quoteEditor:fields.notesHint')}
        maxLength={quoteLimits.text}
      />
    </>
  );
}
