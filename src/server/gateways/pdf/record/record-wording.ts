import { timeFormat } from '#domain/days.ts';
import { type Language, dateLocaleOf, timeZoneOf } from '#domain/languages.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import {
  type QuoteRecord,
  type RecordedEntry,
  type RecordedLink,
  linkIn,
} from '#domain/quotes/signing/quote-record.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { textsOf } from '#server/texts.ts';
import type { GetText } from '#locales/text-key.ts';
import type { DocumentLook } from '../look.ts';
import type { Pair } from '../pair-list.ts';
import { wordSeller } from '../seller-wording.ts';

/** Data of the PDF of a quote's record, which can be sent to another process. */
export type RecordDocument = {
  snapshot: QuoteSnapshot;
  record: QuoteRecord;
  /** When it was drawn (ms UTC). */
  at: number;
  look?: DocumentLook;
};

/** Texts of the record (H5), in the language of the quote. */
export function wordRecord({ snapshot, record, at }: RecordDocument) {
  const { language, seller, number } = snapshot;
  const t = textsOf(language);
  const { chainFault } = record;
  return {
    language,
    ...wordSeller(seller, t),
    number: t('signedDocument:record.number', { number }),
    title: t('signedDocument:record.title'),
    subtitle: snapshot.title,
    marks: [number, writeTime(at, language)],
    lead: t('signedDocument:record.lead', { zone: timeZoneOf[language] }),
    chain: chainFault
      ? t('signedDocument:record.broken', { sequence: chainFault.sequence })
      : t('signedDocument:record.intact'),
    proof: { heading: t('signedDocument:record.proof.title'), pairs: wordProof(record, t) },
    links: {
      heading: t('signedDocument:record.links.title'),
      pairs: record.links.map((link) => ({ label: link.email, text: wordLink(link, language) })),
    },
    entries: {
      heading: t('signedDocument:record.entries'),
      pairs: record.entries.map((entry) => wordEntry(entry, record, t)),
    },
  };
}

function wordProof({ quote, signature }: QuoteRecord, t: GetText): Pair[] {
  const rows = [
    ['status', t(`quotes:statuses.${quote.status}`)],
    ['document', quote.sha256],
    ['fingerprint', signature?.fingerprint],
    ['evidence', signature?.evidenceSha256],
    ['sealed', signature?.sealedSha256],
    ['code', quote.verifyCode === null ? null : writeVerifyCode(quote.verifyCode)],
  ] as const;
  return rows.flatMap(([key, text]) => (text ? [{ label: t(`signedDocument:record.proof.${key}`), text }] : []));
}

function wordLink({ firstViewedAt, lastViewedAt, endedAt }: RecordedLink, language: Language): string {
  const t = textsOf(language);
  const seen =
    firstViewedAt === null || lastViewedAt === null
      ? t('signedDocument:record.links.unseen')
      : t('signedDocument:record.links.seen', {
          first: writeTime(firstViewedAt, language),
          last: writeTime(lastViewedAt, language),
        });
  return endedAt === null
    ? seen
    : `${seen}; ${t('signedDocument:record.links.ended', { time: writeTime(endedAt, language) })}`;
}

function wordEntry(entry: RecordedEntry, { quote, links }: QuoteRecord, t: GetText): Pair {
  const who = entry.actorName ?? t(`quotes:life.actors.${entry.actor}`);
  const link = links.find(({ id }) => id === linkIn(entry.detail));
  const said = [titleOf(entry, t), who, link?.email, entry.reason].filter(Boolean).join(' · ');
  const hash = entry.hash === null ? '' : `\n${entry.hash}`;
  const place = entry.sequence === null ? '' : `${entry.sequence}. `;
  return { label: `${place}${writeTime(entry.at, quote.language)}`, text: `${said}${hash}` };
}

/** What happened; of a move where to. */
function titleOf({ kind, to }: RecordedEntry, t: GetText): string {
  if (kind !== 'status-changed') return t(`quotes:life.events.${kind}`);
  return to === null ? '' : t(`quotes:statuses.${to}`);
}

const writeTime = (at: number, language: Language): string =>
  timeFormat(dateLocaleOf[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: timeZoneOf[language],
  }).format(at);
