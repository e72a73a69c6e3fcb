import { timeFormat } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { type Language, dateLocaleOf, timeZoneOf } from '#domain/languages.ts';
import type {
  ApprovalRecord,
  RecordedDecision,
  RecordedMark,
  RecordedVersion,
} from '#domain/projects/approvals/approval-record.ts';
import { projectNumber, projectTitle } from '#domain/projects/project-number.ts';
import { textsOf } from '#server/texts.ts';
import type { GetText } from '#locales/text-key.ts';
import type { DocumentLook } from '../look.ts';
import type { Pair } from '../pair-list.ts';
import { wordSeller } from '../seller-wording.ts';

/** The bytes of a recorded picture by its id: JPEG, PNG or WebP. */
export type ApprovalPicture = { id: string; bytes: Uint8Array };

/** Data of the PDF of an approval, which can be sent to another process. */
export type ApprovalDocument = { record: ApprovalRecord; pictures: readonly ApprovalPicture[]; look?: DocumentLook };

/** A pin on a picture: the number of its mark, thousandths from the upper left corner. */
type Pin = { n: number; x: number; y: number };

/** Texts of the record of an approval (I7), in the language and the zone of the project. */
export function wordApproval({ record }: Pick<ApprovalDocument, 'record'>) {
  const { language, project, milestone, seller, approval } = record;
  const t = textsOf(language);
  const [approved, ...earlier] = record.versions.toReversed();
  return {
    language,
    ...wordSeller(seller, t),
    number: projectNumber(project.number),
    title: t('approvalRecord:title'),
    subtitle: milestone.title,
    marks: [projectNumber(project.number), t('approvalRecord:approvedOn', { time: writeTime(approval.at, language) })],
    lead: t('approvalRecord:lead', { zone: timeZoneOf[language] }),
    facts: { heading: t('approvalRecord:facts.title'), pairs: wordFacts(record, t) },
    approved:
      approved && wordVersion(approved, { t, language, heading: t('approvalRecord:approved', { n: approved.n }) }),
    earlier: earlier.map((version) =>
      wordVersion(version, { t, language, heading: t('approvalRecord:version', { n: version.n }) }),
    ),
  };
}

function wordFacts({ project, milestone, customer, approval, released, language }: ApprovalRecord, t: GetText): Pair[] {
  const isOnBehalf = approval.by !== 'customer';
  const rows = [
    ['project', projectTitle(project.number, project.title)],
    ['milestone', milestone.title],
    ['description', milestone.description],
    ['customer', [customer.name, customer.company].filter(Boolean).join(', ')],
    ['at', writeTime(approval.at, language)],
    ['by', isOnBehalf ? t('approvalRecord:facts.onBehalf') : (approval.name ?? t('approvalRecord:facts.unnamed'))],
    ['note', isOnBehalf ? approval.note : ''],
    [
      'released',
      released === null
        ? t('approvalRecord:facts.nothing')
        : t('approvalRecord:facts.sum', {
            sum: formatExactMoney(released.amount, released.currency, language),
            number: released.quoteNumber,
          }),
    ],
  ] as const;
  return rows.flatMap(([key, text]) => (text === '' ? [] : [{ label: t(`approvalRecord:facts.${key}`), text }]));
}

type Speaking = { t: GetText; language: Language; heading: string };

function wordVersion(version: RecordedVersion, { t, language, heading }: Speaking) {
  const { text, link, handedOverAt, pictures, marks, decision } = version;
  const rows = [
    ['handedOver', writeTime(handedOverAt, language)],
    ['text', text],
    ['link', link],
    ['decision', decision === null ? '' : wordDecision(decision, { t, language })],
    ['reason', decision?.to === 'changes_requested' ? (decision.reason ?? '') : ''],
  ] as const;
  return {
    heading,
    pairs: rows.flatMap(([key, said]) => (said === '' ? [] : [{ label: t(`approvalRecord:${key}`), text: said }])),
    pictures: pictures.map(({ id, n, alt }) => ({
      id,
      caption: t('projectApprovals:pictures.caption', { n, alt }),
      pins: marks.flatMap((mark): Pin[] =>
        mark.picture === n && mark.x !== null && mark.y !== null ? [{ n: mark.n, x: mark.x, y: mark.y }] : [],
      ),
    })),
    marks: {
      heading: marks.length === 0 ? '' : t('projectApprovals:mark.list', { n: version.n }),
      pairs: marks.map((mark) => wordMark(mark, t)),
    },
  };
}

function wordDecision({ to, at, by, name }: RecordedDecision, { t, language }: Omit<Speaking, 'heading'>): string {
  const who = by === 'customer' ? (name ?? t('approvalRecord:facts.unnamed')) : t('approvalRecord:facts.onBehalf');
  return `${t(`approvalRecord:decisions.${to}`, { time: writeTime(at, language) })} · ${who}`;
}

function wordMark({ n, picture, place, comment, answer, isDone }: RecordedMark, t: GetText): Pair {
  const where =
    picture === null
      ? place || t('projectApprovals:mark.onPage')
      : [t('projectApprovals:mark.onPicture', { n: picture }), place].filter(Boolean).join(' · ');
  const lines = [
    comment,
    answer === '' ? '' : t('projectApprovals:mark.answer', { answer }),
    t(isDone ? 'projectApprovals:mark.done' : 'projectApprovals:mark.open'),
  ];
  return { label: `${n}. ${where}`, text: lines.filter(Boolean).join('\n') };
}

const writeTime = (at: number, language: Language): string =>
  timeFormat(dateLocaleOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf[language],
  }).format(at);
