import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { type Cbor, encodeCbor } from './cbor.ts';

/** Where a browser would differ from what the site expects, so that a test can have it refused. */
export type Deviation = {
  origin?: string;
  challenge?: string;
  host?: string;
  type?: string;
  /** False when the device was touched but not unlocked. */
  isUnlocked?: boolean;
  counter?: number;
  userHandle?: string;
  /** Statement in place of the device's own. */
  attestation?: { format: string; statement: ReadonlyMap<string, Cbor> };
  /** Length of an RSA key that the device makes in place of one on P-256. */
  rsaBits?: number;
};

/** What the site asks of a device that is to make a passkey. */
export type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
/** What the site asks of a device that is to sign in. */
export type RequestOptions = { challenge: string; rpId: string };

type Key = { id: string; privateKey: KeyObject; host: string; userHandle: string; counter: number };

const flag = { present: 0x01, unlocked: 0x04, hasKey: 0x40 };
/** ECDSA on P-256 with SHA-256 (RFC 9053 §2.1). */
const es256 = -7;
/** RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8812 §2). */
const rs256 = -257;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A device with passkeys and the browser before it, made of `node:crypto` (WebAuthn level 3, ES256). */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #attestation: 'none' | 'packed';
  readonly #keys: Key[] = [];

  constructor(origin: string, attestation: 'none' | 'packed' = 'none') {
    this.#origin = origin;
    this.#attestation = attestation;
  }

  /** Makes a passkey and answers what `navigator.credentials.create()` does, as JSON. */
  create(options: CreationOptions, deviation: Deviation = {}) {
    const { publicKey, privateKey } = keyPair(deviation);
    const id = randomBytes(16);
    const key: Key = {
      id: id.toString('base64url'),
      privateKey,
      host: deviation.host ?? options.rp.id,
      userHandle: options.user.id,
      counter: deviation.counter ?? 0,
    };
    this.#keys.push(key);
    const clientData = this.#clientData('webauthn.create', options.challenge, deviation);
    const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
    const authData = Buffer.concat([authenticatorData(key, flag.hasKey, deviation), credential]);
    const { format, statement } = deviation.attestation ?? this.#attest(privateKey, authData, clientData);
    const attestationObject = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]),
    );
    return this.#answer(key, clientData, {
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs in with the latest passkey of the site and answers what `navigator.credentials.get()` does, as JSON. */
  get(options: RequestOptions, deviation: Deviation = {}) {
    const key = this.#keys.findLast(({ host }) => host === options.rpId);
    if (!key) throw new Error(`No passkey for ${options.rpId}`);
    key.counter = deviation.counter ?? (key.counter === 0 ? 0 : key.counter + 1);
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation);
    const authData = authenticatorData({ ...key, host: deviation.host ?? key.host }, 0, deviation);
    return this.#answer(key, clientData, {
      authenticatorData: authData.toString('base64url'),
      signature: signed(key.privateKey, authData, clientData).toString('base64url'),
      userHandle: deviation.userHandle ?? key.userHandle,
    });
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin } = deviation;
    const data = { type: deviation.type ?? type, challenge: deviation.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  #attest(privateKey: KeyObject, authData: Buffer, clientData: Buffer) {
    if (this.#attestation === 'none') return { format: 'none', statement: new Map<string, Cbor>() };
    const signature = signed(privateKey, authData, clientData);
    return {
      format: 'packed',
      statement: new Map<string, Cbor>([
        ['alg', es256],
        ['sig', signature],
      ]),
    };
  }

  #answer<R extends object>({ id }: Key, clientData: Buffer, response: R) {
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientData.toString('base64url'), ...response },
    };
  }
}

function authenticatorData({ host, counter }: Key, more: number, { isUnlocked = true }: Deviation): Buffer {
  const flags = flag.present | (isUnlocked ? flag.unlocked : 0) | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
}

function signed(privateKey: KeyObject, authData: Buffer, clientData: Buffer): Buffer {
  return sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
}

/** Of each length one, because making it takes a second. */
const rsaPairs = new Map<number, { publicKey: KeyObject; privateKey: KeyObject }>();

function keyPair({ rsaBits }: Deviation): { publicKey: KeyObject; privateKey: KeyObject } {
  if (rsaBits === undefined) return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = rsaPairs.get(rsaBits) ?? generateKeyPairSync('rsa', { modulusLength: rsaBits });
  rsaPairs.set(rsaBits, made);
  return made;
}

/** A public key of RSA as COSE writes it: kind 3, algorithm, modulus, exponent (RFC 8230). */
function rsaCoseKey(publicKey: KeyObject): Buffer {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 3],
      [3, rs256],
      [-1, Buffer.from(n, 'base64url')],
      [-2, Buffer.from(e, 'base64url')],
    ]),
  );
}

/** A public key as COSE writes it: kind 2 (two coordinates), algorithm, curve 1 (P-256), x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  if (publicKey.asymmetricKeyType === 'rsa') return rsaCoseKey(publicKey);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, es256],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
