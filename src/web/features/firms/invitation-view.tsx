import type { ReactNode } from 'react';
import type { InvitationOfPage } from '#contract/page.ts';
import { formatDay } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = { invitation: InvitationOfPage };

/** An invitation to a firm: who invites, to see what, and the way in that fits whoever has opened it (I5). */
export function InvitationView({ invitation }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { firm, person, right, expiresAt, form } = invitation;
  const lead =
    person === '' ? t('firms:invitation.fromAgency', { firm }) : t('firms:invitation.from', { person, firm });
  return (
    <>
      <div className="grid gap-3">
        <AxisHeading level={1}>{t('firms:invitation.title', { firm })}</AxisHeading>
        <p className="max-w-prose text-lg">{lead}</p>
        <p className="max-w-prose text-muted">
          <strong className="text-ink">{t(`firms:rights.${right}.title`)}.</strong>{' '}
          {t('firms:invitation.until', { date: formatDay(expiresAt, language) })}
        </p>
      </div>
      {form?.failure ? (
        <Notice tone="danger" role="alert" title={t('firms:failure')}>
          {form.failure}
        </Notice>
      ) : null}
      <WayIn invitation={invitation} />
    </>
  );
}

function WayIn({ invitation }: Props) {
  const t = useTexts();
  const { data, language } = usePage();
  const { way, email } = invitation;
  const name = data.user?.username ?? '';
  switch (way) {
    case 'join': {
      return (
        <InvitationForm invitation={invitation}>
          <p>{t('firms:invitation.join.as', { name })}</p>
          <Button type="submit" name="go" value="join" variant="primary" className="justify-self-start">
            {t('firms:invitation.join.submit')}
          </Button>
        </InvitationForm>
      );
    }
    case 'register': {
      return <RegisterForm invitation={invitation} />;
    }
    case 'sign-in': {
      const next = `?${new URLSearchParams({ next: pathOf('portalPeople', language) })}`;
      return (
        <Notice
          title={t('firms:invitation.signIn.title')}
          actions={
            <ButtonLink variant="primary" to={`${pathOf('login', language)}${next}`} reloadDocument>
              {t('firms:invitation.signIn.submit')}
            </ButtonLink>
          }
        >
          {t('firms:invitation.signIn.text', { email })}
        </Notice>
      );
    }
    case 'other': {
      return (
        <Notice tone="warning" title={t('firms:invitation.other.title')}>
          {t('firms:invitation.other.text', { email, name })}
        </Notice>
      );
    }
  }
}

function RegisterForm({ invitation }: Props) {
  const t = useTexts();
  const { email, form } = invitation;
  const errorAt = (field: string) => form?.issues.find((issue) => issue.field === field)?.message;
  return (
    <InvitationForm invitation={invitation}>
      <h2 className="text-xl">{t('firms:invitation.register.title')}</h2>
      <p className="max-w-prose text-muted">{t('firms:invitation.register.text', { email })}</p>
      <TextField
        id="username"
        name="username"
        label={t('firms:invitation.register.username')}
        error={errorAt('username')}
        defaultValue={form?.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t('firms:invitation.register.password')}
        error={errorAt('password')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" name="go" value="register" variant="primary" className="justify-self-start">
        {t('firms:invitation.register.submit')}
      </Button>
    </InvitationForm>
  );
}

function InvitationForm({ invitation: { token }, children }: Props & { children: ReactNode }) {
  const { language } = usePage();
  return (
    <form method="post" action={pathOf('invitation', language)} className="grid max-w-md gap-5">
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
