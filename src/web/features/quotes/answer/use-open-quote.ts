import { useState } from 'react';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import type { Choice } from '#domain/quotes/lines/quote-line.ts';
import { askableStatuses, openStatuses } from '#domain/quotes/quote-status.ts';
import { choiceEntries, choiceOf } from '#domain/quotes/signing/choice-fields.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import { matchOfQuoteKey } from '#domain/quotes/signing/quote-page-match.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../../lib/navigation.ts';

/** What the page of a quote shows beside the document; the address says it, with scripts and without. */
type Asked = { step?: 'sign'; ask?: string; choice?: Choice };

/** A quote on the page where its customer reads and answers it (H5). */
export type OpenQuote = {
  quote: PrivateQuote;
  /** What opens it: token of a link, `portal-<id>` or `office-<id>`. */
  quoteKey: string;
  /** The document with the options that are chosen now, or were when it was signed. */
  signed: SignedDocument;
  isSigning: boolean;
  /** Line whose question is being written; '' for none. */
  ask: string;
  /** It waits for an answer, whoever looks. */
  isOpen: boolean;
  /** Who looks may answer now: never the office, nor a colleague who only reads. */
  canAnswer: boolean;
  /** The quote can be asked about; who may not answer sees the form and cannot use it. */
  isAskable: boolean;
  /** Shows the quote as an answer has left it. */
  change: (quote: PrivateQuote) => void;
  /** Query of this page for another step, question or choice; `?` for none. */
  queryOf: (asked?: Asked) => string;
  /** Address of the PDF with the choice, the sealed one once it is signed. */
  pdf: string;
  /** Address that forms without scripts are sent to. */
  actionOf: (asked?: Asked) => string;
};

/** State of the page: the quote as the last answer has left it, and what the address chooses. */
export function useOpenQuote(start: PrivateQuote, quoteKey: string): OpenQuote {
  const [quote, change] = useState(start);
  const query = useQuery();
  const { document, status, mayAnswer } = quote;
  const { lines, language } = document;
  const { screen, parameters } = matchOfQuoteKey(quoteKey);
  const read = (name: string) => query.get(name);
  const signed = signedDocumentOf(document, quote.signed ? quote.signed.choice : choiceOf(lines, { language, read }));
  const isOpen = openStatuses.includes(status);
  const canAnswer = isOpen && mayAnswer;

  function queryOf({ step, ask, choice = signed.choice }: Asked = {}): string {
    const entries = choiceEntries(lines, choice);
    if (step) entries.unshift(['step', step]);
    if (ask) entries.unshift(['ask', ask]);
    return `?${new URLSearchParams(entries)}`;
  }

  return {
    quote,
    quoteKey,
    pdf: `/api/quotes/${quoteKey}/pdf${quote.signed ? '' : queryOf()}`,
    signed,
    isSigning: canAnswer && read('step') === 'sign',
    ask: mayAnswer && askableStatuses.includes(status) ? (read('ask') ?? '') : '',
    isOpen,
    canAnswer,
    isAskable: askableStatuses.includes(status),
    change,
    queryOf,
    actionOf: (asked) => pathOf(screen, language, parameters) + queryOf(asked),
  };
}
