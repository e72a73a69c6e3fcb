import { brand } from '#domain/brand.ts';
import type { Services } from '#server/services.ts';
import { sealKeyOf } from '#server/vault/sealed-values-store.ts';
import { type SealKeyRow, findNewestSealKey, keepSealKey } from './seal-keys-store.ts';

/** What is needed to find or make a key. */
export type KeyKeeper = Pick<Services, 'db' | 'vault' | 'clock' | 'newId'>;

/** A key with its private part opened, as PEM. */
export type OpenSealKey = { id: string; certificate: string; privateKey: string };

/** For how long a key seals: half of its certificate's 10 years, so that each seal outlives the time for claims. */
const longestUseMs = 5 * 365 * 24 * 60 * 60_000;

/**
 * The agency's key, made at first need, and anew when it has sealed for five years or was lost. All servers get the same one;
 * certificates of earlier keys stay, so what they have sealed is still verified (H5).
 */
export async function currentSealKey(keeper: KeyKeeper): Promise<OpenSealKey> {
  const known = await findNewestSealKey(keeper.db);
  return open(keeper, known && isUsable(known, keeper.clock()) ? known : await makeSealKeyAfter(keeper, known));
}

/** Makes the next key, with which documents are sealed from now on. */
export async function makeNextSealKey(keeper: KeyKeeper): Promise<SealKeyRow> {
  return makeSealKeyAfter(keeper, await findNewestSealKey(keeper.db));
}

/** Makes the key after one that was found; of several servers that do so at once, the first one's key is everybody's. */
async function makeSealKeyAfter(keeper: KeyKeeper, known: SealKeyRow | null): Promise<SealKeyRow> {
  const { db, vault, clock, newId } = keeper;
  const now = clock();
  // Loaded when it is needed: its packages are large, and a key is made every five years.
  const { makeSealKey } = await import('#server/gateways/seal/make-seal-key.ts');
  const key = await makeSealKey({ name: brand.name, country: brand.address.countryCode }, now);
  await keepSealKey(db, key, { id: newId(), generation: (known?.generation ?? 0) + 1, now, vault });
  const kept = await findNewestSealKey(db);
  if (!kept) throw new Error('The key of the seal was not kept.');
  return kept;
}

const isUsable = (row: SealKeyRow, now: number): boolean =>
  row.private_key !== '' && now - row.created_at < longestUseMs && now < row.not_after;

const open = ({ vault }: KeyKeeper, { id, certificate, private_key: sealed }: SealKeyRow): OpenSealKey => ({
  id,
  certificate,
  privateKey: vault.open(sealed, sealKeyOf(id)),
});
