import type { ErrorGroup } from '#contract/errors.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { SeverityBadge, StateBadge } from './badges.tsx';

type Props = { groups: readonly ErrorGroup[] };

/** Groups of errors as a table: one row each, a block of lines on a phone. */
export function GroupsTable({ groups }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  return (
    <Table
      caption={t('errorReports:list.caption')}
      columns={columnsOf({ t, language, now })}
      rows={groups}
      rowKey={(group) => group.fingerprint}
      density="dense"
      phone="stack"
    />
  );
}

type Setting = { t: GetText; language: Language; now: number | null };

function columnsOf({ t, language, now }: Setting): TableColumn<ErrorGroup>[] {
  return [
    {
      id: 'message',
      header: t('errorReports:list.columns.message'),
      isRowHeader: true,
      renderCell: (group) => <GroupLink group={group} />,
    },
    {
      id: 'category',
      header: t('errorReports:list.columns.category'),
      renderCell: (group) => t(`errorReports:titles.${group.category}`),
    },
    {
      id: 'severity',
      header: t('errorReports:list.columns.severity'),
      renderCell: (group) => <SeverityBadge severity={group.severity} />,
    },
    {
      id: 'state',
      header: t('errorReports:list.columns.state'),
      renderCell: (group) => <StateBadge state={group.state} />,
    },
    {
      id: 'count',
      header: t('errorReports:list.columns.count'),
      align: 'end',
      renderCell: (group) => <span className="figures">{group.count.toLocaleString(localeOf[language])}</span>,
    },
    {
      id: 'lastSeen',
      header: t('errorReports:list.columns.lastSeen'),
      renderCell: (group) => <TimeStamp at={group.lastSeenAt} now={now} />,
    },
  ];
}

type LinkProps = { group: ErrorGroup };

function GroupLink({ group }: LinkProps) {
  const { language } = usePage();
  return (
    <a
      id={groupLinkId(group)}
      className="py-1 font-normal wrap-anywhere pointer-coarse:py-2.5"
      href={pathOf('adminError', language, { id: group.fingerprint })}
      lang="en"
    >
      {group.message === '' ? '…' : group.message}
    </a>
  );
}

/** Id of the link of a row, to move the focus to it. */
export function groupLinkId({ fingerprint }: Pick<ErrorGroup, 'fingerprint'>): string {
  return `error-${fingerprint}`;
}
