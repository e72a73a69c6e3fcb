import type { FieldIssue } from '#domain/field-issue.ts';
import { missingAgencyFacts } from '#domain/settings/missing-agency-facts.ts';
import { type DocumentFacts, checkTaxDocument } from '#domain/tax-documents/check-tax-document.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { Services } from '#server/services.ts';

/** What keeps a draft from being issued: of itself by its path, of the agency's settings as `agency.<what is missing>` (H11). */
export function missingForIssue(
  services: Pick<Services, 'agency' | 'quoteSettings'>,
  content: TaxDocumentContent,
  facts: DocumentFacts,
): FieldIssue[] {
  const { settings } = services.quoteSettings.current();
  const needs = missingAgencyFacts(services.agency.current().facts, {
    settings,
    currency: content.currency,
    day: content.deliveredOn || facts.today,
  });
  return [
    ...checkTaxDocument(content, facts),
    ...needs.map((need): FieldIssue => ({ field: `agency.${need}`, rule: 'required' })),
  ];
}
