import type { BulkChange } from '#contract/service-requests/request-changes.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ArchiveIcon } from '../../../ui/icons/office.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { adminTargets } from '../admin-moves.ts';
import { useAdministrators } from '../queries.ts';

type Props = {
  /** Selected rows; null where all matching rows are selected, whose statuses are not known. */
  rows: readonly RequestRow[] | null;
  isArchive: boolean;
  onChoose: (change: BulkChange) => void;
};

/** Bulk actions on the selected rows; each asks for confirmation. */
export function BulkActions({ rows, isArchive, onChoose }: Props) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-2 max-sm:order-2">
      <ChoiceMenus rows={rows} onChoose={onChoose} />
      <Button
        size="sm"
        data-shortcut="archive"
        icon={<ArchiveIcon size={16} />}
        onClick={() => onChoose({ kind: 'archive', isArchived: !isArchive })}
      >
        {t(isArchive ? 'serviceRequests:bulk.restore' : 'serviceRequests:bulk.archive')}
      </Button>
      <LazyMenu
        size="sm"
        items={[
          {
            id: 'read',
            label: t('serviceRequests:bulk.read'),
            onSelect: () => onChoose({ kind: 'read', isUnread: false }),
          },
          {
            id: 'unread',
            label: t('serviceRequests:bulk.unread'),
            onSelect: () => onChoose({ kind: 'read', isUnread: true }),
          },
          {
            id: 'delete',
            label: t('serviceRequests:bulk.delete'),
            isDanger: true,
            isSetOff: true,
            onSelect: () => onChoose({ kind: 'delete' }),
          },
        ]}
      >
        {t('serviceRequests:bulk.more')}
      </LazyMenu>
    </div>
  );
}

type MenusProps = Pick<Props, 'rows' | 'onChoose'>;

function ChoiceMenus({ rows, onChoose }: MenusProps) {
  const t = useTexts();
  const administrators = useAdministrators();
  const targets = adminTargets(rows ? rows.map(({ status }) => status) : requestStatuses);
  const assign = (assigneeId: string | null) => () => onChoose({ kind: 'assign', assigneeId });
  return (
    <>
      <LazyMenu
        size="sm"
        shortcut="status"
        items={targets.map((to) => ({
          id: to,
          label: t(`serviceRequests:statuses.${to}`),
          onSelect: () => onChoose({ kind: 'status', to, reason: null }),
        }))}
      >
        {t('serviceRequests:bulk.status')}
      </LazyMenu>
      <LazyMenu
        size="sm"
        shortcut="assign"
        items={[
          ...administrators.map(({ id, name }) => ({ id, label: name, onSelect: assign(id) })),
          { id: 'nobody', label: t('serviceRequests:detail.nobody'), isSetOff: true, onSelect: assign(null) },
        ]}
      >
        {t('serviceRequests:bulk.assign')}
      </LazyMenu>
      <LazyMenu
        size="sm"
        items={priorities.toReversed().map((priority) => ({
          id: priority,
          label: t(`serviceRequests:priorities.${priority}`),
          onSelect: () => onChoose({ kind: 'priority', priority }),
        }))}
      >
        {t('serviceRequests:bulk.priority')}
      </LazyMenu>
    </>
  );
}
