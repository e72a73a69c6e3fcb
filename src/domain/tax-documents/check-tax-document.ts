import type { FieldIssue } from '../field-issue.ts';
import { checkLine } from '../quotes/lines/check-line.ts';
import type { TaxSum, Totals } from '../quotes/lines/totals.ts';
import { quoteLimits } from '../quotes/content/quote-content.ts';
import { homeCurrency } from '../settings/quote-settings.ts';
import type { TaxDecision } from '../tax/decide-tax.ts';
import { checkText } from '../text-length.ts';
import { checkDocumentBuyer } from './check-document-buyer.ts';
import { isBeyond } from './creditable.ts';
import { asQuoteLine, documentFigures } from './document-figures.ts';
import type { Settlement } from './settlement.ts';
import { needsAdvanceDocument } from './tax-of-document.ts';
import type { TaxDocumentContent } from './tax-document.ts';

/** What a draft is checked against on a day (`YYYY-MM-DD`). */
export type DocumentFacts = {
  today: string;
  /** How it is taxed; of a credit note and a correction as the document that they change was. */
  tax: TaxDecision;
  isPayer: boolean;
  /** What a credit note can still give back; the sums that a correction must not change. */
  left: readonly TaxSum[];
  corrected: Totals | null;
  /** What was paid before for the quote of a final invoice; null for other documents. */
  settlement: Settlement | null;
  /** How much less is held for that quote than its advance documents say. */
  shortfall: number;
};

/**
 * Returns what keeps a document from being issued, in the order on screen (H11; SK §74, CZ §29, DK momsbekendtgørelsen §58, and what
 * EN 16931 asks of both parties). Fields are paths such as `buyer.city`, `lines`, `lines.<id>.taxRate`, `dueOn`.
 */
export function checkTaxDocument(content: TaxDocumentContent, facts: DocumentFacts): FieldIssue[] {
  return [
    ...checkDocumentBuyer(content.buyer, facts.tax),
    ...checkText('title', content.title, { maximum: quoteLimits.title }),
    ...checkDays(content, facts),
    ...checkLines(content, facts),
    ...checkSums(content, facts),
    ...checkRate(content, facts),
    ...checkCorrects(content),
  ];
}

function checkDays({ kind, deliveredOn, dueOn, ...sums }: TaxDocumentContent, { today }: DocumentFacts): FieldIssue[] {
  const asksForMoney = kind === 'invoice' && documentFigures({ kind, ...sums }).payable > 0;
  const isAhead = kind !== 'invoice' && deliveredOn > today;
  const isUntilSet = asksForMoney && dueOn !== '';
  return [
    ...issueIf(deliveredOn === '', { field: 'deliveredOn', rule: 'required' }),
    ...issueIf(isAhead, { field: 'deliveredOn', rule: 'delivery-ahead' }),
    ...issueIf(asksForMoney && dueOn === '', { field: 'dueOn', rule: 'required' }),
    ...issueIf(isUntilSet && dueOn < today, { field: 'dueOn', rule: 'day-over' }),
  ];
}

function checkLines({ kind, lines }: TaxDocumentContent, { tax, isPayer }: DocumentFacts): FieldIssue[] {
  const isRefused =
    kind === 'advance_tax' && !(isPayer && (needsAdvanceDocument(tax) || tax.reason === 'reverse-charge'));
  if (isRefused) return [{ field: 'lines', rule: 'no-advance-document' }];
  if (lines.length === 0) return [{ field: 'lines', rule: 'no-line' }];
  return lines.flatMap((line) => checkLine({ ...asQuoteLine(line), internalCost: 0 }, tax.rates));
}

function checkSums(content: TaxDocumentContent, facts: DocumentFacts): FieldIssue[] {
  const { totals, lineTotals, payable } = documentFigures(content, facts.left);
  const isNegative = [totals.gross, payable, lineTotals.gross].some((sum) => sum < 0);
  const isTooLarge = content.kind === 'credit_note' && isBeyond(lineTotals.taxes, facts.left);
  const isOther = facts.corrected !== null && JSON.stringify(facts.corrected) !== JSON.stringify(totals);
  const isOverdrawn = facts.shortfall > 0;
  const isStale = facts.settlement !== null && !isSettledAs(content, facts.settlement);
  return [
    ...issueIf(isNegative, { field: 'lines', rule: 'negative-total' }),
    ...issueIf(isTooLarge, { field: 'lines', rule: 'credit-too-large' }),
    ...issueIf(isOther, { field: 'lines', rule: 'correction-of-sums' }),
    ...issueIf(isOverdrawn, { field: 'advances', rule: 'advance-given-back' }),
    ...issueIf(isStale && !isOverdrawn, { field: 'advances', rule: 'payments-changed' }),
  ];
}

const issueIf = (isBroken: boolean, issue: FieldIssue): FieldIssue[] => (isBroken ? [issue] : []);

/** Whether a draft takes off what was paid by now, no more and no less. */
const isSettledAs = ({ advances, prepaid }: TaxDocumentContent, settlement: Settlement): boolean =>
  prepaid === settlement.prepaid &&
  JSON.stringify(advances.map(keyOf)) === JSON.stringify(settlement.advances.map(keyOf));

const keyOf = ({ documentId, rate, net, tax }: TaxDocumentContent['advances'][number]) => [documentId, rate, net, tax];

/** Who pays tax at home states it in the home currency as well, and by which rate. */
function checkRate({ currency, exchangeRate }: TaxDocumentContent, { isPayer, today }: DocumentFacts): FieldIssue[] {
  if (currency === homeCurrency() || !isPayer) return [];
  const isComplete = exchangeRate !== null && exchangeRate.source.trim() !== '' && exchangeRate.day !== '';
  if (!isComplete) return [{ field: 'exchangeRate', rule: 'exchange-rate-missing' }];
  return exchangeRate.day > today ? [{ field: 'exchangeRate', rule: 'day-ahead' }] : [];
}

function checkCorrects({ corrects }: TaxDocumentContent): FieldIssue[] {
  return corrects === null ? [] : checkText('corrects.reason', corrects.reason, { maximum: quoteLimits.reason });
}
