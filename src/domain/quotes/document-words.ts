import { writeDay } from '../days.ts';
import { formatExactMoney, formatQuantity, formatRate, writeDecimal } from '../exact-money.ts';
import { type DocumentLine, groupLines } from './lines/document-lines.ts';
import type { DueEvent } from './payment-plan.ts';
import type { LineKind } from './lines/quote-line.ts';
import type { QuoteSnapshot, SnapshotPart } from './quote-snapshot.ts';
import type { Totals } from './lines/totals.ts';

/** A line with its figures as they are read; '' where there is nothing to say. */
export type LineWords = {
  id: string;
  /** Counted through the whole document. */
  position: string;
  kind: LineKind;
  name: string;
  description: string;
  /** With its unit. */
  quantity: string;
  unitPrice: string;
  discount: string;
  taxRate: string;
  /** Without tax; of an option in the quantity that is proposed. */
  amount: string;
  /** Of an option: the least and the most that can be chosen, where they differ. */
  range: { minimum: string; maximum: string } | null;
  isMonthly: boolean;
};

/** Sums as they are read; tax for each rate, from the highest down. */
export type TotalWords = { net: string; taxes: { rate: string; net: string; tax: string }[]; gross: string };

/** Lines that belong together, and what they make; null where there are none. */
type LineGroup = { lines: LineWords[]; totals: TotalWords } | null;

export type PlanWords = { share: string; due: DueEvent; milestone: string; amount: string };

/**
 * All figures and days of a document as its customer reads them, in its language and its order (H1, H3). Page and PDF add labels
 * and nothing else, so that they cannot differ.
 */
export type DocumentWords = {
  issuedOn: string;
  validUntil: string;
  startDate: string;
  deliveryDate: string;
  /** Whether tax is shown at all: without it, sums have neither rates nor "without tax". */
  isTaxed: boolean;
  hasDiscounts: boolean;
  once: LineGroup;
  monthly: LineGroup;
  /** Sums with every option, of those kinds of lines in which there are options. */
  options: { lines: LineWords[]; once: string | null; monthly: string | null } | null;
  /** What one unit of the home currency was worth, such as `1 EUR` and `25,21 CZK`. */
  exchangeRate: { home: string; price: string; source: string; day: string } | null;
  /** Empty where nothing is paid once. */
  plan: PlanWords[];
};

/** Writes the figures of a document; takes them from nowhere else. */
export function wordDocument(document: QuoteSnapshot): DocumentWords {
  const { language, totals, totalsWithOptions, lines } = document;
  const groups = groupLines(lines);
  const group = (own: readonly DocumentLine[], sums: Totals): LineGroup =>
    own.length === 0
      ? null
      : { lines: own.map((line) => wordLine(line, document)), totals: wordTotals(sums, document) };
  return {
    issuedOn: writeDay(document.issuedOn, language),
    validUntil: writeDay(document.validUntil, language),
    startDate: writeDay(document.startDate, language),
    deliveryDate: writeDay(document.deliveryDate, language),
    isTaxed: [...document.tax.rates, ...lines.map(({ taxRate }) => taxRate)].some((rate) => rate > 0),
    hasDiscounts: lines.some(({ discount }) => discount !== null),
    once: group(groups.once, totals.once),
    monthly: group(groups.monthly, totals.monthly),
    options: wordOptions(groups.options, document, totalsWithOptions),
    exchangeRate: wordExchangeRate(document),
    plan: totals.once.gross === 0 ? [] : document.paymentPlan.map((part) => wordPart(part, document)),
  };
}

type Form = Pick<QuoteSnapshot, 'currency' | 'language'>;

const wordPart = ({ share, due, milestone, amount }: SnapshotPart, { currency, language }: Form): PlanWords => ({
  share: formatRate(share, language),
  due,
  milestone,
  amount: formatExactMoney(amount, currency, language),
});

/** Writes the figures of one line. */
export function wordLine({ line, position, amount }: DocumentLine, { currency, language }: Form): LineWords {
  const { id, kind, name, description, discount, option, recurrence } = line;
  const measure = (quantity: number) => `${formatQuantity(quantity, language)}${line.unit && `\u00A0${line.unit}`}`;
  const hasRange = option !== null && option.minimum !== option.maximum;
  return {
    id,
    position: String(position),
    kind,
    name,
    description,
    quantity: measure(line.quantity),
    unitPrice: formatExactMoney(line.unitPrice, currency, language),
    discount:
      discount === null
        ? ''
        : discount.kind === 'percent'
          ? formatRate(discount.basisPoints, language)
          : formatExactMoney(discount.amount, currency, language),
    taxRate: formatRate(line.taxRate, language),
    amount: formatExactMoney(amount, currency, language),
    range: hasRange ? { minimum: measure(option.minimum), maximum: measure(option.maximum) } : null,
    isMonthly: recurrence === 'monthly',
  };
}

/** Writes sums in the form of a document. */
export function wordTotals({ net, taxes, gross }: Totals, { currency, language }: Form): TotalWords {
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  return {
    net: money(net),
    taxes: taxes.map((each) => ({
      rate: formatRate(each.rate, language),
      net: money(each.net),
      tax: money(each.tax),
    })),
    gross: money(gross),
  };
}

function wordOptions(
  options: readonly DocumentLine[],
  document: QuoteSnapshot,
  { once, monthly }: QuoteSnapshot['totals'],
): DocumentWords['options'] {
  if (options.length === 0) return null;
  const sum = (isMonthly: boolean, { gross }: Totals) =>
    options.some(({ line }) => (line.recurrence === 'monthly') === isMonthly)
      ? formatExactMoney(gross, document.currency, document.language)
      : null;
  return {
    lines: options.map((line) => wordLine(line, document)),
    once: sum(false, once),
    monthly: sum(true, monthly),
  };
}

/** Currency of the seller's books by the country where it is established. */
const currencyAt: Readonly<Record<string, string>> = { SK: 'EUR', CZ: 'CZK', DK: 'DKK' };

type Rated = Pick<QuoteSnapshot, 'exchangeRate' | 'currency' | 'language'> & { seller: { country: string } };

/** What one unit of the seller's currency was worth; null without a rate. */
export function wordExchangeRate({ exchangeRate, seller, currency, language }: Rated): DocumentWords['exchangeRate'] {
  if (!exchangeRate) return null;
  const { millionths, source, day } = exchangeRate;
  return {
    home: `1\u00A0${currencyAt[seller.country] ?? 'EUR'}`,
    price: `${writeDecimal(millionths, { language, decimals: 6 })}\u00A0${currency}`,
    source,
    day: writeDay(day, language),
  };
}
