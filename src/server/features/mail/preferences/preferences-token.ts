import { hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { mailTopics } from '#domain/mail/mail-topics.ts';
import type { KeyRing } from '#server/http/security/signing-keys.ts';
import { openValue, sealValue } from '#server/vault/sealed-value.ts';

/** For whom the link of a mail is, which topic the mail had, and its language. */
const readerSchema = z.object({
  emailKey: z.string(),
  topic: z.enum(mailTopics),
  language: z.enum(languages),
});
export type PreferencesReader = z.infer<typeof readerSchema>;

/** As long as the longest address makes it. */
const longest = 2000;
/** The one key has no need of a name. */
const keyId = '00000000';
const belongsTo = 'mail preferences';
const prefix = `sealed.1.${keyId}.`;

/**
 * What the link of a mail carries, so that an address without an account can say what it wants (RFC 8058). It is encrypted and
 * authenticated by a key that is derived from the installation's signing key: nobody can make one, and no address stands in a log.
 */
export const preferencesToken = ([signingKey]: KeyRing, reader: PreferencesReader): string =>
  sealValue(keyOf(signingKey), JSON.stringify(reader), belongsTo).slice(prefix.length);

/** Who a link was made for, by a key of any generation; null for one that the site has not made. */
export function readPreferencesToken(keys: KeyRing, token: string): PreferencesReader | null {
  // One way to write each, so that what was changed in any place is another one.
  const isWhole = Buffer.from(token, 'base64url').toString('base64url') === token;
  if (token === '' || token.length > longest || !isWhole) return null;
  return keys.map((key) => readBy(key, token)).find((reader) => reader !== null) ?? null;
}

function readBy(signingKey: string, token: string): PreferencesReader | null {
  try {
    const read = readerSchema.safeParse(JSON.parse(openValue(keyOf(signingKey), `${prefix}${token}`, belongsTo)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const keyOf = (signingKey: string) => ({
  id: keyId,
  bytes: Buffer.from(hkdfSync('sha256', signingKey, '', belongsTo, 32)),
});
