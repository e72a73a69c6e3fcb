import { MailboxSettings } from '../../../features/inbound-mail/mailbox-settings.tsx';
import { MailSettings } from '../../../features/mail/server/mail-settings.tsx';
import { useMailSettings } from '../../../features/mail/queries.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** The server that mail goes out through, and the mailbox that answers come into. */
export function AdminMailPage() {
  return (
    <AdminQueries>
      <Mail />
    </AdminQueries>
  );
}

function Mail() {
  const t = useTexts();
  const { error } = useMailSettings();
  if (isDenied(error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('mail:smtp.title')}</OfficeTitle>}>
      <MailSettings />
      <MailboxSettings />
    </AdminFrame>
  );
}
