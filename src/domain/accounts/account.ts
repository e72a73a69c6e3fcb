/** Roles of an account (spec §3). */
export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

/** Shortest accepted username and password in characters (spec §5). */
export const accountLimits = { username: { minimum: 3, maximum: 60 }, password: { minimum: 6, maximum: 256 } } as const;

export type CredentialField = keyof typeof accountLimits;

/** A new account's field that breaks a rule; `limit` counts the characters that the rule speaks of (spec §5). */
export type CredentialIssue = { field: CredentialField; rule: 'too-short' | 'too-long'; limit: number };

/** Rules that a new account's username and password break, in the order on screen (spec §5). */
export function checkCredentials(credentials: Record<CredentialField, string>): CredentialIssue[] {
  const lengths = { username: [...credentials.username.trim()].length, password: [...credentials.password].length };
  return (['username', 'password'] as const).flatMap((field): CredentialIssue[] => {
    const { minimum, maximum } = accountLimits[field];
    if (lengths[field] < minimum) return [{ field, rule: 'too-short', limit: minimum }];
    return lengths[field] > maximum ? [{ field, rule: 'too-long', limit: maximum }] : [];
  });
}

/** Form of a username under which it is unique: case and surrounding space do not make a second person. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/** Form of an e-mail address under which a person is found again. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
