import { isEmail } from '#domain/email-address.ts';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { mailResetLink } from './entrance-calls.ts';
import { Outcome } from './outcome.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Asks for a link that sets a new password; the answer is the same for every address (F3). */
export function ResetForm() {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    fields: ['email'] as const,
    check({ email }) {
      if (email.trim() === '') return [{ field: 'email', rule: 'required', text: t('validation:choose.email') }];
      return isEmail(email.trim()) ? [] : [{ field: 'email', rule: 'email', text: t('validation:email') }];
    },
    async send({ email }) {
      await mailResetLink(email.trim());
      setSentTo(email.trim());
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
