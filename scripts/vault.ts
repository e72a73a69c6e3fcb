/*
 * Says by which keys secrets are encrypted, adds a key, removes what no key opens, or makes a new key of the seal or of
 * form tokens:
 * `scripts/vault.ts [rotate|forget|new-seal|new-signing-key]`.
 */
import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { connectForMaintenance } from '#server/database/open-database.ts';
import { makeNextSealKey } from '#server/features/quotes/sealing/current-seal-key.ts';
import { rotateNow } from '#server/http/security/signing-keys.ts';
import { addKeyToFile, newKeyText } from '#server/vault/key-file.ts';
import { keysAtHand } from '#server/vault/open-vault.ts';
import { keyIdIn } from '#server/vault/sealed-value.ts';
import { listSealedValues, removeSealedValue } from '#server/vault/sealed-values-store.ts';
import { createVault } from '#server/vault/vault.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };
const source = { vaultKey: process.env.VAULT_KEY || undefined, dataDir: location.dataDir };

const commands: Record<string, () => Promise<string>> = {
  status,
  rotate,
  forget,
  'new-seal': makeSeal,
  'new-signing-key': makeSigningKey,
};

/** How many values each key has sealed, the writing key first. */
async function status(): Promise<string> {
  const keys = keysAtHand(source);
  const ids = (await stored('read', listSealedValues)).map(({ value }) => keyIdIn(value) ?? 'not encrypted');
  const known = keys.map(({ id }) => id);
  const lines = [...new Set([...known, ...ids])].map((id) => {
    const count = ids.filter((each) => each === id).length;
    return `${id}: ${count} secrets${known.includes(id) || id === 'not encrypted' ? '' : ', and its key is missing'}`;
  });
  return lines.join('\n') || 'There are neither keys nor secrets.';
}

async function rotate(): Promise<string> {
  if (source.vaultKey !== undefined) {
    return `Put this key and a comma before those in VAULT_KEY and restart every server:\n${newKeyText()}`;
  }
  const [newest] = addKeyToFile(location.dataDir);
  return `Added the key ${newest?.id}. Restart every server; each encrypts anew as it starts, then the older lines may go.`;
}

async function forget(): Promise<string> {
  const vault = createVault(keysAtHand(source));
  const removed = await stored('write', async (db) => {
    const closed = (await listSealedValues(db)).filter(({ value }) => !vault.hasKeyFor(value));
    for (const value of closed) await removeSealedValue(db, value);
    return closed.length;
  });
  return `Removed ${removed} secrets that no key opens.`;
}

/** The next document is sealed with the new key; certificates stay, so earlier documents are verified as before. */
async function makeSeal(): Promise<string> {
  const keys = keysAtHand(source);
  if (keys.length === 0) throw new Error('There is no key of the vault yet. Start the server once.');
  const keeper = { vault: createVault(keys), clock: () => Date.now(), newId: () => ulid() };
  const { fingerprint, generation } = await stored('write', (db) => makeNextSealKey({ ...keeper, db }));
  return `Documents are sealed with key ${generation} from now on. SHA-256 of its certificate: ${fingerprint}`;
}

/** Running servers read it by themselves; tokens of the key before it count for another week. */
async function makeSigningKey(): Promise<string> {
  const keys = keysAtHand(source);
  if (keys.length === 0) throw new Error('There is no key of the vault yet. Start the server once.');
  const means = {
    vault: createVault(keys),
    clock: () => Date.now(),
    newToken: () => randomBytes(32).toString('base64url'),
  };
  const startsAt = await stored('write', (db) => rotateNow({ ...means, db }));
  return `Forms are signed with a new key from ${new Date(startsAt).toISOString()} on. Open ones still count for a week.`;
}

async function stored<T>(
  access: 'read' | 'write',
  run: (db: ReturnType<typeof connectForMaintenance>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = connectForMaintenance(location, access);
  return run(db).finally(close);
}

try {
  const run = commands[process.argv[2] ?? 'status'];
  if (!run)
    throw new Error('Which of them? vault status, vault rotate, vault forget, vault new-seal or vault new-signing-key');
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
