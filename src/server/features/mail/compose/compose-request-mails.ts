import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact-details.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { answerFacts, contactFacts } from './answer-facts.ts';
import { estimateBill, estimateHighlights } from './estimate-blocks.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import type { MailBlock } from './mail-document.ts';
import { oneLine, withoutLinks } from './visitor-text.ts';

/** What both mails about a new request are made from; the addresses of the links are absolute. */
export type RequestMailInput = {
  language: Language;
  number: number;
  title: string;
  contact: Contact;
  answers: Answers;
  estimate: Estimate;
  fileCount: number;
  pdfUrl: string;
  adminUrl: string;
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
    { kind: 'paragraph', text: t('emails:greeting', { name: withoutLinks(contact.name) }) },
    { kind: 'paragraph', text: t('emails:received.lead') },
    { kind: 'highlights', lines: [t('emails:number', { number }), ...estimateHighlights(estimate, language)] },
    { kind: 'heading', text: t('emails:received.estimateTitle') },
    estimateBill(estimate, language),
    { kind: 'link', label: t('emails:received.pdf'), href: pdfUrl, tone: 'button' },
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
    { kind: 'link', label: t('emails:notification.open'), href: adminUrl, tone: 'button' },
    { kind: 'heading', text: t('emails:notification.contact') },
    { kind: 'facts', facts: contactFacts(contact, language) },
    { kind: 'heading', text: t('emails:notification.answers') },
    { kind: 'facts', facts: answerFacts(answers, language, estimate.currency) },
    ...(fileCount > 0 ? [files] : []),
    { kind: 'heading', text: t('estimates:title') },
    estimateBill(estimate, language),
    { kind: 'link', label: t('emails:received.pdf'), href: pdfUrl, tone: 'link' },
  ];
  return finishMail({ language, subject, blocks, reason: null, agency: input.agency });
}
