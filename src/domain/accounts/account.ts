/** Roles of an account (spec §3). */
export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

/** Shortest accepted username and password in characters (spec §5). */
export const accountLimits = { username: { minimum: 3, maximum: 60 }, password: { minimum: 6, maximum: 256 } } as const;

/** Rule that a new account's username or password breaks (spec §5), or null. */
export function checkCredentials(username: string, password: string): 'too-short' | 'too-long' | null {
  const name = [...username.trim()].length;
  const secret = [...password].length;
  if (name < accountLimits.username.minimum || secret < accountLimits.password.minimum) return 'too-short';
  if (name > accountLimits.username.maximum || secret > accountLimits.password.maximum) return 'too-long';
  return null;
}

/** Form of a username under which it is unique: case and surrounding space do not make a second person. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/** Form of an e-mail address under which a person is found again. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
