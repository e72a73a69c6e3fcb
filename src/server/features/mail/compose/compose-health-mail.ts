import type { HealthCheck } from '#domain/health/health.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { oneLine } from './visitor-text.ts';

/** What a mail about the state of the installation is made from. */
export type HealthMail = {
  language: Language;
  username: string;
  /** What has become bad; at least one. */
  checks: readonly HealthCheck[];
  /** Absolute address of the screen that tells more. */
  href: string;
  agency: AgencyFacts;
};

/** Tells an administrator what has become bad, in one line each (K5). */
export function composeHealthMail({ language, username, checks, href, agency }: HealthMail): ComposedMail {
  const t = textsOf(language);
  const lines = checks.map((check) => t(`emails:health.bad.${check}`));
  return finishMail({
    language,
    subject: t('emails:health.subject', { count: checks.length }),
    blocks: [
      { kind: 'paragraph', text: t('emails:greeting', { name: oneLine(username) }) },
      { kind: 'paragraph', text: t('emails:health.lead') },
      { kind: 'highlights', lines },
      { kind: 'link', label: t('emails:health.open'), href, tone: 'button' },
    ],
    reason: t('emails:health.reason'),
    agency,
  });
}
