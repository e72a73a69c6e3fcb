import { type FormFields, textOf } from '#domain/posted-fields.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { readSignedToken, signToken } from '#server/http/security/signed-token.ts';
import type { Services } from '#server/services.ts';

/** What a form without scripts carries along: the key of the submission to come, and proof of when it was begun. */
export type FormProof = {
  idempotencyKey: string;
  startedToken: string;
  /** When the form was begun (ms): now if it is new. */
  startedAt: number;
  /** True when the form brought no key and proof of ours, so that it was given new ones. */
  isNew: boolean;
};

/** Reads what a form carries along; a form without it, or with something forged, gets a new key and proof (E1). */
export function readFormProof(services: Services, fields: FormFields, purpose: 'form' | 'contact-form'): FormProof {
  const signing = { key: services.signingKey, purpose };
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
