import { BankFileError } from '#domain/bank-imports/bank-file-fault.ts';
import { cleanSymbol, namedSymbol, symbolOfSlip } from '#domain/bank-imports/symbol-in-text.ts';
import { readDecimal } from '#domain/bank-imports/written-amount.ts';
import { readDay } from '#domain/bank-imports/written-day.ts';
import type { RawEntry } from '../read-bank-file.ts';
import { attributeOf, childrenOf, elementAt, textAt, textOf } from './xml-node.ts';

/** Own account of the statement, and the entry's place in the file, from 1. */
type Place = { account: string; number: number };

/**
 * Movements of one entry: none where it is not booked, or is a debit taken back; several where it sums up transactions with amounts
 * of their own that add up to it.
 */
export function readEntry(entry: unknown, place: Place): RawEntry[] {
  if (textAt(entry, 'Sts/Cd', 'Sts') !== 'BOOK') return [];
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT';
  // A debit that was taken back is no payment; a credit that was taken back has left the account again.
  if (isCredit && textAt(entry, 'RvslInd') === 'true') return [];
  const whole = { ...amountOf(elementAt(entry, 'Amt'), place), isCredit };
  const bookedOn = dayOf(entry, place);
  const details = childrenOf(entry, 'NtryDtls').flatMap((each) => childrenOf(each, 'TxDtls'));
  const parts = details.map((detail) => ({ detail, part: partOf(detail, whole) }));
  const sum = parts.reduce((total, { part }) => total + (part ? signed(part) : Number.NaN), 0);
  const isSplit = parts.length > 1 && sum === signed(whole);
  const shared = { bookedOn, account: place.account, entry };
  if (!isSplit) return [movementOf({ ...shared, details, sum: whole, reference: referenceOf(entry, details) })];
  return parts.map(({ detail, part }, index) =>
    movementOf({
      ...shared,
      details: [detail],
      sum: part ?? whole,
      reference: textAt(detail, 'Refs/AcctSvcrRef') || numbered(textAt(entry, 'AcctSvcrRef'), index + 1),
    }),
  );
}

type Sum = { amount: number; currency: string; isCredit: boolean };

const signed = ({ amount, isCredit }: Sum): number => (isCredit || amount === 0 ? amount : -amount);

const numbered = (reference: string, number: number): string => (reference === '' ? '' : `${reference}/${number}`);

const referenceOf = (entry: unknown, details: readonly unknown[]): string =>
  textAt(entry, 'AcctSvcrRef') || (details.length === 1 ? textAt(details[0], 'Refs/AcctSvcrRef') : '');

function amountOf(element: unknown, { number }: Place): { amount: number; currency: string } {
  const amount = readDecimal(textOf(element));
  if (amount === null) throw new BankFileError('amount', { entry: number });
  const currency = attributeOf(element, 'Ccy');
  if (!/^[A-Z]{3}$/.test(currency)) throw new BankFileError('currency', { entry: number });
  return { amount, currency };
}

/** What a transaction is of its entry's sum; null where it does not say so in the same currency. */
function partOf(detail: unknown, whole: Sum): Sum | null {
  const element = elementAt(detail, 'Amt') ?? elementAt(detail, 'AmtDtls/TxAmt/Amt');
  const amount = readDecimal(textOf(element));
  if (amount === null || attributeOf(element, 'Ccy') !== whole.currency) return null;
  const direction = textAt(detail, 'CdtDbtInd');
  return { amount, currency: whole.currency, isCredit: direction === '' ? whole.isCredit : direction === 'CRDT' };
}

function dayOf(entry: unknown, { number }: Place): string {
  const day = readDay(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (!day) throw new BankFileError('day', { entry: number });
  return day;
}

type Movement = {
  entry: unknown;
  details: readonly unknown[];
  bookedOn: string;
  account: string;
  sum: Sum;
  reference: string;
};

function movementOf({ entry, details, bookedOn, account, sum, reference }: Movement): RawEntry {
  const [detail] = details;
  const party = sum.isCredit ? 'Dbtr' : 'Cdtr';
  const message = details.map(messageOf).filter((text) => text !== '');
  const own = message.join(' ') || textAt(entry, 'AddtlNtryInf');
  return {
    reference,
    bookedOn,
    amount: signed(sum),
    currency: sum.currency,
    account,
    counterAccount: textAt(detail, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`),
    counterName: textAt(detail, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`, `RltdPties/Ultmt${party}/Nm`),
    variableSymbol: details.length === 1 ? symbolOf(detail, own) : '',
    message: own,
  };
}

/** What the payer wrote: in words, else the structured reference. */
function messageOf(detail: unknown): string {
  const information = elementAt(detail, 'RmtInf');
  const words = childrenOf(information, 'Ustrd').map(textOf);
  const structured = childrenOf(information, 'Strd').flatMap((each) => [
    textAt(each, 'CdtrRefInf/Ref'),
    ...childrenOf(each, 'AddtlRmtInf').map(textOf),
  ]);
  const told = [...words, ...structured].filter((text) => text !== '');
  return told.join(' ') || textAt(detail, 'AddtlTxInf');
}

/** Slovak banks write the symbol into the payment's id, Czech ones into its structured reference, others leave it in the words. */
function symbolOf(detail: unknown, message: string): string {
  const id = textAt(detail, 'Refs/EndToEndId');
  const references = childrenOf(elementAt(detail, 'RmtInf'), 'Strd').map((each) => textAt(each, 'CdtrRefInf/Ref'));
  const named = [id, ...references, message].map(namedSymbol).find((symbol) => symbol !== '');
  if (named !== undefined) return named;
  const slip = [...references, id].map(symbolOfSlip).find((symbol) => symbol !== '');
  if (slip !== undefined) return slip;
  // A reference of digits alone is what the payer was asked to write.
  return (
    [...references, id].map((text) => (text.length <= 10 ? cleanSymbol(text) : '')).find((each) => each !== '') ?? ''
  );
}
