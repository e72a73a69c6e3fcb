import type { OutboxRow } from '#contract/mail/mail-delivery.ts';
import type { MailState } from '#domain/mail/mail-kinds.ts';
import type { GetText } from '#locales/text-key.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { OpenMailButton, RequestOfMail } from '../mail-cells.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';

type Props = { rows: readonly OutboxRow[]; onOpen: (id: string) => void };

/** Mails for scanning: a line each, a block of lines on a phone; what stands in the way of one is said at once. */
export function OutboxTable({ rows, onOpen }: Props) {
  const t = useTexts();
  const now = useNow();
  return (
    <Table
      caption={t('mail:outbox.caption')}
      columns={columnsOf({ t, now, onOpen })}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

/** Id of what opens a row's mail, to move the focus to it. */
export function outboxRowId({ id }: Pick<OutboxRow, 'id'>): string {
  return `mail-${id}`;
}

const toneOf: Record<MailState, BadgeTone> = {
  pending: 'waiting',
  sent: 'done',
  filed: 'neutral',
  failed: 'stopped',
};

type StateProps = { state: MailState };

/** How far a mail has come, in a word. */
export function MailStateBadge({ state }: StateProps) {
  const t = useTexts();
  return <Badge tone={toneOf[state]}>{t(`mail:outbox.state.${state}`)}</Badge>;
}

type Setting = { t: GetText; now: number | null; onOpen: (id: string) => void };

function columnsOf({ t, now, onOpen }: Setting): TableColumn<OutboxRow>[] {
  return [
    {
      id: 'subject',
      header: t('mail:outbox.columns.subject'),
      isRowHeader: true,
      renderCell: (row) => <Subject row={row} t={t} onOpen={onOpen} />,
    },
    {
      id: 'state',
      header: t('mail:outbox.columns.state'),
      renderCell: ({ state }) => <MailStateBadge state={state} />,
    },
    {
      id: 'recipient',
      header: t('mail:outbox.columns.recipient'),
      renderCell: ({ recipient }) => <span className="block wrap-anywhere md:min-w-44">{recipient}</span>,
    },
    { id: 'kind', header: t('mail:outbox.columns.kind'), renderCell: ({ kind }) => t(`mail:kinds.${kind}`) },
    {
      id: 'request',
      header: t('mail:outbox.columns.request'),
      align: 'end',
      renderCell: ({ request }) => <RequestOfMail request={request} />,
    },
    {
      id: 'time',
      header: t('mail:outbox.columns.time'),
      align: 'end',
      renderCell: ({ createdAt, sentAt }) => <TimeStamp at={sentAt ?? createdAt} now={now} />,
    },
  ];
}

type SubjectProps = { row: OutboxRow; t: GetText; onOpen: (id: string) => void };

function Subject({ row, t, onOpen }: SubjectProps) {
  return (
    <div className="grid justify-items-start gap-0.5 md:min-w-44">
      <OpenMailButton id={outboxRowId(row)} lang={row.language} subject={row.subject} onOpen={() => onOpen(row.id)} />
      {row.failure && row.state !== 'sent' ? (
        <span className="text-sm font-normal text-danger">
          {t(`mail:failures.${row.failure}`)}{' '}
          <span className="figures">{t('mail:outbox.attempts', { count: row.attempts })}</span>
        </span>
      ) : null}
    </div>
  );
}
