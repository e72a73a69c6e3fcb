import { formatDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';

/** A mail with a link to a draft: its absolute address, and when it expires (ms UTC). */
export type DraftLinkMailInput = { language: Language; href: string; endsAt: number; agency: AgencyFacts };

/**
 * Writes the mail that brings a draft to another device (C10): what it is, until when, who else could open it, and how to
 * forget it. It repeats nothing that was typed, because the address may be someone else's.
 */
export function composeDraftLinkMail({ language, href, endsAt, agency }: DraftLinkMailInput): ComposedMail {
  const t = textsOf(language);
  const date = formatDay(endsAt, language);
  const signature = t('emails:signature');
  return finishMail({
    language,
    subject: t('emails:draftLink.subject'),
    blocks: [
      { kind: 'paragraph', text: t('emails:draftLink.greeting') },
      { kind: 'paragraph', text: t('emails:draftLink.lead') },
      { kind: 'link', label: t('emails:draftLink.action'), href, tone: 'button' },
      { kind: 'paragraph', text: t('emails:draftLink.note', { date }) },
      { kind: 'paragraph', text: t('emails:draftLink.forget', { action: t('drafts:link.forget') }) },
      { kind: 'paragraph', text: `${t('emails:regards')}\n${signature}` },
    ],
    reason: t('emails:draftLink.reason'),
    agency,
  });
}
