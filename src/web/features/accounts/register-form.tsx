import { isEmail } from '#domain/email-address.ts';
import { ApiError } from '../../lib/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePasswordMinimum } from '../../lib/password-minimum.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { checkNewAccount } from './credential-checks.ts';
import { signUp } from './entrance-calls.ts';
import { openAccount } from './open-account.ts';
import { PasswordInput } from './password-input.tsx';
import { registrationFailure } from './registration-failure.ts';
import { type FieldIssue, useAccountForm } from './use-account-form.ts';
import { useCredentialTexts } from './use-credential-texts.ts';
import { UsernameInput } from './username-input.tsx';

const fields = ['username', 'email', 'password'] as const;
type Values = Record<(typeof fields)[number], string>;

/** Makes an account; the address is asked for because resets and linking need it (F1, F2). */
export function RegisterForm() {
  const t = useTexts();
  const { language } = usePage();
  const minimum = usePasswordMinimum();
  const check = useRegistrationCheck(minimum);
  const failureText = useFailureText();
  const form = useAccountForm({
    fields,
    check,
    async send(values) {
      openAccount(await signUp({ ...values, email: values.email.trim() }), language, 'registered');
    },
    fieldOfCode: { 'username-taken': 'username' },
    afterwards: 'leave',
  });
  // Both fields in the one sentence of spec §5, beside each field's own.
  const isTooShort = form.failure === null && form.issues.some(({ rule }) => rule === 'too-short');
  return (
    <AccountForm
      form={form}
      failureTitle={t('accounts:register.failure')}
      failureText={failureText}
      submitLabel={t('accounts:register.submit')}
      isFullWidth
    >
      {isTooShort ? (
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

/** Checks what was typed, in the order on screen. */
function useRegistrationCheck(minimum: number): (values: Values) => FieldIssue<keyof Values>[] {
  const t = useTexts();
  const inWords = useCredentialTexts();
  const emailIssues = (email: string): FieldIssue<'email'>[] => {
    if (email === '') return [{ field: 'email', rule: 'required', text: t('validation:choose.email') }];
    return isEmail(email) ? [] : [{ field: 'email', rule: 'email', text: t('validation:email') }];
  };
  return (values) => {
    const issues = [...inWords(checkNewAccount(values, minimum)), ...emailIssues(values.email.trim())];
    return issues.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
  };
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
