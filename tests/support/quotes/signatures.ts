import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import type { Evidence, SignatureMark } from '#domain/quotes/signing/signed-document.ts';
import type { DocumentSignature } from '#server/gateways/pdf/quote/evidence-wording.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A wave in the box of drawn signatures. */
export const drawnMark: SignatureMark = {
  kind: 'drawn',
  strokes: [
    Array.from({ length: 60 }, (_, index) => [40 + index * 8, 100 + Math.round(60 * Math.sin(index / 4))] as const),
    [[560, 170]],
  ],
};

/** Recorded by the agency. */
export const recordedMark: SignatureMark = { kind: 'on-behalf', note: 'Súhlasil telefonicky 21. novembra o 9:00.' };

type Wish = { choice?: Record<string, number>; mark?: SignatureMark; changes?: Partial<Evidence> };

/** What somebody signs of a quote, and what proves it. */
export function signatureOf(quote: QuoteSnapshot, { choice = {}, mark, changes = {} }: Wish = {}): DocumentSignature {
  const document = signedDocumentOf(quote, choice);
  const { name, email, kind, company, companyNumber, address } = quote.buyer;
  const evidence: Evidence = {
    format: 1,
    fingerprint: sha256(canonicalJson(document)),
    signer: { name, role: 'konateľka', email, kind, company, companyNumber, address },
    mark: mark ?? { kind: 'typed', text: name },
    signedAt: Date.UTC(2026, 10, 24, 9, 30, 15),
    access: mark?.kind === 'on-behalf' ? 'office' : 'link',
    recipient: email,
    address: '192.0.2.17',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile Safari/604.1',
    language: quote.language,
    agreements: [{ kind: 'terms', text: quote.terms, sentence: 'Poznám obsah ponuky a súhlasím s ním.' }],
    codeConfirmedAt: null,
    file: null,
    ...changes,
  };
  return { document, evidence };
}
