import type { Translated } from '../translated.ts';
import type { contact as reference } from '../sk/contact.ts';

export const contact: Translated<typeof reference> = {
  meta: {
    title: 'Contact: tell me about your website | {{brand}}',
    description:
      'Tell me what you need: a website, a calculator, less paperwork or a system for the firm. You get a reply within 24 hours.',
  },
  title: 'Write to me',
  lead: 'Tell me what you need. I read every message myself and reply within 24 hours.',
  form: 'Your message',
  fields: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    phoneHint: 'If you’d rather talk, I’ll call you.',
    company: 'Company',
    service: 'What’s it about?',
    budget: 'Budget',
    timeline: 'How soon?',
    message: 'Message',
    messageHint: 'What you do, and what the site or system should handle. A few sentences will do.',
  },
  notChosen: 'Not sure yet',
  services: {
    website: 'Website',
    webapp: 'Web app',
    calculator: 'Price calculator',
    automation: 'Cutting the paperwork',
    erp: 'System for the firm (ERP)',
    other: 'Something else',
  },
  budgets: {
    small: 'Small, up to {{maximum}}',
    medium: 'Medium, {{range}}',
    large: 'Large, {{range}}',
    enterprise: 'Very large, from {{minimum}}',
  },
  timelines: {
    urgent: 'As soon as possible (surcharge up to 30%)',
    normal: 'In the coming months',
    flexible: 'No rush',
  },
  submit: 'Send message',
  submitHint: 'I use your details only to reply.',
  failure: 'Failed to send message. Please try again.',
  errors: {
    summary: 'Fix the errors and send the message again',
    message: 'Enter your message.',
  },
  toConfirm: {
    title: 'One more step to send it',
    text: 'Check your message and send it with the button below the form. This extra step keeps robots out.',
  },
  sentBefore: {
    title: 'The first version of your message has arrived',
    text: 'You’ve changed it since. If you send it now, it arrives as a new message.',
  },
  aside: {
    title: 'Straight to me',
    mailbox: 'Email',
    phone: 'Phone',
    address: 'Address',
    answer: 'I reply within 24 hours.',
    quote: 'Want to know the price first? Four questions give you an estimate.',
    quoteAction: 'Get a price',
  },
  honeypot: 'Leave this field empty',
  request: {
    title: 'Message from the site',
    next: 'I’ll read your message and come back with an answer or a few questions. You can also just reply to this email.',
  },
};
