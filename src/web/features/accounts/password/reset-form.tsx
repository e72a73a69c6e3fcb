import { checkEmail } from '#domain/contact/email-address.ts';
import { useState } from 'react';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { mailResetLink } from '../entrance-calls.ts';
import { Outcome } from '../outcome.tsx';

/** Asks for a link that sets a new password; the answer is the same for every address (F3). */
export function ResetForm() {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePublicForm({
    id: '',
    start: { email: '' },
    clean: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) => checkEmail(email),
    async send({ email }) {
      await mailResetLink(email);
      setSentTo(email);
    },
    afterwards: 'empty',
  });
  if (sentTo !== null) {
    return (
      <Outcome
        title={t('accounts:reset.sent.title')}
        text={t('accounts:reset.sent.text', { email: sentTo })}
        actions={<Button onClick={() => setSentTo(null)}>{t('accounts:reset.sent.again')}</Button>}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-muted">{t('accounts:reset.lead')}</p>
      <AccountForm
        form={form}
        failureTitle={t('accounts:reset.failure')}
        submitLabel={t('accounts:reset.submit')}
        isFullWidth
      >
        <TextField
          {...form.field('email')}
          type="email"
          label={t('accounts:register.email')}
          autoComplete="email"
          required
        />
      </AccountForm>
    </div>
  );
}
