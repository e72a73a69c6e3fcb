import { useState } from 'react';
import { ApiError } from '../../../lib/http/api.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { signUp } from '../entrance-calls.ts';
import { openAccount } from '../signed-in/open-account.ts';
import { PasswordInput } from '../password-input.tsx';
import { usePasswordMinimum } from '../../../lib/password-minimum.ts';
import { registrationFailure } from './registration-failure.ts';
import { UsernameInput } from '../username-input.tsx';

/** Makes an account; the address is asked for because resets and linking need it (F1, F2). */
export function RegisterForm() {
  const t = useTexts();
  const { language } = usePage();
  const failureText = useFailureText();
  const minimum = usePasswordMinimum();
  // Then one sentence speaks of both fields, beside each field's own (spec §5).
  const [isTooShort, setTooShort] = useState(false);
  const form = usePublicForm({
    id: '',
    start: { username: '', email: '', password: '' },
    clean: (values) => ({ ...values, email: values.email.trim() }),
    async check(values) {
      const { checkRegistration } = await import('./check-registration.ts');
      const issues = checkRegistration(values, minimum);
      setTooShort(issues.some(({ rule }) => rule === 'too-short'));
      return issues;
    },
    async send(values) {
      openAccount(await signUp(values), language, 'registered');
    },
    fieldOfCode: { 'username-taken': 'username' },
    afterwards: 'leave',
  });
  return (
    <AccountForm
      form={form}
      failureTitle={t('accounts:register.failure')}
      failureText={failureText}
      submitLabel={t('accounts:register.submit')}
      isFullWidth
    >
      {isTooShort && form.failure === null && form.items.length > 0 ? (
        <Notice tone="danger" role="alert" title={t('accounts:register.failure')}>
          {t('validation:account.tooShort', { minimum })}
        </Notice>
      ) : null}
      <UsernameInput {...form.field('username')} />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('accounts:register.email')}
        hint={t('accounts:register.emailHint')}
        autoComplete="email"
        required
      />
      <PasswordInput
        {...form.field('password')}
        label={t('accounts:login.password')}
        hint={t('accounts:register.passwordHint', { minimum })}
        kind="new-password"
      />
    </AccountForm>
  );
}

/** Why a registration failed, in the words of spec §5; null leaves it to the usual words. */
function useFailureText(): (error: unknown) => string | null {
  const t = useTexts();
  return (error) => {
    if (!(error instanceof ApiError) || error.status === 429) return null;
    const failure = registrationFailure(wordsOf(error));
    if (failure.kind === 'given') return failure.text;
    if (failure.kind === 'too-short') return t('validation:account.tooShort', { minimum: failure.minimum });
    return t(failure.kind === 'taken' ? 'accounts:register.taken' : 'accounts:register.unknown');
  };
}

/** The server's words: those at its fields, each once, else those of the whole answer. */
function wordsOf({ body }: ApiError): string {
  const words = new Set(body?.details?.map((detail) => detail.message));
  return words.size > 0 ? [...words].join(' ') : (body?.message ?? '');
}
