import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { leaveNews } from './account-news.ts';
import { type Credentials, checkSignIn } from './credential-checks.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { nextAddress } from './next-address.ts';
import { signIn } from './queries.ts';

/** Signs in, then opens the page that asked for it or the back office as a new document (F1). */
export function LoginForm() {
  const t = useTexts();
  const { language } = usePage();

  async function send(credentials: Credentials) {
    await signIn(credentials);
    leaveNews('signed-in');
    const next = new URLSearchParams(location.search).get('next');
    location.assign(nextAddress(next, location.origin) ?? pathOf('admin', language));
  }

  return (
    <CredentialsForm
      check={checkSignIn}
      send={send}
      submitLabel={t('accounts:login.submit')}
      failureTitle={t('accounts:login.failure')}
      passwordKind="current-password"
    />
  );
}
