import { useMemo } from 'react';
import { checkQuote } from '#domain/quotes/content/check-quote.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { missingAgencyFacts } from '#domain/settings/missing-agency-facts.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { taxOf } from '#domain/tax/tax-of-quote.ts';
import { useAgencyFacts, useQuoteSettings } from './agency-queries.ts';

/** Before the settings are there, as if nothing had been set. */
const unset = firstQuoteSettings();

/** What keeps a draft from being sent on a day, in the quote and among the agency's facts, and how it is taxed (H1, spec §5). */
export function useCheck(content: QuoteContent, today: string) {
  const { data: stored } = useQuoteSettings();
  const { data: facts } = useAgencyFacts();
  return useMemo(() => {
    const settings = stored ?? unset;
    const { currency } = content;
    return {
      settings,
      tax: taxOf(content, settings, today),
      issues: stored ? checkQuote(content, { settings, today }) : [],
      needs: stored && facts ? missingAgencyFacts(facts, { settings, currency, day: today }) : [],
      /** Whether all is known that the check needs. */
      isKnown: stored !== undefined && facts !== undefined,
    };
  }, [content, stored, facts, today]);
}
