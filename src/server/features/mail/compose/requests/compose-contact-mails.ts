import { type ContactMessage, contactBudgetAmounts } from '#domain/contact/contact-message.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { contactFacts } from '#server/features/mail/compose/answer-facts.ts';
import { type ComposedMail, finishMail } from '#server/features/mail/compose/finish-mail.ts';
import { type Fact, type MailBlock, linkIfAny } from '#server/features/mail/compose/mail-document.ts';
import { nameInMail, oneLine, severalLines } from '#server/features/mail/compose/visitor-text.ts';

/** What both mails about a message are made from; the address of the back office is absolute, null where no host can be trusted. */
export type ContactMailInput = {
  language: Language;
  number: number;
  title: string;
  message: ContactMessage;
  adminUrl: string | null;
  agency: AgencyFacts;
};

/**
 * The visitor's mail (E1): the number, what happens next and why it came. Of what was typed it repeats only the name,
 * because the address may be someone else's.
 */
export function composeContactReceivedMail({ language, number, message, agency }: ContactMailInput): ComposedMail {
  const t = textsOf(language);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:greeting', { name: nameInMail(message.contact.name) }) },
    { kind: 'paragraph', text: t('emails:received.lead') },
    { kind: 'highlights', lines: [t('emails:number', { number })] },
    { kind: 'paragraph', text: t('contact:request.next') },
    {
      kind: 'paragraph',
      text: `${t('emails:regards')}\n${t('emails:signature')}`,
    },
  ];
  const subject = t('emails:subject', { number });
  return finishMail({ language, subject, blocks, reason: t('emails:received.reason'), agency });
}

/** The agency's copy (E1): who writes, everything that was typed, and the way to the request. */
export function composeContactNotificationMail(input: ContactMailInput): ComposedMail {
  const { language, number, title, message, adminUrl } = input;
  const t = textsOf(language);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:notification.lead', { title: oneLine(title) }) },
    ...linkIfAny(t('emails:notification.open'), adminUrl, 'button'),
    { kind: 'heading', text: t('emails:notification.contact') },
    { kind: 'facts', facts: contactFacts(message.contact, language) },
    { kind: 'heading', text: t('contact:form') },
    { kind: 'facts', facts: messageFacts(message, language) },
  ];
  const subject = t('emails:subject', { number });
  return finishMail({ language, subject, blocks, reason: null, agency: input.agency });
}

/** What was chosen and typed, in words and in the order of the form; what was left open is left out. */
function messageFacts({ service, budget, timeline, message }: ContactMessage, language: Language): Fact[] {
  const t = textsOf(language);
  const facts: (Fact | null)[] = [
    service && { label: t('contact:fields.service'), value: t(`contact:services.${service}`) },
    budget && {
      label: t('contact:fields.budget'),
      value: t(`contact:budgets.${budget}`, contactBudgetAmounts(budget, language)),
    },
    timeline && { label: t('contact:fields.timeline'), value: t(`contact:timelines.${timeline}`) },
    { label: t('contact:fields.message'), value: severalLines(message) },
  ];
  return facts.filter((fact) => fact !== null);
}
