import * as z from 'zod/mini';
import { AppError } from '#server/http/calls/app-error.ts';

/** Bytes as base64url, with a limit that no device reaches. */
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
/** Credential ids have 1023 bytes at most (WebAuthn §4). */
const credentialId = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(1364));
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

const signInSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** A passkey that can be found without a username always says whose it is. */
    userHandle: bytes,
  }),
});

const clientDataSchema = z.object({ challenge: z.string().check(z.maxLength(200)) });

/** Parses the response of a browser that has created a passkey; throws `passkey-refused`. */
export const readRegistration = (answer: unknown) => read(registrationSchema, answer);

/** Parses the response of a browser that has signed in with a passkey; throws `passkey-refused`. */
export const readSignIn = (answer: unknown) => read(signInSchema, answer);

/** The challenge that the response names; the library checks it. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return read(clientDataSchema, clientData).challenge;
  } catch {
    throw new AppError('passkey-refused');
  }
}

function read<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new AppError('passkey-refused');
  return result.data;
}
