import { Suspense, useState } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { type RequestStatus, priorities } from '#domain/service-requests/status.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ArchiveIcon } from '../../../ui/icons/office.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { adminMoves } from '../admin-moves.ts';
import { FollowUpMenu } from './follow-up-menu.tsx';
import { useAdministrators, useViewer } from '../queries.ts';
import { useRequestChange } from '../use-request-change.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
const LazyDeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Props = { request: RequestDetail };

/** What can be decided about a request: status, person, priority, a later day, archive, deletion (G3). */
export function RequestActions({ request }: Props) {
  const t = useTexts();
  const { mutate } = useRequestChange();
  const { isArchived } = request;
  return (
    <div role="group" aria-label={t('serviceRequests:detail.actions')} className="flex flex-wrap gap-2">
      <StatusMenu request={request} />
      <AssigneeMenu request={request} />
      <LazyMenu
        size="sm"
        title={t('serviceRequests:detail.priority')}
        items={priorities.toReversed().map((priority) => ({
          id: priority,
          label: t(`serviceRequests:priorities.${priority}`),
          isChosen: priority === request.priority,
          onSelect: () => {
            if (priority !== request.priority) mutate({ request, change: { kind: 'priority', priority } });
          },
        }))}
      >
        {t('serviceRequests:detail.priority')}
      </LazyMenu>
      <FollowUpMenu request={request} />
      <Button
        size="sm"
        data-shortcut="archive"
        icon={<ArchiveIcon size={16} />}
        onClick={() => mutate({ request, change: { kind: 'archive', isArchived: !isArchived } })}
      >
        {t(isArchived ? 'serviceRequests:detail.restore' : 'serviceRequests:detail.archive')}
      </Button>
      <MoreMenu request={request} />
    </div>
  );
}

/** Only the moves that the table allows; where it asks why, so does a dialog (G4). */
function StatusMenu({ request }: Props) {
  const t = useTexts();
  const { mutate } = useRequestChange();
  const [reasonFor, setReasonFor] = useState<RequestStatus | null>(null);
  const moves = adminMoves(request.status);
  return (
    <>
      <LazyMenu
        size="sm"
        shortcut="status"
        items={moves.map(({ to, reasonFrom }) => ({
          id: to,
          label: t(`serviceRequests:statuses.${to}`),
          onSelect: () =>
            reasonFrom?.includes('admin')
              ? setReasonFor(to)
              : mutate({ request, change: { kind: 'status', to, reason: null } }),
        }))}
      >
        {t('serviceRequests:detail.changeStatus')}
      </LazyMenu>
      {reasonFor ? (
        <Suspense fallback={null}>
          <LazyReasonDialog
            to={reasonFor}
            onClose={() => setReasonFor(null)}
            onGive={(reason) => {
              setReasonFor(null);
              mutate({ request, change: { kind: 'status', to: reasonFor, reason } });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function AssigneeMenu({ request }: Props) {
  const t = useTexts();
  const { mutate } = useRequestChange();
  const { username: me } = useViewer();
  const administrators = useAdministrators();
  const chosen = request.assignee?.id ?? null;
  const assign = (assigneeId: string | null) => () => {
    if (assigneeId !== chosen) mutate({ request, change: { kind: 'assign', assigneeId } });
  };
  return (
    <LazyMenu
      size="sm"
      shortcut="assign"
      title={t('serviceRequests:detail.assignee')}
      items={[
        ...administrators.map(({ id, username, name }) => ({
          id,
          label: username === me ? t('serviceRequests:detail.assignToMe', { name }) : name,
          isChosen: id === chosen,
          onSelect: assign(id),
        })),
        {
          id: 'nobody',
          label: t('serviceRequests:detail.nobody'),
          isChosen: chosen === null,
          isSetOff: true,
          onSelect: assign(null),
        },
      ]}
    >
      {t('serviceRequests:bulk.assign')}
    </LazyMenu>
  );
}

function MoreMenu({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutate } = useRequestChange();
  const [isDeleting, setDeleting] = useState(false);

  /** As in a mailbox: what is to be read later is put back on the pile. */
  function markUnread() {
    mutate({ request, change: { kind: 'read', isUnread: true } });
    navigate(pathOf('adminRequests', language));
  }

  return (
    <>
      <LazyMenu
        size="sm"
        items={[
          { id: 'unread', label: t('serviceRequests:detail.markUnread'), onSelect: markUnread },
          {
            id: 'delete',
            label: t('serviceRequests:detail.delete'),
            isDanger: true,
            isSetOff: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      >
        {t('serviceRequests:detail.more')}
      </LazyMenu>
      {isDeleting ? (
        <Suspense fallback={null}>
          <LazyDeleteDialog request={request} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
