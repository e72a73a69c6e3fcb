/** How often a line is paid: once, or every month (domain rules, "Quote"). */
export const recurrences = ['once', 'monthly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** Work or goods; what a package saves; what rounds the total. The last two have a negative price as a rule. */
export const lineKinds = ['item', 'saving', 'rounding'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Taken off a line before tax: basis points of its amount, or minor units of its currency. */
export type LineDiscount = { kind: 'percent'; basisPoints: number } | { kind: 'sum'; amount: number };

/** A line that the customer may choose, and how much of it (thousandths). It is not chosen by default. */
export type LineOption = { minimum: number; maximum: number };

/** One line of a quote as its customer sees it (H1). */
export type QuoteLine = {
  /** Names the line within its quote and all its versions. */
  id: string;
  kind: LineKind;
  name: string;
  description: string;
  /** Thousandths of the unit. */
  quantity: number;
  unit: string;
  /** Minor units for one unit, without tax. */
  unitPrice: number;
  discount: LineDiscount | null;
  /** Basis points. */
  taxRate: number;
  option: LineOption | null;
  recurrence: Recurrence;
};

/** A line as the agency writes it: with its cost for one unit in minor units, which no customer sees. */
export type DraftLine = QuoteLine & { internalCost: number };

/** Thousandths in one unit. */
export const thousandths = 1000;

/** Basis points in a whole. */
export const wholeInBasisPoints = 10_000;

/** Which options are chosen, and how much of each (thousandths), by the line's id. */
export type Choice = Readonly<Record<string, number>>;

/** How much of a line counts (thousandths): all of it, or of an option what was chosen. */
export function chosenQuantity(line: QuoteLine, choice: Choice): number {
  return line.option ? (choice[line.id] ?? 0) : line.quantity;
}

/** The choice that takes every option, in the quantity that the quote proposes. */
export function everyOption(lines: readonly QuoteLine[]): Choice {
  return Object.fromEntries(lines.filter(({ option }) => option).map(({ id, quantity }) => [id, quantity]));
}
