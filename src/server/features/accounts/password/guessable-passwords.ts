import { accountLimits, passwordKey, usernameKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';

/** Words that are easily guessed for this site (ASVS 5.0, 6.1.2). */
const ownWords: ReadonlySet<string> = new Set([brand.name, brand.developer].map(passwordKey));

let opened: Promise<ReadonlySet<string>> | undefined;

/** Returns whether a password is the username, a word about the agency, or a common password (F6). */
export async function isEasyToGuess({ username, password }: { username: string; password: string }): Promise<boolean> {
  const key = passwordKey(password);
  if (key === usernameKey(username) || ownWords.has(key)) return true;
  opened ??= readCommonPasswords();
  return (await opened).has(key);
}

/** Loaded at the first use, because the list takes 50 ms and 20 MB. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter((word) => word.length >= accountLimits.password.minimum);
  return new Set(long.map(passwordKey));
}
