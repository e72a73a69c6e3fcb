import { formatExactMoney } from '../exact-money.ts';
import { type Language, manifests } from '../languages.ts';
import { type Currency, minorPerMajor } from '../money.ts';
import { czechAccountOf } from './czech-account.ts';
import { danishAccountOf } from './danish-account.ts';
import type { PayeeAccount } from './payee-account.ts';

/** What is typed into a transfer, in this order; how the account is named depends on its country and on who reads. */
export const transferFields = [
  'amount',
  'slip',
  'registration',
  'danishAccount',
  'account',
  'iban',
  'bic',
  'payee',
  'variableSymbol',
  'message',
] as const;
export type TransferField = (typeof transferFields)[number];

/** One of them: as it is read, and as a bank's form takes it. */
export type TransferFact = { field: TransferField; shown: string; copied: string };

/** What is to be transferred, minor units; `slip` is the line of a Danish payment slip, '' without one. */
export type Transfer = {
  amount: number;
  currency: Currency;
  account: PayeeAccount;
  payee: string;
  variableSymbol: string;
  message: string;
  slip: string;
};

/** Country whose accounts readers of a language write in their own way, without the code of the bank. */
const homeOf: Record<Language, string> = { sk: 'SK', cs: 'CZ', da: 'DK', en: '' };

/** The transfer in the words of who pays (H6): Czechs and Danes read account numbers of their own country, everybody else an IBAN. */
export function transferFacts(transfer: Transfer, language: Language): TransferFact[] {
  const { amount, currency, payee, variableSymbol, message, slip } = transfer;
  const facts: TransferFact[] = [
    { field: 'amount', shown: formatExactMoney(amount, currency, language), copied: plainSum(amount, language) },
    plain('slip', slip),
    ...accountFacts(transfer.account, language),
    plain('payee', payee),
    plain('variableSymbol', variableSymbol),
    plain('message', message),
  ];
  return facts.filter(({ shown }) => shown !== '');
}

function accountFacts({ iban, bic }: PayeeAccount, language: Language): TransferFact[] {
  const isHome = iban.startsWith(homeOf[language]) && homeOf[language] !== '';
  const danish = isHome ? danishAccountOf(iban) : null;
  if (danish) return [plain('registration', danish.registration), plain('danishAccount', danish.account)];
  const czech = isHome ? czechAccountOf(iban) : null;
  if (czech) return [plain('account', czech)];
  return [{ field: 'iban', shown: inGroups(iban), copied: iban }, plain('bic', isHome ? '' : bic)];
}

/** An IBAN in groups of four, between which a line may end. */
const inGroups = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

const plain = (field: TransferField, text: string): TransferFact => ({ field, shown: text, copied: text });

/** A sum as a field for numbers takes it: without groups and sign of the currency. */
function plainSum(amount: number, language: Language): string {
  const digits = String(amount % minorPerMajor).padStart(2, '0');
  return `${Math.floor(amount / minorPerMajor)}${manifests[language].decimalSeparator}${digits}`;
}
