import type { InboundMailRow } from '#contract/mail/inbound-mail.ts';
import type { GetText } from '#locales/text-key.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { OpenMailButton, RequestOfMail } from '#web/features/mail/mail-cells.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';

type Props = { rows: readonly InboundMailRow[]; onOpen: (id: string) => void };

/** Id of what opens a row's mail, to move the focus to it. */
export const inboxRowId = ({ id }: Pick<InboundMailRow, 'id'>): string => `inbound-mail-${id}`;

/** Mails that came in, each with why it stands here. */
export function InboxTable({ rows, onOpen }: Props) {
  const t = useTexts();
  const now = useNow();
  return (
    <Table
      caption={t('inboundMail:caption')}
      columns={columnsOf({ t, now, onOpen })}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

type Setting = { t: GetText; now: number | null; onOpen: (id: string) => void };

function columnsOf({ t, now, onOpen }: Setting): TableColumn<InboundMailRow>[] {
  return [
    {
      id: 'subject',
      header: t('inboundMail:columns.subject'),
      isRowHeader: true,
      renderCell: (row) => (
        <OpenMailButton
          id={inboxRowId(row)}
          subject={row.subject || t('inboundMail:noSubject')}
          onOpen={() => onOpen(row.id)}
        />
      ),
    },
    {
      id: 'sender',
      header: t('inboundMail:columns.sender'),
      renderCell: (row) => (
        <span className="wrap-anywhere">{row.fromName || row.fromAddress || t('inboundMail:noSender')}</span>
      ),
    },
    {
      id: 'reason',
      header: t('inboundMail:columns.reason'),
      renderCell: ({ reason }) => t(`inboundMail:reasons.${reason}`),
    },
    {
      id: 'request',
      header: t('inboundMail:columns.request'),
      align: 'end',
      renderCell: ({ request }) => <RequestOfMail request={request} />,
    },
    {
      id: 'time',
      header: t('inboundMail:columns.time'),
      align: 'end',
      renderCell: ({ receivedAt }) => <TimeStamp at={receivedAt} now={now} />,
    },
  ];
}
