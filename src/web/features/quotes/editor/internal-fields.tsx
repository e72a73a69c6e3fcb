import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** Notes that no customer sees. */
export function InternalFields({ editor: { input } }: Props) {
  const t = useTexts();
  return (
    <TextArea
      {...input('notes')}
      label={t('quoteEditor:fields.notes')}
      hint={t('quoteEditor:fields.notesHint')}
      maxLength={quoteLimits.text}
      rows={3}
    />
  );
}
