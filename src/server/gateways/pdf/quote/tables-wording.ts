import type { DocumentWords, LineWords, TotalWords } from '#domain/quotes/document-words.ts';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Pair } from '../pair-list.ts';

/** Sums under a table: rows that lead to them, then what is paid. */
export type TotalBlock = { rows: Pair[]; sums: Pair[] };

/** A line as it stands in its table; `note` is said beside its description. */
export type TableLine = Omit<LineWords, 'id' | 'kind' | 'range' | 'isMonthly'> & { note: string };

/** A table of lines with its heading and what they make. */
export type LineTable = { heading: string; lead: string | null; lines: readonly TableLine[]; totals: TotalBlock };

/** Heads of the columns; null for a column that the document does not need. */
export type ColumnWords = Record<'name' | 'amount', string> &
  Record<'quantity' | 'unitPrice' | 'discount' | 'taxRate', string | null>;

/** Makes the heads of a quote's columns. */
export function wordColumns({ isTaxed, hasDiscounts }: DocumentWords, t: GetText): ColumnWords {
  return {
    name: t('quoteDocument:lines.columns.name'),
    quantity: t('quoteDocument:lines.columns.quantity'),
    unitPrice: t('quoteDocument:lines.columns.unitPrice'),
    discount: hasDiscounts ? t('quoteDocument:lines.columns.discount') : null,
    taxRate: isTaxed ? t('quoteDocument:lines.columns.taxRate') : null,
    amount: t(isTaxed ? 'quoteDocument:lines.columns.net' : 'quoteDocument:lines.columns.amount'),
  };
}
/** What is said of an option under its description. */
function wordOptionNote({ range, isMonthly }: LineWords, t: GetText): string {
  const parts = [range && t('quoteDocument:lines.range', range), isMonthly && t('quoteDocument:lines.perMonth')];
  return parts.filter((part) => part !== null && part !== false).join(' · ');
}

/** Makes the texts of all tables: what is paid once, what every month, and what can be chosen or was not. */
export function wordTables(words: DocumentWords, agreed: SignedDocument | null, t: GetText): LineTable[] {
  const { once, monthly, isTaxed } = words;
  const table = (key: 'once' | 'monthly', lines: readonly LineWords[], totals: TotalBlock): LineTable => ({
    heading: t(`quoteDocument:lines.${key}`),
    lead: null,
    lines: lines.map((line) => ({ ...line, note: agreed?.choice[line.id] ? t('signedDocument:chosen') : '' })),
    totals,
  });
  const asked = { t, isTaxed };
  return [
    ...(once ? [table('once', once.lines, wordTotals(once.totals, { ...asked, suffix: '' }))] : []),
    ...(monthly ? [table('monthly', monthly.lines, wordTotals(monthly.totals, { ...asked, suffix: 'Monthly' }))] : []),
    ...wordOptions(words, agreed, t),
  ];
}

/** What can be chosen, with what all of it comes to; once it was chosen, what was left. */
function wordOptions({ options }: DocumentWords, agreed: SignedDocument | null, t: GetText): LineTable[] {
  if (!options) return [];
  const lines = options.lines.map((line) => ({ ...line, note: wordOptionNote(line, t) }));
  if (agreed) {
    const [heading, lead] = [t('signedDocument:notChosen'), t('signedDocument:notChosenLead')];
    return [{ heading, lead, lines, totals: { rows: [], sums: [] } }];
  }
  const lead = t('quoteDocument:lines.optionsLead');
  return [{ heading: t('quoteDocument:lines.options'), lead, lines, totals: wordOptionTotals(options, t) }];
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
