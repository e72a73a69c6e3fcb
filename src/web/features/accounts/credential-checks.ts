import {
  type CredentialField,
  type CredentialIssue as NewAccountIssue,
  checkCredentials,
} from '#domain/accounts/account.ts';

export type { CredentialField };
export type Credentials = Record<CredentialField, string>;

/** A field that breaks a rule; `limit` counts the characters that the rule speaks of. */
export type CredentialIssue = NewAccountIssue | { field: CredentialField; rule: 'required'; limit: number };

/** Checks a new account's username and password (spec §5), in the order on screen; an empty one is missing. */
export function checkNewAccount(credentials: Credentials, minimumPasswordLength?: number): CredentialIssue[] {
  return checkCredentials(credentials, minimumPasswordLength).map((issue): CredentialIssue => {
    const typed = credentials[issue.field];
    const isEmpty = (issue.field === 'username' ? typed.trim() : typed) === '';
    return isEmpty ? { field: issue.field, rule: 'required', limit: issue.limit } : issue;
  });
}

/** Checks what is typed to sign in: a short name or password is simply wrong, and that is for the server to say. */
export function checkSignIn(credentials: Credentials): CredentialIssue[] {
  return checkNewAccount(credentials).filter((issue) => issue.rule !== 'too-short');
}
