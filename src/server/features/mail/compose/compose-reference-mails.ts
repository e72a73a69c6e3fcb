import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { linkIfAny } from './mail-document.ts';
import type { TypedMessage } from './typed-message.ts';
import { oneLine } from './visitor-text.ts';

/** Whose project it is; `project` as `#0001 - title`. */
type About = { language: Language; name: string; project: string };

/** Asks the customer of a finished project for a reference (A11). */
export function referenceAsking({ language, name, ...about }: About): TypedMessage {
  const t = textsOf(language);
  const project = oneLine(about.project);
  return {
    subject: t('emails:reference.asked.subject', { project }),
    body: [
      t('emails:greeting', { name: oneLine(name) }),
      t('emails:reference.asked.lead', { project }),
      t('emails:reference.asked.how'),
      t('emails:reference.asked.free'),
    ].join('\n\n'),
  };
}

/** Asks the customer of a finished project for leave to show its case study (A11). */
export function caseStudyAsking({ language, name, ...about }: About): TypedMessage {
  const t = textsOf(language);
  const project = oneLine(about.project);
  return {
    subject: t('emails:caseStudy.asked.subject', { project }),
    body: [
      t('emails:greeting', { name: oneLine(name) }),
      t('emails:caseStudy.asked.lead', { project }),
      t('emails:caseStudy.asked.how'),
      t('emails:caseStudy.asked.free'),
    ].join('\n\n'),
  };
}

const newsTexts = {
  'reference-given': { subject: 'emails:reference.given.subject', lead: 'emails:reference.given.lead' },
  'reference-withdrawn': { subject: 'emails:reference.withdrawn.subject', lead: 'emails:reference.withdrawn.lead' },
  'case-study-allowed': { subject: 'emails:caseStudy.allowed.subject', lead: 'emails:caseStudy.allowed.lead' },
  'case-study-withdrawn': { subject: 'emails:caseStudy.withdrawn.subject', lead: 'emails:caseStudy.withdrawn.lead' },
} as const;

/** What a customer has decided about what the site shows of them. */
export type ReferenceNews = keyof typeof newsTexts;

type News = About & {
  kind: ReferenceNews;
  /** Opens the project in the back office; null where no host is trusted. */
  href: string | null;
  agency: AgencyFacts;
};

/** Tells the agency that a customer has given a reference or taken it back. */
export function composeReferenceNews({ kind, language, href, agency, ...named }: News): ComposedMail {
  const t = textsOf(language);
  const about = { name: oneLine(named.name), project: oneLine(named.project) };
  const { subject, lead } = newsTexts[kind];
  return finishMail({
    language,
    subject: t(subject, about),
    blocks: [
      { kind: 'paragraph', text: t(lead, about) },
      ...linkIfAny(t('emails:milestone.openOffice'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
