import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { homeTaxOf } from '#domain/tax-documents/home-tax.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EditorSection } from '#web/features/quotes/editor/editor-section.tsx';
import { DocumentHead } from '../document-head.tsx';
import { DocumentSums } from '../document-sums.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { DocumentBar } from './document-bar.tsx';
import { DraftFields } from './draft-fields.tsx';
import { LinesFields } from './lines-fields.tsx';
import { MissingList } from './missing-list.tsx';
import { RateFields } from './rate-fields.tsx';
import { StructuredHint } from './structured-hint.tsx';
import { type DocumentForm, useDocumentForm } from './use-document-form.ts';

type Props = { detail: TaxDocumentDetail };

/** A draft while it is written: for whom, for what, how much, and what is missing before it can be issued (H11). */
export function DocumentEditor({ detail }: Props) {
  const t = useTexts();
  const form = useDocumentForm(detail);
  const { content, base, figures, tax } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8" onBlur={form.noteLeft}>
        <DocumentHead document={base} state="draft" title={content.title} />
        <RestoredNotice form={form} />
        <p className="max-w-prose text-muted">{t(`taxDocuments:draft.about.${content.kind}`)}</p>
        <StructuredHint needsStructured={base.needsStructured} />
        <TaxedAnew isTaxedAnew={base.isTaxedAnew} />
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
          <DocumentSums content={content} figures={figures} homeTax={homeTaxOf({ ...content, ...figures })} />
          <p className="text-sm text-muted">{t(`quoteEditor:grid.taxReasons.${tax.reason}`)}</p>
        </EditorSection>
        <MissingList form={form} />
        <div className="-mt-4">
          <DeleteDraft document={base} />
        </div>
        <DocumentBar form={form} />
      </div>
    </form>
  );
}

/** Monthly care whose sum has changed with its tax. */
function TaxedAnew({ isTaxedAnew }: Pick<TaxDocumentDetail, 'isTaxedAnew'>) {
  const t = useTexts();
  if (!isTaxedAnew) return null;
  return (
    <Notice tone="warning" title={t('taxDocuments:draft.taxedAnew.title')}>
      {t('taxDocuments:draft.taxedAnew.text')}
    </Notice>
  );
}

/** What was typed before a reload is there again; it can be discarded. */
function RestoredNotice({ form: { wasKept, isDirty, takeStored } }: { form: DocumentForm }) {
  const t = useTexts();
  if (!wasKept || !isDirty) return null;
  return (
    <Notice
      title={t('taxDocuments:draft.restored')}
      actions={
        <Button size="sm" onClick={takeStored}>
          {t('taxDocuments:draft.discard')}
        </Button>
      }
    >
      {t('taxDocuments:draft.restoredText')}
    </Notice>
  );
}
