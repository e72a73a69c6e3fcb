import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing, timeSchema } from '#contract/shapes.ts';

/* Whether a document of the agency is intact, for anybody (H5): no price and no name is told. */

/** What is known of a document: `changed` says that the code is known but the file is another one. */
export const verifyStates = [
  'intact',
  'changed',
  'open',
  'superseded',
  'declined',
  'expired',
  'withdrawn',
  'voided',
  'unknown',
] as const;
export type VerifyState = (typeof verifyStates)[number];

export const verificationSchema = z.strictObject({
  state: z.enum(verifyStates),
  /** SHA-256 of what was signed; null where nothing is. */
  fingerprint: z.nullable(z.string()),
  signedAt: z.nullable(timeSchema),
  /** When the seal was put on, and the SHA-256 of the certificate that it was made with. */
  sealedAt: z.nullable(timeSchema),
  certificate: z.nullable(z.string()),
  timestampedAt: z.nullable(timeSchema),
});
export type Verification = z.infer<typeof verificationSchema>;

/** What somebody asked about, and what was found: the code as it was typed, '' for a file; whether a file was compared. */
export type VerifiedDocument = { code: string; isFile: boolean; found: Verification };

export const verifyDocument = defineEndpoint({
  permission: 'visit',
  query: nothing,
  parameters: nothing,
  method: 'POST',
  path: '/api/verification',
  summary:
    'Whether a document is intact, by its code, by the SHA-256 of its file, or by both; tells no price and no name',
  body: z.strictObject({
    /** '' where only the file is known. */
    code: z.string().check(z.maxLength(40)),
    /** SHA-256 of the file, hexadecimal; '' where only the code is known. */
    sha256: z.string().check(z.maxLength(64)),
  }),
  output: verificationSchema,
  errors: [],
  rateLimit: { name: 'verification', max: 30, windowMs: 600_000 },
});
