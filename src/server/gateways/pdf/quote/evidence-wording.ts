import { formatExactMoney } from '#domain/exact-money.ts';
import { timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf, timeZoneOf } from '#domain/languages.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { Agreement, Evidence, SignatureMark, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Pair } from '../pair-list.ts';

/** What was signed and what proves it. */
export type DocumentSignature = { document: SignedDocument; evidence: Evidence };

/** Texts of the page of evidence (H5), in the language of the document. */
export type EvidenceWords = ReturnType<typeof wordEvidence>;

/** Makes the texts of the page of evidence; the layout adds none. */
export function wordEvidence({ document, evidence }: DocumentSignature, t: GetText) {
  const { quote } = document;
  const { signer, mark, agreements } = evidence;
  return {
    title: t('signedDocument:evidence.title'),
    lead: t('signedDocument:evidence.lead', { number: quote.number }),
    mark: { heading: t('signedDocument:evidence.signature'), ...wordMark(evidence, quote, t), name: signer.name },
    who: { heading: t('signedDocument:evidence.who.title'), pairs: wordSigner(evidence, t) },
    how: { heading: t('signedDocument:evidence.how.title'), pairs: wordHow(evidence, quote, t) },
    agreed: {
      heading: t('signedDocument:evidence.agreed'),
      texts: agreements.flatMap((agreement) => wordAgreement(agreement, quote, t)),
    },
    what: { heading: t('signedDocument:evidence.what.title'), pairs: wordWhat({ document, evidence }, t) },
    meaning: {
      heading: t('signedDocument:evidence.meaning.title'),
      texts: [
        ...(mark.kind === 'on-behalf' ? [] : [t('signedDocument:evidence.meaning.signature')]),
        t('signedDocument:evidence.meaning.seal', { seller: quote.seller.name }),
      ],
    },
  };
}

/** A box that was ticked, to the letter; terms that stand in the document are not repeated. */
function wordAgreement({ kind, text, sentence }: Agreement, { terms }: QuoteSnapshot, t: GetText): string[] {
  if (kind !== 'terms' || text.trim() !== terms.trim()) return [sentence, text].filter((each) => each !== '');
  return [sentence === '' ? t('signedDocument:evidence.terms') : sentence];
}

/** How the signature itself is shown: its text, its strokes, or who has recorded it. */
function wordMark({ mark, signer }: Evidence, { seller }: QuoteSnapshot, t: GetText) {
  const shown: SignatureMark = mark;
  const sentence =
    mark.kind === 'on-behalf'
      ? t('signedDocument:evidence.recorded', { seller: seller.name })
      : t('signedDocument:evidence.drawing', { name: signer.name });
  return { shown, sentence };
}

function wordSigner({ signer }: Evidence, t: GetText): Pair[] {
  const rows = [
    ['name', signer.name],
    ['role', signer.role],
    // That a firm signs is said by its name.
    ['kind', signer.company === '' ? t(`signedDocument:evidence.who.${signer.kind}`) : ''],
    ['company', signer.company],
    ['companyNumber', signer.companyNumber],
    ['address', signer.address.replaceAll(/\s*\n\s*/g, ', ')],
    ['email', signer.email],
  ] as const;
  return filled(rows.map(([key, text]) => ({ label: t(`signedDocument:evidence.who.${key}`), text })));
}

function wordHow(evidence: Evidence, { language }: QuoteSnapshot, t: GetText): Pair[] {
  const { mark, access, recipient, codeConfirmedAt, file } = evidence;
  const isOwn = mark.kind !== 'on-behalf';
  const code =
    codeConfirmedAt === null
      ? t('signedDocument:evidence.how.notAsked')
      : t('signedDocument:evidence.how.confirmed', { time: writeLocal(codeConfirmedAt, language) });
  const rows = [
    ['signedAt', writeMoment(evidence.signedAt, language)],
    ['level', t(`signedDocument:evidence.how.${mark.kind}`)],
    ['access', t(`signedDocument:evidence.how.${access}`, { email: recipient })],
    ['code', isOwn ? code : ''],
    ['address', evidence.address],
    ['browser', evidence.userAgent],
    ['note', mark.kind === 'on-behalf' ? mark.note : ''],
    ['file', file ? `${file.name} (SHA-256 ${file.sha256})` : ''],
  ] as const;
  return filled(rows.map(([key, text]) => ({ label: t(`signedDocument:evidence.how.${key}`), text })));
}

function wordWhat({ document, evidence }: DocumentSignature, t: GetText): Pair[] {
  const { quote, totals } = document;
  const money = (amount: number) => (amount === 0 ? '' : formatExactMoney(amount, quote.currency, quote.language));
  const rows = [
    ['quote', `${quote.number}, ${quote.title}`],
    ['once', money(totals.once.gross)],
    ['monthly', money(totals.monthly.gross)],
    ['fingerprint', evidence.fingerprint],
  ] as const;
  return filled(rows.map(([key, text]) => ({ label: t(`signedDocument:evidence.what.${key}`), text })));
}

const filled = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ text }) => text !== '');

/** A moment (ms UTC) to the second where the language's customers live, with its zone, and in UTC. */
const writeMoment = (time: number, language: Language): string =>
  `${writeLocal(time, language)} (${timeZoneOf[language]}; ${new Date(time).toISOString().slice(0, 19)}Z)`;

const writeLocal = (time: number, language: Language): string =>
  timeFormat(dateLocaleOf[language], { dateStyle: 'long', timeStyle: 'long', timeZone: timeZoneOf[language] }).format(
    time,
  );
