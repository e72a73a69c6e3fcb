import type { PublicIssue } from '../field-issue.ts';
import { type CredentialField, checkCredentials } from './account.ts';

/** A username and a password as typed. */
export type TypedCredentials = Record<CredentialField, string>;

/**
 * Returns the rules that a new account's username and password break (spec §5), in the order on screen; an
 * empty one is missing. `minimum` counts the characters of a password and is 6 where none is given.
 */
export function checkNewAccount(typed: TypedCredentials, minimum?: number): PublicIssue<CredentialField>[] {
  return checkCredentials(typed, minimum).map(({ field, ...broken }) => {
    const isEmpty = (field === 'username' ? typed.username.trim() : typed.password) === '';
    return isEmpty ? { field, rule: 'required', wording: field } : { field, ...broken };
  });
}

/** Returns what is wrong before a login is tried: a short name or password is refused by the server, as wrong. */
export function checkSignIn(typed: TypedCredentials): PublicIssue<CredentialField>[] {
  return checkNewAccount(typed).filter(({ rule }) => rule !== 'too-short');
}
