import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deviceLifetimeMs } from '#server/http/security/device-cookie.ts';
import { networkOf } from '#server/http/security/network-of.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { findKnownPlaces, storePlaces } from './known-place-store.ts';

type From = { userId: string; caller: Pick<Caller, 'address' | 'deviceToken'> };

/** Hashes that are of no use without the account; the device comes first, because a network may be shared. */
function hashesOf({ userId, caller: { address, deviceToken } }: From): { device: string | null; network: string } {
  return {
    device: deviceToken === null ? null : hashToken(`device ${userId} ${deviceToken}`),
    network: hashToken(`network ${userId} ${networkOf(address)}`),
  };
}

/**
 * Whose tries a login counts with: those of one device or network from which the account was signed in before, or those
 * of everybody else, so that a stranger's wrong tries never lock the owner out (ASVS 6.1.1). `key` names the account. An
 * unknown account costs the same query.
 */
export async function triesCountedAs(services: Services, key: string, from: From): Promise<string> {
  const { device, network } = hashesOf(from);
  const placeHashes = device === null ? [network] : [device, network];
  const known = await findKnownPlaces(services.db, { placeHashes, now: services.clock() });
  const place = placeHashes.find((hash) => known.includes(hash));
  return place === undefined ? key : `${key} ${place}`;
}

/** Remembers device and network of a login for half a year; returns the token that the browser keeps. */
export async function rememberPlace(
  transaction: Kysely<DatabaseSchema>,
  { clock, newToken }: Pick<Services, 'clock' | 'newToken'>,
  { userId, caller }: From,
): Promise<string> {
  const deviceToken = caller.deviceToken ?? newToken();
  const { device, network } = hashesOf({ userId, caller: { ...caller, deviceToken } });
  const now = clock();
  const places = [device, network].filter((hash) => hash !== null);
  const expiresAt = now + deviceLifetimeMs;
  const rows = places.map((hash) => ({ place_hash: hash, user_id: userId, expires_at: expiresAt }));
  await storePlaces(transaction, rows, now);
  return deviceToken;
}
