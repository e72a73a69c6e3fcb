import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CredentialField, CredentialIssue } from './credential-checks.ts';
import { FormFailure } from './form-failure.tsx';
import { useIsHydrated } from './hydration.ts';
import { type CredentialsFormOptions, useCredentialsForm } from './use-credentials-form.ts';

type Props = CredentialsFormOptions & {
  submitLabel: string;
  /** Heading of the message when the server refuses. */
  failureTitle: string;
  /** Tells password managers whether to fill in or to suggest. */
  passwordKind: 'current-password' | 'new-password';
};

/** Username and password, to sign in or to make the first account. */
export function CredentialsForm({ submitLabel, failureTitle, passwordKind, ...options }: Props) {
  const t = useTexts();
  const { issues, failure, isSending, submit } = useCredentialsForm(options);
  const errorOf = useFieldErrors(issues);
  const isHydrated = useIsHydrated();
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {failure ? <FormFailure key={failure.attempt} error={failure.error} title={failureTitle} /> : null}
      <noscript>
        <Notice tone="warning">{t('accounts:login.scriptsOff')}</Notice>
      </noscript>
      <TextField
        id="username"
        name="username"
        label={t('accounts:login.username')}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={t('accounts:login.password')}
        error={errorOf('password')}
        autoComplete={passwordKind}
        required
      />
      {/* Until React has started, sending the form would put the password into the address. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        variant="primary"
        isFullWidth
        isLoading={isSending}
        loadingText={t('common:working')}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

function useFieldErrors(issues: readonly CredentialIssue[]) {
  const t = useTexts();
  return (field: CredentialField): string | undefined => {
    const issue = issues.find((candidate) => candidate.field === field);
    if (!issue) return undefined;
    if (issue.rule === 'required') return t(`validation:choose.${field}`);
    return t(issue.rule === 'too-short' ? 'validation:tooShort' : 'validation:tooLong', { count: issue.limit });
  };
}
