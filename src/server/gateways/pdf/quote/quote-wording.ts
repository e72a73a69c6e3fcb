import { type PartyWords, groupIban, wordParties } from '#domain/quotes/document-parties.ts';
import { type DocumentWords, type LineWords, type TotalWords, wordDocument } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { GetText } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import type { DocumentLook } from '../look.ts';
import type { Pair } from '../pair-list.ts';

/** Data of a quote's PDF, which can be sent to another process: the frozen document and where it stands. */
export type QuoteDocument = {
  snapshot: QuoteSnapshot;
  status: QuoteStatus;
  /** Missing for the product's own look. */
  look?: DocumentLook;
};

/** Statuses in which nobody may take the document for a valid offer. */
const marked = ['draft', 'superseded', 'expired', 'withdrawn', 'voided'] as const satisfies readonly QuoteStatus[];

/** All texts of the document in its language; the layout adds none. */
export type QuoteWords = ReturnType<typeof wordQuote>;

/** Sums under a table: rows that lead to them, then what is paid. */
export type TotalBlock = { rows: Pair[]; sums: Pair[] };

/** A line as it stands in its table; `note` is said beside its description. */
export type TableLine = LineWords & { note: string };

/** A table of lines with its heading and what they make. */
export type LineTable = { heading: string; lead: string | null; lines: readonly TableLine[]; totals: TotalBlock };

/** Makes the texts of a quote (H3) from the frozen document alone. */
export function wordQuote({ snapshot, status }: QuoteDocument) {
  const t = textsOf(snapshot.language);
  const words = wordDocument(snapshot);
  const number = snapshot.number === '' ? t('quoteDocument:noNumber') : snapshot.number;
  const { seller } = snapshot;
  return {
    title: t('quoteDocument:title'),
    subject: wordSubject(snapshot, t),
    subtitle: snapshot.title,
    brand: seller.name,
    tagline: t('common:brand.tagline'),
    marks: wordMarks(snapshot, words, t),
    state: wordState(status, words, t),
    price: wordPrice(words, t),
    parties: wordBothParties(snapshot, t),
    texts: {
      description: { heading: t('quoteDocument:covers'), text: snapshot.description },
      closing: { heading: t('quoteDocument:more'), text: snapshot.closing },
      paymentTerms: { heading: t('quoteDocument:paymentTerms'), text: snapshot.paymentTerms },
      terms: { heading: t('quoteDocument:terms'), text: snapshot.terms },
    },
    columns: wordColumns(words, t),
    tables: wordTables(words, t),
    notes: [
      t(`quoteDocument:tax.${snapshot.tax.reason}`),
      ...(words.exchangeRate ? [t('quoteDocument:exchangeRate', words.exchangeRate)] : []),
    ],
    plan: wordPlan(snapshot, words, t),
    dates: wordDates(words, t),
    questions: { heading: t('quoteDocument:questions.title'), text: t('quoteDocument:questions.text') },
    number: snapshot.number === '' ? number : t('quoteDocument:number', { number }),
    companyNumber: seller.companyNumber && t('quoteDocument:parties.companyNumber', { number: seller.companyNumber }),
    contact: {
      name: seller.name,
      developer: seller.developer,
      address: { street: seller.street, postalCode: seller.postalCode, city: seller.city },
      phone: seller.phone,
      mailbox: seller.email,
    },
    pageOf: (page: number, pages: number) => t('quoteDocument:page', { page, pages }),
  };
}

/** Title of the file. */
function wordSubject({ number, title }: QuoteSnapshot, t: GetText): string {
  return number === '' ? `${t('quoteDocument:title')}: ${title}` : t('quoteDocument:subject', { number, title });
}

function wordMarks({ number, version }: QuoteSnapshot, words: DocumentWords, t: GetText): string[] {
  return [
    number === '' ? t('quoteDocument:noNumber') : t('quoteDocument:number', { number }),
    ...(version > 1 ? [t('quoteDocument:version', { version })] : []),
    t('quoteDocument:issued', { date: words.issuedOn }),
    ...(words.validUntil === '' ? [] : [t('quoteDocument:validUntil', { date: words.validUntil })]),
  ];
}

function wordState(status: QuoteStatus, { validUntil }: DocumentWords, t: GetText) {
  const found = marked.find((each) => each === status);
  return found
    ? { mark: t(`quoteDocument:marks.${found}`), notice: t(`quoteDocument:notices.${found}`, { date: validUntil }) }
    : null;
}

/** What stands in the head: what is paid once, else every month; nothing where all lines are options. */
function wordPrice({ once, monthly, isTaxed }: DocumentWords, t: GetText): { sum: string; label: string } | null {
  if (!once) {
    const label = t(isTaxed ? 'quoteDocument:totals.grossMonthly' : 'quoteDocument:totals.totalMonthly');
    return monthly && { sum: monthly.totals.gross, label };
  }
  const label = t(isTaxed ? 'quoteDocument:totals.gross' : 'quoteDocument:totals.total');
  const more = monthly ? [t('quoteDocument:totals.plusMonthly', { price: monthly.totals.gross })] : [];
  return { sum: once.totals.gross, label: [label, ...more].join(', ') };
}

function wordBothParties(snapshot: QuoteSnapshot, t: GetText) {
  const { seller, buyer } = wordParties(snapshot);
  const lay = (heading: string, party: PartyWords) => ({
    heading,
    name: party.name,
    lines: [...party.lines, wordNumbers(party, t), party.register].filter((line) => line !== ''),
  });
  return [lay(t('quoteDocument:parties.seller'), seller), lay(t('quoteDocument:parties.buyer'), buyer)];
}

/** Numbers of a party on one line, which breaks between them. */
const wordNumbers = ({ numbers }: PartyWords, t: GetText): string =>
  numbers
    .map(({ kind, number }) => t(`quoteDocument:parties.${kind}`, { number }).replaceAll(' ', '\u00A0'))
    .join(' · ');

/** Heads of the columns; null for a column that the document does not need. */
function wordColumns({ isTaxed, hasDiscounts }: DocumentWords, t: GetText) {
  return {
    name: t('quoteDocument:lines.columns.name'),
    quantity: t('quoteDocument:lines.columns.quantity'),
    unitPrice: t('quoteDocument:lines.columns.unitPrice'),
    discount: hasDiscounts ? t('quoteDocument:lines.columns.discount') : null,
    taxRate: isTaxed ? t('quoteDocument:lines.columns.taxRate') : null,
    amount: t(isTaxed ? 'quoteDocument:lines.columns.net' : 'quoteDocument:lines.columns.amount'),
  };
}
export type ColumnWords = ReturnType<typeof wordColumns>;

/** What is said of an option under its description. */
function wordOptionNote({ range, isMonthly }: LineWords, t: GetText): string {
  const parts = [range && t('quoteDocument:lines.range', range), isMonthly && t('quoteDocument:lines.perMonth')];
  return parts.filter((part) => part !== null && part !== false).join(' · ');
}

function wordTables({ once, monthly, options, isTaxed }: DocumentWords, t: GetText): LineTable[] {
  const table = (key: 'once' | 'monthly' | 'options', lines: readonly LineWords[], totals: TotalBlock): LineTable => ({
    heading: t(`quoteDocument:lines.${key}`),
    lead: key === 'options' ? t('quoteDocument:lines.optionsLead') : null,
    lines: lines.map((line) => ({ ...line, note: key === 'options' ? wordOptionNote(line, t) : '' })),
    totals,
  });
  const asked = { t, isTaxed };
  return [
    ...(once ? [table('once', once.lines, wordTotals(once.totals, { ...asked, suffix: '' }))] : []),
    ...(monthly ? [table('monthly', monthly.lines, wordTotals(monthly.totals, { ...asked, suffix: 'Monthly' }))] : []),
    ...(options ? [table('options', options.lines, wordOptionTotals(options, t))] : []),
  ];
}

type TotalForm = { t: GetText; isTaxed: boolean; suffix: '' | 'Monthly' };

function wordTotals({ net, taxes, gross }: TotalWords, { t, isTaxed, suffix }: TotalForm): TotalBlock {
  if (!isTaxed) return { rows: [], sums: [{ label: t(`quoteDocument:totals.total${suffix}`), text: gross }] };
  return {
    rows: [
      { label: t(`quoteDocument:totals.net${suffix}`), text: net },
      ...taxes.map((each) => ({ label: t('quoteDocument:totals.tax', each), text: each.tax })),
    ],
    sums: [{ label: t(`quoteDocument:totals.gross${suffix}`), text: gross }],
  };
}

function wordOptionTotals({ once, monthly }: NonNullable<DocumentWords['options']>, t: GetText): TotalBlock {
  return {
    rows: [
      ...(once === null ? [] : [{ label: t('quoteDocument:totals.withOptions'), text: once }]),
      ...(monthly === null ? [] : [{ label: t('quoteDocument:totals.withOptionsMonthly'), text: monthly }]),
    ],
    sums: [],
  };
}

function wordPlan({ seller }: QuoteSnapshot, { plan, monthly }: DocumentWords, t: GetText) {
  const parts = plan.map((part) => ({ label: t(`quoteDocument:plan.${part.due}`, part), text: part.amount }));
  const { bankAccount } = seller;
  const account = bankAccount && {
    label: t('quoteDocument:plan.account'),
    text: [groupIban(bankAccount.iban), bankAccount.bic].join(' ').trim(),
  };
  return {
    heading: t('quoteDocument:plan.title'),
    pairs: [...parts, ...(account ? [account] : [])],
    note: monthly ? t('quoteDocument:plan.monthly') : null,
  };
}

function wordDates({ startDate, deliveryDate }: DocumentWords, t: GetText): { heading: string; pairs: Pair[] } {
  const pairs = [
    { label: t('quoteDocument:dates.start'), text: startDate },
    { label: t('quoteDocument:dates.delivery'), text: deliveryDate },
  ];
  return { heading: t('quoteDocument:dates.title'), pairs: pairs.filter(({ text }) => text !== '') };
}
