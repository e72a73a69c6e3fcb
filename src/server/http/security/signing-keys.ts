import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listSecrets, readOrCreateSecret, storeSecret } from '#server/database/secrets.ts';
import { createCachedSetting } from '#server/features/settings/cached-setting.ts';
import type { Vault } from '#server/vault/vault.ts';

/** The key of an installation's first generation; later ones add when they begin to sign (ms UTC). */
const firstName = 'signing-key';
const prefix = `${firstName}/`;

const day = 24 * 60 * 60_000;
/** A key signs for so many ms, then the next one does. */
const lifetimeMs = 365 * day;
/** An earlier key verifies for so long after it has signed last: longer than any token of a form counts. */
const overlapMs = 7 * day;
/** Every server has read the keys again by then, so that none meets a signature it cannot know (`cached-setting.ts`). */
const noticeMs = 10_000;

/** Keys, the one that signs first. */
export type KeyRing = readonly [current: string, ...earlier: string[]];

/** The generations of the key that signs tokens (ASVS 11.1.1). */
export type SigningKeys = {
  /** Keys whose signatures count now. */
  accepted: () => KeyRing;
  /** Those of every generation, for what people keep for years. */
  all: () => KeyRing;
  refresh: () => Promise<void>;
};

type Generation = { startsAt: number; key: string };
type Keeper = { db: Kysely<DatabaseSchema>; vault: Vault };
type Means = Keeper & { clock: () => number; newToken: () => string };

/** Reads the generations of the signing key and makes the first one; every server of a database has the same (K2). */
export async function openSigningKeys({ clock, newToken, ...keeper }: Means): Promise<SigningKeys> {
  await readOrCreateSecret(keeper, firstName, newToken);
  const stored = createCachedSetting({
    read: async () => {
      const generations = await readGenerations(keeper);
      return { generations, version: generations.length };
    },
    prepare: (read) => read,
    first: { generations: [] as Generation[], version: 0 },
    clock,
  });
  await stored.refresh();
  return {
    accepted: () => acceptedAt(stored.current().generations, clock()),
    all: () => allAt(stored.current().generations, clock()),
    refresh: stored.refresh,
  };
}

/** Adds the next generation when the newest one is a year old; it signs from a day later, which a rolling update survives. */
export async function rotateWhenOld({ db, vault, clock, newToken }: Means): Promise<void> {
  const [newest] = await readGenerations({ db, vault });
  if (!newest || newest.startsAt > clock() - lifetimeMs) return;
  // Of two servers that do this at once both name the same generation, and one of them is kept.
  const startsAt = (Math.floor(clock() / day) + 2) * day;
  await storeSecret({ db, vault }, `${prefix}${startsAt}`, newToken());
}

/** Adds the next generation now, at the wish of whoever operates the site; returns when it begins to sign (ms UTC). */
export async function rotateNow({ db, vault, clock, newToken }: Means): Promise<number> {
  const startsAt = clock() + noticeMs;
  await storeSecret({ db, vault }, `${prefix}${startsAt}`, newToken());
  return startsAt;
}

/** The generations, the newest first. */
async function readGenerations(keeper: Keeper): Promise<Generation[]> {
  const secrets = await listSecrets(keeper, firstName);
  const generations = secrets.map(({ name, value }) => ({
    startsAt: name === firstName ? 0 : Number(name.slice(prefix.length)),
    key: value,
  }));
  return generations.toSorted((one, other) => other.startsAt - one.startsAt);
}

/** The clock of another server may be ahead, so that a key which has not begun here counts for verifying. */
function acceptedAt(generations: readonly Generation[], now: number): KeyRing {
  const isOver = (index: number) => (generations[index - 1]?.startsAt ?? now) + overlapMs <= now;
  return ringOf(
    generations.filter((_, index) => !isOver(index)),
    now,
  );
}

const allAt = (generations: readonly Generation[], now: number): KeyRing => ringOf(generations, now);

function ringOf(generations: readonly Generation[], now: number): KeyRing {
  const current = generations.find(({ startsAt }) => startsAt <= now);
  if (!current) throw new Error('There is no signing key yet.');
  return [current.key, ...generations.filter((each) => each !== current).map(({ key }) => key)];
}
