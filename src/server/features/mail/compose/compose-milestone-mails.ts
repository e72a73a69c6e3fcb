import type { Language } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { linkIfAny } from './mail-document.ts';
import type { TypedMessage } from './typed-message.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** What was handed over; `project` as `#0001 - title`, `link` '' where there is none. */
type Handover = { language: Language; name: string; project: string; milestone: string; text: string; link: string };

/** Asks a customer for the approval of a milestone (I1). */
export function handoverMessage({ language, name, text, link, ...named }: Handover): TypedMessage {
  const t = textsOf(language);
  const about = { project: oneLine(named.project), milestone: oneLine(named.milestone) };
  return {
    subject: t('emails:milestone.handedOver.subject', about),
    body: [
      t('emails:greeting', { name: oneLine(name) }),
      t('emails:milestone.handedOver.lead', about),
      severalLines(text),
      ...(link === '' ? [] : [t('emails:milestone.handedOver.link', { link })]),
      t('emails:milestone.handedOver.how'),
    ].join('\n\n'),
  };
}

type MilestoneNewsKind = 'milestone-approved' | 'milestone-changes';

/** What a customer has decided on a milestone; `href` opens the project in the back office, null where no host is trusted. */
export type MilestoneNews = {
  kind: MilestoneNewsKind;
  language: Language;
  project: string;
  milestone: string;
  name: string;
  /** Why changes are asked for; '' with an approval. */
  text: string;
  href: string | null;
  agency: AgencyFacts;
};

const wordOf = { 'milestone-approved': 'approved', 'milestone-changes': 'changes' } as const;

/** Tells the agency what a customer has decided on a milestone. */
export function composeMilestoneNews({ kind, language, href, agency, text, ...named }: MilestoneNews): ComposedMail {
  const t = textsOf(language);
  const word = wordOf[kind];
  const about = {
    project: oneLine(named.project),
    milestone: oneLine(named.milestone),
    name: oneLine(named.name),
  };
  const words = text.trim() === '' ? [] : paragraphsOf(severalLines(text));
  return finishMail({
    language,
    subject: t(`emails:milestone.${word}.subject`, about),
    blocks: [
      { kind: 'paragraph', text: t(`emails:milestone.${word}.lead`, about) },
      ...words.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      ...linkIfAny(t('emails:milestone.openOffice'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
