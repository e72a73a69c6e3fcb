import { useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../account-form.tsx';
import { confirmEmail, hasCode } from '../entrance-calls.ts';
import { Outcome } from '../outcome.tsx';
import { useLinkToken } from '../use-link-token.ts';

/** Verifies an address at the press of a button: programs that look into mails open links, but press nothing (F2). */
export function VerificationForm() {
  const t = useTexts();
  const { language } = usePage();
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = usePublicForm({
    id: '',
    start: {},
    async send() {
      await confirmEmail(token);
      setDone(true);
    },
  });
  if (token === '') return <Notice tone="warning">{t('accounts:verification.missing')}</Notice>;
  if (isDone) {
    return (
      <Outcome
        title={t('accounts:verification.done.title')}
        text={t('accounts:verification.done.text')}
        actions={
          <ButtonLink variant="primary" to={pathOf('portal', language)} reloadDocument>
            {t('accounts:verification.toPortal')}
          </ButtonLink>
        }
      />
    );
  }
  const isOver = hasCode(form.failure?.error, 'link-invalid');
  return (
    <div className="grid gap-6">
      <p className="text-muted">{t('accounts:verification.lead')}</p>
      <AccountForm
        form={form}
        failureTitle={t('accounts:verification.failure')}
        submitLabel={t('accounts:verification.submit')}
        variant={isOver ? 'secondary' : 'primary'}
        actions={
          isOver ? (
            <ButtonLink variant="primary" to={pathOf('settings', language)} reloadDocument>
              {t('accounts:verification.toSettings')}
            </ButtonLink>
          ) : null
        }
      >
        {null}
      </AccountForm>
    </div>
  );
}
