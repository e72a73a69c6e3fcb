import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import { brand } from '#domain/brand.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { storedTransports } from '#server/stored/passkey-transports.ts';
import { replaceSessions } from '#server/features/accounts/sessions/open-session.ts';
import { tellOwner } from '#server/features/accounts/tell-owner.ts';
import { challengeIn, readRegistration } from './passkey-responses.ts';
import { makeChallenge, useChallenge } from './passkey-challenges.ts';
import { type PasskeySite, passkeySiteOf } from './passkey-site.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-store.ts';

const { algorithms, challengeLifetimeMs, shortestRsaBits } = secondFactorRules.passkeys;

type Own = { caller: Caller; user: SignedInUser };

/**
 * Options with which a browser creates a passkey: discoverable without a username and with user verification, so that
 * it is two factors in one (F5). No attestation is asked for.
 */
export async function describeNewPasskey(services: Services, { caller, user }: Own) {
  const site = passkeySiteOf(services, caller);
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.host,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.username,
    userDisplayName: user.username,
    challenge: await makeChallenge(services, user.id),
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    excludeCredentials: await listPasskeys(services.db, user.id),
    supportedAlgorithmIDs: [...algorithms],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Stores a passkey that a browser has created for the signed-in person, ends all their sessions and returns the token
 * of a new one (F6). The owner is told. Throws `passkey-refused`.
 */
export async function addPasskey(
  services: Services,
  { caller, user, name, answer, audit }: Own & { name: string; answer: unknown; audit: Audit },
): Promise<string> {
  const site = passkeySiteOf(services, caller);
  const response = readRegistration(answer);
  const challenge = challengeIn(response.response);
  await useChallenge(services, challenge, user.id);
  const { credential } = await verifyRegistration(site, response, challenge);
  const now = services.clock();
  const token = await services.db.transaction().execute(async (transaction) => {
    const isNew = await insertPasskey(transaction, {
      id: credential.id,
      user_id: user.id,
      name: name.trim(),
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: storedTransports.write(response.response.transports ?? []),
      created_at: now,
      last_used_at: null,
    });
    if (!isNew) throw new AppError('passkey-refused');
    await audit(transaction, { subjectId: user.id });
    await tellOwner(services, transaction, { userId: user.id, kind: 'passkey-added', origin: caller.origin });
    return replaceSessions(transaction, services, { userId: user.id, caller });
  });
  services.pokeJobs();
  return token;
}

/**
 * Removes an own passkey and ends all sessions, since the device may have been lost; returns the token of a new
 * session. The owner is told. Throws `not-found`.
 */
export async function removePasskey(
  services: Services,
  { caller, user, id, audit }: Own & { id: string; audit: Audit },
): Promise<string> {
  const token = await services.db.transaction().execute(async (transaction) => {
    if (!(await deletePasskey(transaction, { id, userId: user.id }))) throw new AppError('not-found');
    await audit(transaction, { subjectId: user.id });
    await tellOwner(services, transaction, { userId: user.id, kind: 'passkey-removed', origin: caller.origin });
    return replaceSessions(transaction, services, { userId: user.id, caller });
  });
  services.pokeJobs();
  return token;
}

/** Loaded at the first use, because it takes 170 ms and 27 MB. */
const loadLibrary = async () => import('@simplewebauthn/server');

type Registration = ReturnType<typeof readRegistration>;
type Verified = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

async function verifyRegistration(site: PasskeySite, response: Registration, challenge: string): Promise<Verified> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response.response;
  try {
    await refuseForeignAttestation(attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (registrationInfo && (await isLongEnough(registrationInfo))) return registrationInfo;
  } catch {
    // The reason helps neither the person nor anybody who may know it.
  }
  throw new AppError('passkey-refused');
}

/** A device may bring a key of RSA that is shorter than any other key here; keys of curves have 128 bits of security. */
async function isLongEnough({ credential }: Verified): Promise<boolean> {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(credential.publicKey);
  if (!cose.isCOSEPublicKeyRSA(key)) return true;
  return (key.get(cose.COSEKEYS.n)?.length ?? 0) * 8 >= shortestRsaBits;
}

/** No attestation was asked for; the library would fetch addresses named in its certificates. */
async function refuseForeignAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const isOwn = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
  if (!isOwn || attestation.get('attStmt').get('x5c') !== undefined) throw new AppError('passkey-refused');
}
