import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { readSignedToken, signToken } from '#server/http/security/signed-token.ts';
import type { Services } from '#server/services.ts';

/**
 * Hidden fields of a form without scripts: the idempotency key of the submission, and a signed time at which it was
 * begun.
 */
export type FormProof = {
  idempotencyKey: string;
  startedToken: string;
  /** When the form was begun (ms): now if it is new. */
  startedAt: number;
  /** True when the form had no valid key and signed time, so that it got new ones. */
  isNew: boolean;
};

/** Reads the hidden fields of a form; a form without valid ones gets a new key and signed time (E1). */
export function readFormProof(services: Services, fields: FormFields, purpose: 'form' | 'contact-form'): FormProof {
  const signing = { keys: services.signingKeys.accepted(), purpose };
  const idempotencyKey = textOf(fields['idempotencyKey']);
  const startedToken = textOf(fields['startedToken']);
  const startedAt = readSignedToken(signing, startedToken);
  if (isIdempotencyKey(idempotencyKey) && startedAt !== null) {
    return { idempotencyKey, startedToken, startedAt, isNew: false };
  }
  const now = services.clock();
  return {
    idempotencyKey: services.newToken(),
    startedToken: signToken(signing, now, services.newToken()),
    startedAt: now,
    isNew: true,
  };
}
