import { pathOf } from '#domain/routes.ts';
import { useReadAbout } from '../../features/notifications/use-read-about.ts';
import { TaxDocument } from '../../features/tax-documents/tax-document.tsx';
import { useDocument } from '../../features/tax-documents/queries.ts';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** One tax document: its draft in a form, or what was issued (H11). */
export function AdminDocumentPage() {
  const { parameters } = usePage();
  const id = parameters['id'] ?? '';
  return (
    <AdminQueries>
      <Document key={id} id={id} />
    </AdminQueries>
  );
}

type Props = { id: string };

function Document({ id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const document = useDocument(id);
  useReadAbout('document', id);
  const list = pathOf('adminDocuments', language);
  const back = t('taxDocuments:detail.back');
  if (isDenied(document.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{back}</WayBack>}>
      {isMissing(document.error) ? (
        <MissingThing
          title={t('taxDocuments:detail.missing.title')}
          text={t('taxDocuments:detail.missing.text')}
          to={list}
          back={back}
        />
      ) : (
        <DocumentParts document={document} />
      )}
    </AdminFrame>
  );
}

type PartsProps = { document: ReturnType<typeof useDocument> };

function DocumentParts({ document: { data, error, isFetching, refetch } }: PartsProps) {
  const t = useTexts();
  if (data) return <TaxDocument document={data} />;
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('taxDocuments:detail.title')}
      </h1>
      <RowsSkeleton rows={8} />
    </>
  );
}
