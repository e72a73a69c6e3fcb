import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchIcon } from '../../../ui/icons/office.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { pathOf } from '#domain/routes.ts';
import type { useDocumentList } from '../queries.ts';
import { documentLinkId } from './document-cells.tsx';
import { DocumentsTable } from './documents-table.tsx';
import type { DocumentListFilter } from './use-document-filter.ts';

type Props = { list: DocumentListFilter; documents: ReturnType<typeof useDocumentList> };

/** The rows with all that can be in their place: on their way, failed, empty, nothing found, partly loaded. */
export function DocumentList({ list, documents }: Props) {
  const t = useTexts();
  const rows = documents.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={documents} failureTitle={t('taxDocuments:list.failed')} rows={8} />;
  if (rows.length === 0 && !documents.isPlaceholderData) return <NoDocuments list={list} />;
  return (
    <>
      <div
        className={documents.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        aria-busy={documents.isPlaceholderData || undefined}
      >
        <DocumentsTable
          rows={rows}
          // After a failure only the button retries.
          onNearEnd={() => void (mayLoadMore(documents) && documents.fetchNextPage())}
        />
      </div>
      <LoadMore
        list={documents}
        linkId={documentLinkId}
        label={t('taxDocuments:list.more')}
        failure={documents.error && <CallFailure title={t('taxDocuments:list.failed')} error={documents.error} />}
      />
    </>
  );
}

const mayLoadMore = ({ hasNextPage, isFetching, isFetchNextPageError }: Props['documents']) =>
  hasNextPage && !isFetching && !isFetchNextPageError;

/** Why the list is empty, and the next step. */
function NoDocuments({ list: { filter, addressOf } }: Pick<Props, 'list'>) {
  const t = useTexts();
  const { language } = usePage();
  const { mayOpen } = useMay();
  if (Object.keys(filter).length > 0) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('taxDocuments:list.nothing.title')}
          text={t('taxDocuments:list.nothing.text')}
          action={<ButtonLink to={addressOf({})}>{t('taxDocuments:list.nothing.action')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<DocumentIcon size={40} />}
      title={t('taxDocuments:list.empty.title')}
      text={t('taxDocuments:list.empty.text')}
      action={
        mayOpen('adminQuotes') ? (
          <ButtonLink to={`${pathOf('adminQuotes', language)}?status=accepted`}>
            {t('taxDocuments:list.empty.action')}
          </ButtonLink>
        ) : null
      }
    />
  );
}
