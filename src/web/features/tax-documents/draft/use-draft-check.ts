import { useMemo } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import type { TaxSum } from '#domain/quotes/lines/totals.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import { checkTaxDocument } from '#domain/tax-documents/check-tax-document.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { useIssueText } from '../../../lib/forms/use-issue-text.ts';
import { useCorrected } from '../queries.ts';
import { useQuoteSettings } from '#web/features/quotes/editor/agency-queries.ts';

type Draft = { base: TaxDocumentDetail; content: TaxDocumentContent; isDirty: boolean; today: string };

/** Before the settings are there, as if nothing had been set. */
const unset = firstQuoteSettings();

const nothing: readonly TaxSum[] = [];

/** Something that keeps a draft from being issued, with its sentence. */
export type Missing = { field: string; text: string };

/** Sums, tax and what is missing of a draft as it is written, by the same rules as the server's (H11). */
export function useDraftCheck({ base, content, isDirty, today }: Draft) {
  const { data: stored } = useQuoteSettings();
  const sentenceOf = useIssueText();
  const { data: corrected } = useCorrected(content.corrects?.documentId ?? null);
  const left = corrected?.creditable ?? nothing;
  const live = useMemo(() => {
    const settings = stored ?? unset;
    const day = content.deliveredOn || today;
    // What changes another document is taxed as that one.
    const tax = stored && content.corrects === null ? taxOfDocument(content.buyer, settings, day) : base.tax;
    const isPayer = taxStatusOn(settings.taxStatuses, day) === 'payer';
    const sums = content.kind === 'correction' && corrected ? corrected.totals : null;
    const facts = { today, tax, isPayer, left, corrected: sums, settlement: null, shortfall: 0 };
    const isKnown = stored !== undefined && (content.corrects === null || corrected !== undefined);
    return { tax, found: isKnown ? checkTaxDocument(content, facts) : [] };
  }, [content, stored, today, left, corrected, base.tax]);
  const figures = useMemo(() => documentFigures(content, left), [content, left]);
  const written = live.found.map((issue): Missing => ({ field: issue.field, text: sentenceOf(issue) }));
  // The server knows more: what was paid meanwhile, and what the agency has not told of itself.
  const known = base.missing
    .filter(({ field }) => !written.some((each) => each.field === field) && (!isDirty || !isWritten(field, content)))
    .map(({ field, message }): Missing => ({ field, text: message }));
  return { tax: live.tax, figures, left, issues: [...written, ...known] };
}

/** Whether a field is one that is written in the form. */
function isWritten(field: string, content: TaxDocumentContent): boolean {
  const [first = ''] = field.split('.');
  return first !== 'advances' && first in content;
}
