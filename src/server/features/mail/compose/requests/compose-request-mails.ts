import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { answerFacts, contactFacts } from '#server/features/mail/compose/answer-facts.ts';
import { estimateBill, estimateHighlights } from '#server/features/mail/compose/estimate-blocks.ts';
import { type ComposedMail, finishMail } from '#server/features/mail/compose/finish-mail.ts';
import { type MailBlock, linkIfAny } from '#server/features/mail/compose/mail-document.ts';
import { nameInMail, oneLine } from '#server/features/mail/compose/visitor-text.ts';

/** What both mails about a new request are made from; links are absolute, and null where no host can be trusted. */
export type RequestMailInput = {
  language: Language;
  number: number;
  title: string;
  contact: Contact;
  answers: Answers;
  estimate: Estimate;
  fileCount: number;
  pdfUrl: string | null;
  adminUrl: string | null;
  agency: AgencyFacts;
};

/**
 * The visitor's mail (C9): number, price, time, the lines of the estimate, what happens next and why it came. Of what
 * was typed it repeats only the name, because the address may be someone else's.
 */
export function composeReceivedMail(input: RequestMailInput): ComposedMail {
  const { language, number, contact, estimate, pdfUrl, agency } = input;
  const t = textsOf(language);
  const subject = t('emails:subject', { number });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:greeting', { name: nameInMail(contact.name) }) },
    { kind: 'paragraph', text: t('emails:received.lead') },
    { kind: 'highlights', lines: [t('emails:number', { number }), ...estimateHighlights(estimate, language)] },
    { kind: 'heading', text: t('emails:received.estimateTitle') },
    estimateBill(estimate, language),
    ...linkIfAny(t('emails:received.pdf'), pdfUrl, 'button'),
    { kind: 'paragraph', text: t('emails:received.next') },
    {
      kind: 'paragraph',
      text: `${t('emails:regards')}\n${t('emails:signature')}`,
    },
    { kind: 'paragraph', text: t('estimateDocument:disclaimer'), tone: 'quiet' },
  ];
  return finishMail({ language, subject, blocks, reason: t('emails:received.reason'), agency });
}

/** The agency's copy (C9): who asks, everything that was answered, the estimate, and the way to the request. */
export function composeNotificationMail(input: RequestMailInput): ComposedMail {
  const { language, number, contact, answers, estimate, fileCount, pdfUrl, adminUrl } = input;
  const t = textsOf(language);
  const subject = t('emails:subject', { number });
  const files: MailBlock = { kind: 'paragraph', text: t('emails:notification.files', { count: fileCount }) };
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:notification.lead', { title: oneLine(input.title) }) },
    { kind: 'highlights', lines: estimateHighlights(estimate, language) },
    ...linkIfAny(t('emails:notification.open'), adminUrl, 'button'),
    { kind: 'heading', text: t('emails:notification.contact') },
    { kind: 'facts', facts: contactFacts(contact, language) },
    { kind: 'heading', text: t('emails:notification.answers') },
    { kind: 'facts', facts: answerFacts(answers, language, estimate.currency) },
    ...(fileCount > 0 ? [files] : []),
    { kind: 'heading', text: t('estimates:title') },
    estimateBill(estimate, language),
    ...linkIfAny(t('emails:received.pdf'), pdfUrl, 'link'),
  ];
  return finishMail({ language, subject, blocks, reason: null, agency: input.agency });
}
