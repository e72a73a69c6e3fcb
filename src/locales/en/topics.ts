import type { topics as reference } from '../sk/topics.ts';

export const topics: typeof reference = {
  meta: { title: 'Email preferences | {{brand}}', description: 'Choose which emails you get.' },
  title: 'Email preferences',
  address: 'These are for {{email}}.',
  topics: {
    messages: {
      title: 'New messages',
      text: 'When I write to you about an enquiry or a project and you haven’t read it in the portal.',
    },
    approvals: {
      title: 'Milestones to approve',
      text: 'When part of your project is done and waiting for your approval.',
    },
    material: { title: 'Missing material', text: 'When I’m waiting for your text, photos or access details.' },
    'quote-reminders': {
      title: 'Quote reminders',
      text: 'When you haven’t opened a quote, or it’s about to expire.',
    },
    'payment-reminders': {
      title: 'First payment reminder',
      text: 'A friendly note shortly after the due date. You’ll always get the later ones.',
    },
    references: {
      title: 'Requests for a testimonial',
      text: 'When a project is done and I’d like a few words from you.',
    },
  },
  legend: 'Email me about',
  save: 'Save choices',
  section: {
    title: 'Emails',
    lead: 'Everything is in the portal, with or without them.',
    address: 'For your address {{email}}. Colleagues choose their own.',
    unverified: 'Confirm your email address first. Then you can choose what is sent to it.',
  },
  failed: 'Your email preferences couldn’t be loaded',
  isOn: 'You get these emails.',
  isOff: 'You don’t get these emails.',
  turnOff: 'Turn these emails off',
  turnOn: 'Turn back on',
  notOptional: 'These emails can’t be turned off at the moment.',
  others: 'Other emails',
  othersHint: 'You’ll keep getting the emails you tick.',
  news: {
    off: 'Turned off. You won’t get these emails any more.',
    on: 'Turned on. You’ll get these emails again.',
    saved: 'Your choices are saved',
  },
  always: {
    title: 'Emails you’ll always get',
    contract: 'Quotes and signed agreements, because they are binding.',
    documents: 'Payment requests, invoices and later payment reminders, because they have deadlines.',
    security: 'Changes to your password, address or access, so you hear about them in time.',
    receipt: 'The confirmation of an enquiry you sent or withdrew.',
    'asked-for': 'Answers to your questions, and links you asked for.',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'Copy the whole link from the email. You can also choose your emails in the portal settings.',
    settings: 'Open settings',
  },
  office: { title: 'Emails turned off' },
};
