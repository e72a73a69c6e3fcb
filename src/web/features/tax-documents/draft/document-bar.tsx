import { Suspense, useState } from 'react';
import { taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { missingId } from './missing-list.tsx';
import type { DocumentForm } from './use-document-form.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyIssue = lazyDialog(async () => (await import('./issue-dialog.tsx')).IssueDialog);

type Props = { form: DocumentForm };

/** Always in sight while one writes: what is to be paid, whether it is saved, and the next steps. */
export function DocumentBar({ form }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { content, figures, issues, isDirty, isSending } = form;
  const [isIssuing, setIssuing] = useState(false);
  const sum = content.kind === 'invoice' ? figures.payable : figures.totals.gross;

  function issue(): void {
    form.noteTried();
    if (issues.length === 0) return form.saveThen(() => setIssuing(true));
    const list = document.getElementById(missingId);
    list?.focus({ preventScroll: true });
    list?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className="bulk-bar flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <p className="figures text-lg font-semibold whitespace-nowrap">
        {formatExactMoney(sum, content.currency, language)}
      </p>
      <p role="status" className="text-sm text-muted">
        {t(isDirty ? 'taxDocuments:bar.unsaved' : 'taxDocuments:bar.saved')}
      </p>
      <div className="ms-auto flex flex-wrap gap-2">
        <Preview form={form} />
        <Button size="sm" type="submit" isLoading={isSending} aria-disabled={!isDirty}>
          {t('taxDocuments:bar.save')}
        </Button>
        <Button size="sm" variant="primary" onClick={issue}>
          {t('taxDocuments:bar.issue')}
        </Button>
      </div>
      {isIssuing ? (
        <Suspense fallback={null}>
          <LazyIssue document={form.base} figures={figures} onClose={() => setIssuing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The document as it would be, as PDF. */
function Preview({ form: { saveThen } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isDrawing, setDrawing] = useState(false);

  async function show(id: string): Promise<void> {
    setDrawing(true);
    await saveFile(taxDocumentFilePath(id, 'pdf')).catch((error: unknown) =>
      showToast({
        title: t('taxDocuments:files.failed'),
        description: failureMessage(error, { t, language }),
        tone: 'destructive',
      }),
    );
    setDrawing(false);
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<DownloadIcon size={16} />}
      isLoading={isDrawing}
      onClick={() => saveThen(({ id }) => void show(id))}
    >
      {t('taxDocuments:bar.preview')}
    </Button>
  );
}
