import { passwordKey, usernameKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';
import { isKnownPassword } from './known-passwords.ts';

/** Words that are easily guessed for this site (ASVS 5.0, 6.1.2). */
const ownWords: ReadonlySet<string> = new Set([brand.name, brand.developer].map(passwordKey));

/** Returns whether a password is the username, a word about the agency, a leaked password, or a word (F6). */
export async function isEasyToGuess({ username, password }: { username: string; password: string }): Promise<boolean> {
  const key = passwordKey(password);
  if (key === usernameKey(username) || ownWords.has(key)) return true;
  return isKnownPassword(password);
}
