import { Inbox } from '../../features/inbound-mail/inbox.tsx';
import { useInbox } from '../../features/inbound-mail/queries.ts';
import { useInboxView } from '../../features/inbound-mail/use-inbox-view.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Mails that came in and wait for a person to say where they belong. */
export function AdminInboxPage() {
  return (
    <AdminQueries>
      <InboxFrame />
    </AdminQueries>
  );
}

function InboxFrame() {
  const t = useTexts();
  const { view } = useInboxView();
  const inbox = useInbox(view);
  if (isDenied(inbox.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('inboundMail:title')}</OfficeTitle>}>
      <Inbox inbox={inbox} />
    </AdminFrame>
  );
}
