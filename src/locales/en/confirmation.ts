import type { Translated } from '../translated.ts';
import type { confirmation as reference } from '../sk/confirmation.ts';

export const confirmation: Translated<typeof reference> = {
  meta: {
    title: 'Enquiry received | {{brand}}',
    description:
      'Your enquiry is saved. A confirmation is on its way by email, and I’ll be in touch within 24 hours. See what happens next.',
  },
  messageMeta: {
    title: 'Message sent | {{brand}}',
    description: 'Your message is saved and has its own number. I’ll be in touch within 24 hours.',
  },
  unknownMeta: {
    title: 'Unknown enquiry | {{brand}}',
    description: 'The link is incomplete or no longer works.',
  },
  title: 'I’ve got your enquiry. Thank you.',
  number: 'Enquiry number',
  numberHint: 'Have it to hand when you call.',
  next: {
    title: 'What happens next',
    mail: 'You’ll get a confirmation with the number by email.',
    call: 'I’ll be in touch within 24 hours.',
    quote: 'Then you’ll get a quote with a fixed price.',
  },
  message: {
    title: "Message was sent successfully! I'll get back to you soon.",
    number: 'Message number',
    mail: 'You’ll get a confirmation with the number by email.',
  },
  unknown: {
    title: 'I can’t find this enquiry',
    text: 'The link is incomplete or no longer works. If you sent an enquiry, the confirmation is in your email.',
  },
  home: 'Go to the home page',
};
