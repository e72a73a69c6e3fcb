import { formatDay } from '#domain/days.ts';
import { groupIban } from '#domain/quotes/document-parties.ts';
import { type DocumentWords, wordDocument } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { Choice } from '#domain/quotes/lines/quote-line.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { signedDocumentOf } from '#domain/quotes/signing/choice.ts';
import { quoteAsChosen } from '#domain/quotes/signing/quote-as-chosen.ts';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { GetText } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import type { DocumentLook } from '../look.ts';
import type { Pair } from '../pair-list.ts';
import { wordSeller } from '../seller-wording.ts';
import { type DocumentSignature, wordEvidence } from './evidence-wording.ts';
import { wordBothParties } from './parties-wording.ts';
import { wordColumns, wordTables } from './tables-wording.ts';
import type { VerificationWords } from './verification-block.ts';

/** Data of a quote's PDF, which can be sent to another process: the frozen document and where it stands. */
export type QuoteDocument = {
  snapshot: QuoteSnapshot;
  status: QuoteStatus;
  /** Missing for the product's own look. */
  look?: DocumentLook;
  /** Options as somebody has chosen them without having signed yet; it has no fault. */
  choice?: Choice;
  /** Adds the page of evidence, and what was chosen. */
  signature?: DocumentSignature;
  /** By which code and where the document is verified; missing for drafts. */
  verification?: Verification;
};

/** The code as it is read, and the absolute address of the page that verifies it. */
export type Verification = { code: string; address: string };

/** Statuses in which nobody may take the document for a valid offer. */
const marked = ['draft', 'superseded', 'expired', 'withdrawn', 'voided'] as const satisfies readonly QuoteStatus[];

/** All texts of the document in its language; the layout adds none. */
export type QuoteWords = ReturnType<typeof wordQuote>;

/** Makes the texts of a quote (H3) from the frozen document alone, as it was offered or with what was chosen (H5). */
export function wordQuote(document: QuoteDocument) {
  const agreed = agreedOf(document);
  const snapshot = agreed ? quoteAsChosen(agreed) : document.snapshot;
  const { status, signature, verification } = document;
  const t = textsOf(snapshot.language);
  const words = wordDocument(snapshot);
  const number = snapshot.number === '' ? t('quoteDocument:noNumber') : snapshot.number;
  const { seller } = snapshot;
  return {
    title: t('quoteDocument:title'),
    subject: wordSubject(snapshot, t),
    subtitle: snapshot.title,
    ...wordSeller(seller, t),
    marks: wordMarks(snapshot, words, t),
    state: wordState(status, words, t),
    agreed: wordAgreed(document, t),
    price: wordPrice(words, t),
    parties: wordBothParties(snapshot, {
      seller: t('quoteDocument:parties.seller'),
      buyer: t('quoteDocument:parties.buyer'),
    }),
    texts: {
      description: { heading: t('quoteDocument:covers'), text: snapshot.description },
      closing: { heading: t('quoteDocument:more'), text: snapshot.closing },
      paymentTerms: { heading: t('quoteDocument:paymentTerms'), text: snapshot.paymentTerms },
      terms: { heading: t('quoteDocument:terms'), text: snapshot.terms },
    },
    columns: wordColumns(words, t),
    tables: wordTables(words, agreed, t),
    notes: [
      t(`quoteDocument:tax.${snapshot.tax.reason}`),
      ...(words.exchangeRate ? [t('quoteDocument:exchangeRate', words.exchangeRate)] : []),
    ],
    plan: wordPlan(snapshot, words, t),
    dates: wordDates(words, t),
    questions: { heading: t('quoteDocument:questions.title'), text: t('quoteDocument:questions.text') },
    number: snapshot.number === '' ? number : t('quoteDocument:number', { number }),
    evidence: signature ? wordEvidence(signature, t) : null,
    verification: verification ? wordVerification(verification, t) : null,
  };
}

/** What was chosen, signed or not yet; null for a document as it was offered. */
function agreedOf({ snapshot, choice, signature }: QuoteDocument): SignedDocument | null {
  return signature?.document ?? (choice ? signedDocumentOf(snapshot, choice) : null);
}

/** That somebody has chosen or signed, above the price. */
function wordAgreed({ snapshot, choice, signature }: QuoteDocument, t: GetText): string | null {
  if (!signature) return choice ? t('signedDocument:choiceNotice') : null;
  const { signedAt, signer } = signature.evidence;
  const date = formatDay(signedAt, snapshot.language, 'words');
  return t('signedDocument:signedNotice', { date, name: signer.name });
}

function wordVerification({ code, address }: Verification, t: GetText): VerificationWords {
  return {
    heading: t('signedDocument:verification.title'),
    text: t('signedDocument:verification.text', { address: address.replace(/^https?:\/\//, '').replace(/\?.*$/, '') }),
    code: t('signedDocument:verification.code', { code }),
    qr: t('signedDocument:verification.qr'),
    address,
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

function wordPlan({ seller }: QuoteSnapshot, { plan, monthly }: DocumentWords, t: GetText) {
  const parts = plan.map((part) => ({ label: t(`quoteDocument:plan.${part.due}`, part), text: part.amount }));
  const { bankAccount } = seller;
  const account = bankAccount && {
    label: t('quoteDocument:plan.account'),
    text: [groupIban(bankAccount.iban), bankAccount.bic].join(' ').trim(),
  };
  return {
    heading: t('quoteDocument:plan.title'),
    // Without a part there is nothing to pay to the account yet.
    pairs: parts.length > 0 && account ? [...parts, account] : parts,
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
