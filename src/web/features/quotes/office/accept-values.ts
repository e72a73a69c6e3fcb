import type { FieldIssue } from '#domain/field-issue.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { checkSigner, trimSigner } from '#domain/quotes/signing/check-signer.ts';
import type { Signer } from '#domain/quotes/signing/signed-document.ts';

/** What stands in the form of an acceptance elsewhere; `options` are ids of the chosen lines. */
export type AcceptValues = Signer & { options: readonly string[]; note: string };
export type AcceptField = keyof AcceptValues;

/** The form as it opens: the buyer signs for themselves, without options. */
export function firstAcceptance({ buyer }: QuoteSnapshot): AcceptValues {
  const { name, email, kind, company, companyNumber, address } = buyer;
  return { name, role: '', email, kind, company, companyNumber, address, options: [], note: '' };
}

/** The signer in the form. */
export const signerOf = ({ options: _options, note: _note, ...signer }: AcceptValues): Signer => signer;

/** Rules that the form breaks: those of signers, and that the note says what the agency relies on. */
export function checkAcceptance(values: AcceptValues, document: QuoteSnapshot): FieldIssue<AcceptField>[] {
  const issues = checkSigner(trimSigner(signerOf(values), document), document).map((issue) => ({
    ...issue,
    field: issue.field.replace('signer.', '') as AcceptField,
  }));
  return values.note.trim() === '' ? [...issues, { field: 'note', rule: 'required' }] : issues;
}

/** The quantities of the chosen options, as the quote proposes them. */
export const choiceOf = ({ lines }: QuoteSnapshot, options: readonly string[]): Record<string, number> =>
  Object.fromEntries(lines.filter(({ id }) => options.includes(id)).map(({ id, quantity }) => [id, quantity]));

/** How the server names the fields of the signer. */
export const sentAs: Record<string, AcceptField> = Object.fromEntries(
  (['name', 'role', 'email', 'kind', 'company', 'companyNumber', 'address'] as const).map((field) => [
    `signer.${field}`,
    field,
  ]),
);
