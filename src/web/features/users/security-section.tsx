import type { ReactNode } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { SecurityDeed } from './queries.ts';
import { factorWords } from './users-table.tsx';

type Props = { user: User; onChoose: (deed: SecurityDeed) => void };

/** How somebody gets in, and what an administrator can do about it. The own ways in stand in the settings. */
export function SecuritySection({ user, onChoose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { sessions, email, hasTotp, passkeys, isDisabled } = user;
  return (
    <section className="grid gap-1" aria-labelledby="user-security">
      <h3 id="user-security" className="text-lg">
        {t('users:security.title')}
      </h3>
      {user.isOwn ? (
        <div className="grid justify-items-start gap-3 pt-1">
          <p className="text-sm text-muted">{t('users:security.own')}</p>
          <ButtonLink size="sm" to={pathOf('adminProfile', language)}>
            {t('users:security.ownLink')}
          </ButtonLink>
        </div>
      ) : (
        <dl>
          <Row term={t('users:security.sessions')} detail={sessions.toLocaleString(localeOf[language])}>
            {sessions > 0 ? (
              <Deed label={t('users:security.endSessions')} onPress={() => onChoose('sessions')} />
            ) : null}
          </Row>
          <Row term={t('users:list.columns.secondFactor')} detail={factorWords(user, t)}>
            {hasTotp || passkeys > 0 ? (
              <Deed label={t('users:security.reset')} onPress={() => onChoose('factor')} />
            ) : null}
          </Row>
          <Row term={t('accounts:login.password')} detail={user.isInvited ? t('users:invited') : '••••••'}>
            {email === null || isDisabled ? null : (
              <Deed label={t('users:security.link')} onPress={() => onChoose('link')} />
            )}
          </Row>
          <Row
            term={t('users:security.access')}
            detail={isDisabled ? t('users:disabled') : t('users:security.allowed')}
          >
            {isDisabled ? (
              <Deed label={t('users:security.enable')} onPress={() => onChoose('enable')} />
            ) : (
              <Deed label={t('users:security.disable')} onPress={() => onChoose('disable')} />
            )}
          </Row>
        </dl>
      )}
    </section>
  );
}

type RowProps = { term: string; detail: string; children: ReactNode };

function Row({ term, detail, children }: RowProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-1.5">
      <dt className="basis-40 text-sm text-muted">{term}</dt>
      <dd className="figures flex-1">{detail}</dd>
      {children ? <dd>{children}</dd> : null}
    </div>
  );
}

function Deed({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button size="sm" onClick={onPress}>
      {label}
    </Button>
  );
}
