import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Credentials, checkNewAccount } from './credential-checks.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useAddressParameter } from './hydration.ts';
import { makeFirstAdministrator } from './queries.ts';

/** Makes the first administrator with the one-time link's token, then opens the back office (F7). */
export function SetupForm() {
  const t = useTexts();
  const { language } = usePage();
  const token = useAddressParameter('token');

  async function send(credentials: Credentials) {
    await makeFirstAdministrator(credentials, token ?? '');
    location.assign(pathOf('admin', language));
  }

  if (token === '') return <Notice tone="warning">{t('accounts:setup.missing')}</Notice>;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 text-muted">
        <p>{t('accounts:setup.lead')}</p>
        <p>{t('accounts:setup.tooShort')}</p>
      </div>
      <CredentialsForm
        check={checkNewAccount}
        send={send}
        submitLabel={t('accounts:setup.submit')}
        failureTitle={t('errors:generic.title')}
        passwordKind="new-password"
      />
    </div>
  );
}
