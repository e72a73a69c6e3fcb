import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import type { Evidence } from '#domain/quotes/signing/signed-document.ts';
import { findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import type { TestApp } from './test-app.ts';

/** SHA-256 as it is stored and shown, hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Fingerprint of the certificate that the made-up seal names. */
export const certificateFingerprint = sha256('certificate');

export type MadeUpSeal = { code: string; fingerprint: string; file: Buffer };

/** Signs and seals a sent quote as the rows would stand, with a file of a few words that carries the code. */
export async function signInRows(app: TestApp, quoteId: string, code: string): Promise<MadeUpSeal> {
  const { db, files, clock, newToken, newId } = app.services;
  const sent = await findSnapshot(db, quoteId);
  if (!sent) throw new Error('The quote was not sent.');
  const signedAt = clock();
  const document = canonicalJson(signedDocumentOf(sent.document, {}));
  const fingerprint = sha256(document);
  const evidence = canonicalJson(evidenceOf(fingerprint, signedAt));
  const file = Buffer.from(`%PDF-1.7 signed /URI (https://plumbline.sk/overenie?lng=sk&code=${code}) %%EOF`);
  const key = newToken();
  await files.put(key, { bytes: file, type: 'application/pdf' });
  const keyId = newId();
  await db
    .insertInto('seal_keys')
    .values({
      id: keyId,
      generation: 1,
      certificate: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
      private_key: '',
      fingerprint: certificateFingerprint,
      not_after: signedAt + 1,
      created_at: signedAt,
    })
    .execute();
  await db
    .insertInto('quote_signatures')
    .values({
      quote_id: quoteId,
      document,
      fingerprint,
      evidence,
      evidence_sha256: sha256(evidence),
      signed_at: signedAt,
      call_id: newId(),
      sealed_file: key,
      sealed_sha256: sha256(file),
      sealed_bytes: file.length,
      sealed_at: signedAt + 1000,
      seal_key_id: keyId,
    })
    .execute();
  await db
    .updateTable('quotes')
    .set({ status: 'accepted', verify_code: code, answered_at: signedAt })
    .where('id', '=', quoteId)
    .execute();
  return { code, fingerprint, file };
}

function evidenceOf(fingerprint: string, signedAt: number): Evidence {
  return {
    format: 1,
    fingerprint,
    signer: {
      name: 'Anna Kováčová',
      role: '',
      email: 'anna@kovac.example',
      kind: 'business',
      company: 'Kováč, s. r. o.',
      companyNumber: '',
      address: 'Hlavná 1\n811 01 Bratislava',
    },
    mark: { kind: 'typed', text: 'Anna Kováčová' },
    signedAt,
    access: 'link',
    recipient: 'anna@kovac.example',
    address: '192.0.2.1',
    userAgent: 'Test',
    language: 'sk',
    agreements: [{ kind: 'terms', text: 'Súhlasím.' }],
    codeConfirmedAt: null,
    file: null,
  };
}
