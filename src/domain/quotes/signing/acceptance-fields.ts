import type { SignatureMark, Signer } from './signed-document.ts';
import { readStrokes } from './strokes.ts';

/** Fields of the signing form, as a browser sends them, in the order of the page. */
export const signFields = [
  'kind',
  'name',
  'email',
  'company',
  'companyNumber',
  'role',
  'address',
  'acceptsTerms',
  'wantsExpressStart',
  'mark',
  'signature',
  'strokes',
  'code',
] as const;
export type SignField = (typeof signFields)[number];
export type SignValues = Record<SignField, string>;

/** What somebody signs with, beside the document and the choice. */
export type AcceptanceFields = {
  signer: Signer;
  signature: Exclude<SignatureMark, { kind: 'on-behalf' }>;
  acceptsTerms: boolean;
  wantsExpressStart: boolean;
  code: string;
};

/** Reads a signing form (H5): a private person signs for no firm, and only a private person asks for an early start. */
export function readAcceptance(values: SignValues): AcceptanceFields {
  const { name, email, address, mark, signature, strokes, code } = values;
  const isPrivate = values.kind === 'private';
  const firm = isPrivate
    ? { role: '', company: '', companyNumber: '' }
    : { role: values.role, company: values.company, companyNumber: values.companyNumber };
  return {
    signer: { name, email, address, kind: isPrivate ? 'private' : 'business', ...firm },
    signature: mark === 'drawn' ? { kind: 'drawn', strokes: readStrokes(strokes) } : { kind: 'typed', text: signature },
    acceptsTerms: values.acceptsTerms === 'yes',
    wantsExpressStart: isPrivate && values.wantsExpressStart === 'yes',
    code,
  };
}
