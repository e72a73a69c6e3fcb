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

type Purpose = 'form' | 'contact-form';

/** Reads the hidden fields of a form; a form without valid ones gets a new key and signed time (E1). */
export function readFormProof(services: Services, fields: FormFields, purpose: Purpose): FormProof {
  const idempotencyKey = textOf(fields['idempotencyKey']);
  const startedToken = textOf(fields['startedToken']);
  const startedAt = readSignedToken({ keys: services.signingKeys.accepted(), purpose }, startedToken);
  if (isIdempotencyKey(idempotencyKey) && startedAt !== null) {
    return { idempotencyKey, startedToken, startedAt, isNew: false };
  }
  return newFormProof(services, purpose);
}

/** A new key and signed time: for a form that has none, and for one whose key has stored something else (C9). */
export function newFormProof(services: Services, purpose: Purpose): FormProof {
  const now = services.clock();
  return {
    idempotencyKey: services.newToken(),
    startedToken: signToken({ keys: services.signingKeys.accepted(), purpose }, now, services.newToken()),
    startedAt: now,
    isNew: true,
  };
}
