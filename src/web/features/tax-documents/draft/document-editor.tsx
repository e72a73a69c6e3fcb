import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EditorSection } from '../../quotes/editor/editor-section.tsx';
import { DocumentHead } from '../document-head.tsx';
import { DocumentSums } from '../document-sums.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { DocumentBar } from './document-bar.tsx';
import { DraftFields } from './draft-fields.tsx';
import { LinesFields } from './lines-fields.tsx';
import { MissingList } from './missing-list.tsx';
import { RateFields } from './rate-fields.tsx';
import { StructuredHint } from './structured-hint.tsx';
import { useDocumentForm } from './use-document-form.ts';

type Props = { detail: TaxDocumentDetail };

/** A draft while it is written: for whom, for what, how much, and what is missing before it can be issued (H11). */
export function DocumentEditor({ detail }: Props) {
  const t = useTexts();
  const form = useDocumentForm(detail);
  const { content, base, figures, tax } = form;
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-8" onBlur={form.noteLeft} onSubmit={form.submit}>
      <DocumentHead document={base} state="draft" title={content.title} />
      <Notice tone="info">{t(`taxDocuments:draft.about.${content.kind}`)}</Notice>
      <StructuredHint needsStructured={base.needsStructured} />
      <FormNotices
        form={form}
        failureTitle={t('taxDocuments:draft.notSaved')}
        goneText={t('taxDocuments:draft.gone')}
      />
      <EditorSection title={t('taxDocuments:draft.what')}>
        <DraftFields form={form} />
      </EditorSection>
      <EditorSection title={t('taxDocuments:draft.buyer')}>
        <BuyerFields form={form} />
      </EditorSection>
      <EditorSection title={t('taxDocuments:lines.label')} isWide>
        <LinesFields form={form} />
        <RateFields form={form} />
        <DocumentSums content={content} figures={figures} />
        <p className="text-sm text-muted">{t(`quoteEditor:grid.taxReasons.${tax.reason}`)}</p>
      </EditorSection>
      <MissingList form={form} />
      <DocumentBar form={form} />
    </form>
  );
}
