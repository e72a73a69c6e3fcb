import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { Language } from '#domain/languages.ts';
import type { StaffMailKind } from '#domain/mail/mail-kinds.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import type { MailBlock } from './mail-document.ts';
import { oneLine } from './visitor-text.ts';

/** What a mail to a person of the agency is made from. */
export type StaffMailInput = {
  kind: StaffMailKind;
  /** The person's own language. */
  language: Language;
  username: string;
  /** Null where it is about several requests. */
  request: { number: number; title: string } | null;
  requests: number;
  /** Who caused it; null for the program. */
  actorName: string | null;
  agency: AgencyFacts;
  /** Absolute address of what the mail's button opens. */
  href: string;
};

const wordOf = {
  'request-assigned': 'assigned',
  'request-mentioned': 'mentioned',
  'request-follow-up': 'followUp',
} as const;

/** Tells a person of the agency what is theirs to do; the internal note itself stays in the back office. */
export function composeStaffMail(input: StaffMailInput): ComposedMail {
  const { kind, language, username, request, requests, actorName, href, agency } = input;
  const t = textsOf(language);
  const word = wordOf[kind];
  const about = request && { number: request.number, title: oneLine(request.title) };
  const subject = about ? t(`emails:staff.${word}.subject`, about) : t('emails:staff.several', { count: requests });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:greeting', { name: oneLine(username) }) },
    { kind: 'paragraph', text: about ? t(`emails:staff.${word}.lead`, about) : t('emails:staff.severalLead') },
    ...(actorName === null
      ? []
      : [{ kind: 'paragraph', text: t('emails:staff.by', { name: oneLine(actorName) }) } as const]),
    { kind: 'link', label: t(about ? 'emails:notification.open' : 'emails:staff.openMine'), href, tone: 'button' },
  ];
  return finishMail({ language, subject, blocks, reason: null, agency });
}
