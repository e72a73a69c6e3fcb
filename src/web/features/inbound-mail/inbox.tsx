import { Suspense, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { InboxTable, inboxRowId } from './inbox-table.tsx';
import type { useInbox } from './queries.ts';
import { useInboxView } from './use-inbox-view.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyMailDialog = lazyDialog(async () => (await import('./whole-mail-dialog.tsx')).WholeMailDialog);

type Props = { inbox: ReturnType<typeof useInbox> };

/** Mails that wait for a decision, or all that came in (I2). */
export function Inbox({ inbox }: Props) {
  const t = useTexts();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <p className="max-w-prose text-muted">{t('inboundMail:lead')}</p>
      <Views waiting={inbox.data?.pages[0]?.waiting ?? 0} />
      <Mails inbox={inbox} onOpen={setOpenId} />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <LazyMailDialog id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

type ViewsProps = { waiting: number };

function Views({ waiting }: ViewsProps) {
  const t = useTexts();
  const { view, addressOf } = useInboxView();
  return (
    <nav aria-label={t('inboundMail:filter')}>
      <ul className="flex flex-wrap gap-2">
        {(['waiting', 'all'] as const).map((each) => (
          <li key={each}>
            <a className="filter-switch" href={addressOf(each)} aria-current={each === view ? 'true' : undefined}>
              {t(`inboundMail:views.${each}`)}
              {each === 'waiting' && waiting > 0 ? <span className="figures">{waiting}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MailsProps = Props & { onOpen: (id: string) => void };

function Mails({ inbox, onOpen }: MailsProps) {
  const t = useTexts();
  const { language } = usePage();
  const { view } = useInboxView();
  const rows = inbox.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={inbox} failureTitle={t('inboundMail:loadFailed')} rows={4} />;
  if (rows.length === 0) {
    const group = view === 'all' ? 'noneAtAll' : 'empty';
    return (
      <EmptyState
        icon={<MailIcon size={40} />}
        title={t(`inboundMail:${group}.title`)}
        text={t(`inboundMail:${group}.text`)}
        action={<ButtonLink to={pathOf('adminMail', language)}>{t('inboundMail:empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <InboxTable rows={rows} onOpen={onOpen} />
      <LoadMore
        list={inbox}
        linkId={inboxRowId}
        label={t('inboundMail:more')}
        failure={inbox.error && <CallFailure error={inbox.error} title={t('inboundMail:loadFailed')} />}
      />
    </div>
  );
}
