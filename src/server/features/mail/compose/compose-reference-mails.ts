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

type News = About & {
  kind: 'reference-given' | 'reference-withdrawn';
  /** Opens the project in the back office; null where no host is trusted. */
  href: string | null;
  agency: AgencyFacts;
};

/** Tells the agency that a customer has given a reference or taken it back. */
export function composeReferenceNews({ kind, language, href, agency, ...named }: News): ComposedMail {
  const t = textsOf(language);
  const about = { name: oneLine(named.name), project: oneLine(named.project) };
  const word = kind === 'reference-given' ? 'given' : 'withdrawn';
  return finishMail({
    language,
    subject: t(`emails:reference.${word}.subject`, about),
    blocks: [
      { kind: 'paragraph', text: t(`emails:reference.${word}.lead`, about) },
      ...linkIfAny(t('emails:milestone.openOffice'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
