import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { DatesFields } from './dates-fields.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorSection } from './editor-section.tsx';
import { InternalFields } from './internal-fields.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useEditor } from './use-editor.ts';

type Props = { detail: QuoteDetail };

/** A draft while it is written (H2). */
export function QuoteEditor({ detail }: Props) {
  const t = useTexts();
  const editor = useEditor(detail);
  const { content, draft, input } = editor;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8" onBlur={editor.noteLeft}>
      <EditorHead editor={editor} />
      <MergeNotice draft={draft} />
      <BuyerSection editor={editor} />
      <EditorSection title={t('quoteEditor:sections.offer')}>
        <OfferFields editor={editor} />
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.lines')} isWide>
        {null}
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.after')}>
        <TextArea
          {...input('closing')}
          label={t('quoteEditor:fields.closing')}
          maxLength={quoteLimits.text}
          lang={content.language}
          rows={2}
        />
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.dates')}>
        <DatesFields editor={editor} />
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.plan')}>
        <PlanFields editor={editor} />
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.terms')}>
        <TermsFields editor={editor} />
      </EditorSection>
      <EditorSection title={t('quoteEditor:sections.internal')}>
        <InternalFields editor={editor} />
      </EditorSection>
    </div>
  );
}
