import { AdvancesBand } from '../../features/tax-documents/list/advances-band.tsx';
import { DocumentList } from '../../features/tax-documents/list/document-list.tsx';
import { DocumentViews } from '../../features/tax-documents/list/document-views.tsx';
import { DocumentsBar } from '../../features/tax-documents/list/documents-bar.tsx';
import { useDocumentFilter } from '../../features/tax-documents/list/use-document-filter.ts';
import { MonthButton } from '../../features/tax-documents/month/month-button.tsx';
import { AllCare } from '../../features/tax-documents/recurring/all-care.tsx';
import { useDocumentList } from '../../features/tax-documents/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Tax documents by kind, state, month and search, and first of all the advances that need one (H11). */
export function AdminDocumentsPage() {
  return (
    <AdminQueries>
      <Documents />
    </AdminQueries>
  );
}

function Documents() {
  const t = useTexts();
  const list = useDocumentFilter();
  const documents = useDocumentList(list.filter);
  if (isDenied(documents.error)) return <DeniedPage />;
  return (
    <AdminFrame
      isWide
      start={
        <>
          <OfficeTitle>{t('taxDocuments:list.title')}</OfficeTitle>
          <MonthButton />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AdvancesBand />
        <AllCare />
        <DocumentViews list={list} />
        <DocumentsBar list={list} />
        <DocumentList list={list} documents={documents} />
      </div>
    </AdminFrame>
  );
}
