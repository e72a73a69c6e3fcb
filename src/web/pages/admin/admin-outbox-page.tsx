import { HeldNotice } from '../../features/mail/outbox/held-notice.tsx';
import { OutboxFilterBar } from '../../features/mail/outbox/outbox-filter.tsx';
import { OutboxList } from '../../features/mail/outbox/outbox-list.tsx';
import { useOutbox } from '../../features/mail/queries.ts';
import { useOutboxFilter } from '../../features/mail/outbox/use-outbox-filter.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Every mail with its state and why it has not gone out. */
export function AdminOutboxPage() {
  return (
    <AdminQueries>
      <Outbox />
    </AdminQueries>
  );
}

function Outbox() {
  const t = useTexts();
  const { filter } = useOutboxFilter();
  const outbox = useOutbox(filter);
  const first = outbox.data?.pages[0];
  if (isDenied(outbox.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('mail:outbox.title')}</OfficeTitle>}>
      {first?.held ? <HeldNotice held={first.held} /> : null}
      <OutboxFilterBar failed={first?.failed ?? null} />
      <OutboxList outbox={outbox} filter={filter} />
    </AdminFrame>
  );
}
