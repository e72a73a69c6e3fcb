import { Suspense, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { OutboxTable, outboxRowId } from './outbox-table.tsx';
import type { OutboxFilter, useOutbox } from '../queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyMailDialog = lazyDialog(async () => (await import('./mail-dialog.tsx')).MailDialog);

type Props = { outbox: ReturnType<typeof useOutbox>; filter: OutboxFilter };

/** Every mail that the filter lets through, with all that can be in its place. */
export function OutboxList({ outbox, filter }: Props) {
  const t = useTexts();
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = outbox.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={outbox} failureTitle={t('mail:outbox.loadFailed')} rows={6} />;
  if (rows.length === 0) return <Nothing isNarrowed={filter.state !== null || filter.search !== ''} />;
  return (
    <div className="grid gap-6">
      <OutboxTable rows={rows} onOpen={setOpenId} />
      <LoadMore
        list={outbox}
        linkId={outboxRowId}
        label={t('mail:outbox.more')}
        failure={outbox.error && <CallFailure error={outbox.error} title={t('mail:outbox.loadFailed')} />}
      />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <LazyMailDialog id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  );
}

type NothingProps = { isNarrowed: boolean };

function Nothing({ isNarrowed }: NothingProps) {
  const t = useTexts();
  const { language } = usePage();
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={<MailIcon size={40} />}
        title={t('mail:outbox.empty.title')}
        text={t('mail:outbox.empty.text')}
      />
    );
  }
  return (
    <EmptyState
      title={t('mail:outbox.noMatch.title')}
      text={t('mail:outbox.noMatch.text')}
      action={<ButtonLink to={pathOf('adminOutbox', language)}>{t('mail:outbox.noMatch.action')}</ButtonLink>}
    />
  );
}
