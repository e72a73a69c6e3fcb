import { isCompanyNumber, normaliseNumber, numberKind } from '../../customers/company-numbers.ts';
import { checkEmail } from '../../contact/email-address.ts';
import type { FieldIssue } from '../../field-issue.ts';
import type { TaxReason } from '../../tax/decide-tax.ts';
import { checkLongest, checkText } from '../../text-length.ts';
import type { QuoteSnapshot } from '../quote-snapshot.ts';
import type { Signer } from './signed-document.ts';
import { signingLimits } from './signing-limits.ts';

/** Shortest texts in characters: those of customers (spec §5), and a street with its number. */
const shortest = { name: 2, address: 5 } as const;

/** A signer as it is kept: without blanks at the ends, the number in its stored form; a private person has no firm. */
export function trimSigner(signer: Signer, { buyer }: QuoteSnapshot): Signer {
  const number = numberKind(buyer.country, 'companyNumber');
  const isFirm = signer.kind === 'business';
  return {
    name: signer.name.trim(),
    role: signer.role.trim(),
    email: signer.email.trim(),
    kind: signer.kind,
    company: isFirm ? signer.company.trim() : '',
    companyNumber: isFirm && number !== null ? normaliseNumber(number, signer.companyNumber) : '',
    address: signer.address.trim(),
  };
}

/** Why tax is left out only because a firm buys: a private person would owe the agency's own. */
const reasonsOfFirms: readonly TaxReason[] = ['reverse-charge', 'outside-eu'];

/**
 * Rules that a trimmed signer breaks, in the order on screen (H5): those of customers, and for a firm its name and number. What is
 * sold without tax to a firm abroad can be signed by a firm only. Fields are paths such as `signer.name`.
 */
export function checkSigner(signer: Signer, { buyer, tax }: QuoteSnapshot): FieldIssue[] {
  const { name, role, email, kind, company, address } = signer;
  const isForFirms = reasonsOfFirms.includes(tax.reason) && kind === 'private';
  return [
    ...checkText('signer.name', name, { minimum: shortest.name, maximum: signingLimits.name, wording: 'name' }),
    ...checkLongest('signer.role', role, signingLimits.name),
    ...checkEmail(email).map((issue): FieldIssue => ({ ...issue, field: 'signer.email' })),
    ...(isForFirms ? [{ field: 'signer.kind', rule: 'business-only' } as const] : []),
    ...(kind === 'business' ? checkText('signer.company', company, { maximum: signingLimits.company }) : []),
    ...(kind === 'business' ? checkNumber(signer, buyer) : []),
    ...checkText('signer.address', address, { minimum: shortest.address, maximum: signingLimits.address }),
  ];
}

function checkNumber({ companyNumber }: Signer, { country }: QuoteSnapshot['buyer']): FieldIssue[] {
  const field = 'signer.companyNumber';
  const kind = numberKind(country, 'companyNumber');
  if (kind === null) return [];
  const issues = checkText(field, companyNumber, { maximum: signingLimits.number });
  return issues.length > 0 || isCompanyNumber(kind, companyNumber) ? issues : [{ field, rule: 'number', kind }];
}
