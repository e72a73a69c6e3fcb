import { writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { linkIfAny } from './mail-document.ts';
import type { TypedMessage } from './typed-message.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** Whose project it is; `project` as `#0001 - title`. */
type About = { language: Language; name: string; project: string };

/** A thing that is owed; its day as `YYYY-MM-DD`, null where there is none. */
export type OwedThing = { title: string; dueOn: string | null; isLate: boolean };

/** Reminds a customer of what their project is owed, all of it in one mail (I7). */
export function materialReminder({
  language,
  name,
  things,
  ...about
}: About & { things: readonly OwedThing[] }): TypedMessage {
  const t = textsOf(language);
  const project = oneLine(about.project);
  return {
    subject: t('emails:material.owed.subject', { project }),
    body: [
      t('emails:greeting', { name: oneLine(name) }),
      t('emails:material.owed.lead', { project }),
      things.map((thing) => `– ${lineOf(thing, language)}`).join('\n'),
      t('emails:material.owed.how'),
    ].join('\n\n'),
  };
}

function lineOf({ title, dueOn, isLate }: OwedThing, language: Language): string {
  if (dueOn === null) return oneLine(title);
  const values = { title: oneLine(title), date: writeDay(dueOn, language) };
  return textsOf(language)(isLate ? 'emails:material.late' : 'emails:material.due', values);
}

/** Asks a customer for a thing once more, with the reason (I7). */
export function materialAskedAgain({
  language,
  name,
  title,
  reason,
  dueOn,
  ...about
}: About & { title: string; reason: string; dueOn: string | null }): TypedMessage {
  const t = textsOf(language);
  const named = { title: oneLine(title), project: oneLine(about.project) };
  return {
    subject: t('emails:material.askedAgain.subject', named),
    body: [
      t('emails:greeting', { name: oneLine(name) }),
      t('emails:material.askedAgain.lead', named),
      severalLines(reason),
      ...(dueOn === null ? [] : [t('emails:material.askedAgain.day', { date: writeDay(dueOn, language) })]),
      t('emails:material.owed.how'),
    ].join('\n\n'),
  };
}

/** Tells the agency that a customer has sent material; `href` opens the project in the back office, null where no host is trusted. */
export function composeMaterialNews({
  language,
  href,
  agency,
  ...named
}: About & { href: string | null; agency: AgencyFacts }): ComposedMail {
  const t = textsOf(language);
  const about = { name: oneLine(named.name), project: oneLine(named.project) };
  return finishMail({
    language,
    subject: t('emails:material.sent.subject', about),
    blocks: [
      { kind: 'paragraph', text: t('emails:material.sent.lead', about) },
      ...linkIfAny(t('emails:milestone.openOffice'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
