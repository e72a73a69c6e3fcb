import { accountLimits, checkCredentials } from '#domain/accounts/account.ts';

export type Credentials = { username: string; password: string };
export type CredentialField = keyof Credentials;

/** A field that breaks a rule; `limit` counts the characters that the rule speaks of. */
export type CredentialIssue = {
  field: CredentialField;
  rule: 'required' | 'too-short' | 'too-long';
  limit: number;
};

/** Checks a new account's username and password (spec §5), each by itself, in the order on screen. */
export function checkNewAccount(credentials: Credentials): CredentialIssue[] {
  return (['username', 'password'] as const).flatMap((field) => {
    const rule = brokenRule(field, credentials[field]);
    if (!rule) return [];
    const { minimum, maximum } = accountLimits[field];
    return [{ field, rule, limit: rule === 'too-long' ? maximum : minimum }];
  });
}

/** Checks what is typed to sign in: a short name or password is simply wrong, and that is for the server to say. */
export function checkSignIn(credentials: Credentials): CredentialIssue[] {
  return checkNewAccount(credentials).filter((issue) => issue.rule !== 'too-short');
}

/** The domain's rule names no field, so each is tried beside one that is in order. */
const inOrder: Credentials = {
  username: 'x'.repeat(accountLimits.username.minimum),
  password: 'x'.repeat(accountLimits.password.minimum),
};

function brokenRule(field: CredentialField, value: string): CredentialIssue['rule'] | null {
  const isEmpty = (field === 'username' ? value.trim() : value) === '';
  const tried = { ...inOrder, [field]: value };
  return isEmpty ? 'required' : checkCredentials(tried.username, tried.password);
}
