import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { EditorHead } from './editor-head.tsx';
import { EditorSection } from './editor-section.tsx';
import { OfferFields } from './offer-fields.tsx';
import { useEditor } from './use-editor.ts';

type Props = { detail: QuoteDetail };

/** A draft while it is written (H2). */
export function QuoteEditor({ detail }: Props) {
  const t = useTexts();
  const editor = useEditor(detail);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EditorHead editor={editor} />
      <EditorSection title={t('quoteEditor:sections.offer')}>
        <OfferFields editor={editor} />
      </EditorSection>
    </div>
  );
}
