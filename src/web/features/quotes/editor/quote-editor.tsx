import { type KeyboardEvent, useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { ClosedNotice } from '../sync/closed-notice.tsx';
import { DatesFields } from './dates-fields.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorSection } from './editor-section.tsx';
import { InternalFields } from './internal-fields.tsx';
import { LinesSection } from './lines-section.tsx';
import { MergeNotice } from '../sync/merge-notice.tsx';
import { RestoredNotice } from '../sync/restored-notice.tsx';
import { MissingList } from './missing-list.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { QuotePreview } from '../send/quote-preview.tsx';
import { type Editor, useEditor } from './use-editor.ts';

type Props = { detail: QuoteDetail };

/** A draft while it is written, or as its customer would see it (H2). */
export function QuoteEditor({ detail }: Props) {
  const editor = useEditor(detail);
  const [isPreviewed, setPreviewed] = useState(false);

  function preview(): void {
    void editor.flush();
    setPreviewed(true);
    scrollTo({ top: 0 });
  }

  if (isPreviewed) return <QuotePreview editor={editor} onBack={() => setPreviewed(false)} />;
  return <Sections editor={editor} onPreview={preview} />;
}

/** Control, Shift and Enter lead to the preview from anywhere, also from within the grid. */
const isPreviewKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'Enter' && shiftKey && (ctrlKey || metaKey);

type SectionsProps = { editor: Editor; onPreview: () => void };

function Sections({ editor, onPreview }: SectionsProps) {
  const t = useTexts();
  const { content, draft, input } = editor;
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      onBlur={editor.noteLeft}
      onKeyDownCapture={(event) => {
        if (!isPreviewKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onPreview();
      }}
    >
      <EditorHead editor={editor} />
      <ClosedNotice editor={editor} />
      <RestoredNotice draft={draft} />
      <MergeNotice draft={draft} />
      <BuyerSection editor={editor} />
      <EditorSection title={t('quoteEditor:sections.offer')}>
        <OfferFields editor={editor} />
      </EditorSection>
      <LinesSection editor={editor} />
      <EditorSection title={t('quoteEditor:sections.after')}>
        <TextArea
          {...input('closing')}
          label={t('quoteEditor:fields.closing')}
          maxLength={quoteLimits.text}
          lang={content.language}
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
      <div id="quote-missing" tabIndex={-1} className="grid scroll-mt-6 border-t-2 border-ink pt-5">
        <MissingList editor={editor} />
      </div>
      <EditorBar editor={editor} onPreview={onPreview} />
    </div>
  );
}
