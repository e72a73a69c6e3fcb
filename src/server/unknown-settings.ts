import { settingNames } from '#server/config.ts';

/** Beginnings that only settings of this program have. */
const ownPrefixes = ['PLUMBLINE_', 'ADMIN_', 'BACKUP_', 'DATABASE_', 'FILES_S3_', 'LLM_', 'SITE_', 'SMTP_'];
/** Of `deploy/compose.yaml` for its other containers: one file of settings is for all of them. */
const ignored = new Set(['SITE_ADDRESSES', 'POSTGRES_PASSWORD', 'STORE_ACCESS_KEY', 'STORE_SECRET_KEY']);
/** Shorter names, such as PORT, are near too many words. */
const shortestCompared = 6;

/** A variable that looks like a setting and is none; `meant` is the setting that its name is near to. */
export type UnknownSetting = { name: string; meant: string | null };

/** Variables of the environment that are probably misspelt settings, which would have no effect without a word (K1). */
export function unknownSettings(environment: Record<string, string | undefined>): UnknownSetting[] {
  return Object.keys(environment)
    .filter((name) => !settingNames.includes(name) && !ignored.has(name))
    .map((name) => ({ name, meant: settingNames.find((known) => isNear(name, known)) ?? null }))
    .filter(({ name, meant }) => meant !== null || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix)));
}

function isNear(name: string, known: string): boolean {
  const [one, other] = [plain(name), plain(known)];
  if (one === other) return true;
  if (Math.min(one.length, other.length) < shortestCompared) return false;
  return distance(one, other) <= (other.length < 9 ? 1 : 2);
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** How many letters have to be put in, taken out or exchanged to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
