import type { PayeeAccount } from '#domain/payments/payee-account.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { fikReferenceOf } from '#domain/payments/danish-account.ts';
import { type UblElement, amountOf } from './ubl-element.ts';

/** Ways of paying of UNCL 4461 that are used: not defined, credit transfer, to a bank account, SEPA credit transfer, Danish slip (FIK). */
const means = { none: '1', transfer: '30', account: '42', sepa: '58', slip: '93' } as const;

type PaymentAsked = NonNullable<TaxDocument['payment']>;

/** How to pay what is to be paid (BG-16), with the variable symbol as the reference. */
export function paymentMeansOf(document: TaxDocument): UblElement {
  const { payment, payable, seller } = document;
  if (payable <= 0 || !payment?.account) return { 'cbc:PaymentMeansCode': means.none };
  const slip = slipOf(document, payment);
  if (slip) return slip;
  const { code, account, branch } = transferTo(document, payment.account);
  return {
    'cbc:PaymentMeansCode': code,
    'cbc:PaymentID': payment.variableSymbol,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': account,
      'cbc:Name': seller.name,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': branch },
    },
  };
}

/** Within Denmark by the payment slip of type 71 where the agency has a number for it (DK-R-010, DK-R-011); null elsewhere. */
function slipOf({ seller, buyer }: TaxDocument, { account, variableSymbol }: PaymentAsked): UblElement | null {
  const creditor = account?.fikCreditor ?? '';
  const reference = fikReferenceOf({ creditor, reference: variableSymbol });
  if (reference === null || seller.country !== 'DK' || buyer.country !== 'DK') return null;
  return {
    'cbc:PaymentMeansCode': means.slip,
    'cbc:PaymentID': `71#${reference}`,
    'cac:PayeeFinancialAccount': { 'cbc:ID': creditor },
  };
}

type Transfer = { code: string; account: string; branch: string };

/** Within Denmark by registration and account number where the IBAN has them; 30 is not permitted there (DK-R-005). */
function transferTo({ currency, seller, buyer }: TaxDocument, { iban: typed, bic }: PayeeAccount): Transfer {
  const iban = typed.replaceAll(/\s/g, '');
  const isDanish = seller.country === 'DK' && buyer.country === 'DK';
  const danish = isDanish ? danishAccountOf(iban) : null;
  if (danish) return { code: means.account, ...danish };
  return { code: isDanish || currency === 'EUR' ? means.sepa : means.transfer, account: iban, branch: bic };
}

/** Registration and account number in a Danish IBAN, by which Danes pay one another (DK-R-005, DK-R-006); null for another one. */
function danishAccountOf(iban: string): { branch: string; account: string } | null {
  const [, branch, account] = /^DK\d{2}(\d{4})(\d{10})$/.exec(iban) ?? [];
  return branch !== undefined && account !== undefined ? { branch, account } : null;
}

/** Sums of a document (BG-22); what was paid before, by advances without a document of their own, is taken off at the end. */
export function monetaryTotalOf({ totals, payable, currency }: TaxDocument): UblElement {
  const prepaid = totals.gross - payable;
  return {
    'cbc:LineExtensionAmount': amountOf(totals.net, currency),
    'cbc:TaxExclusiveAmount': amountOf(totals.net, currency),
    'cbc:TaxInclusiveAmount': amountOf(totals.gross, currency),
    'cbc:PrepaidAmount': prepaid === 0 ? null : amountOf(prepaid, currency),
    'cbc:PayableAmount': amountOf(payable, currency),
  };
}
