import type { PreparedReply } from '../../content/prepared-reply.ts';

/** Prepared replies in English. */
export const messageTemplates: readonly PreparedReply[] = [
  {
    name: 'Thank you and a time to talk',
    subject: 'About your enquiry no. {{number}}',
    body: `Hello {{name}},

Thank you for your enquiry. I’ve read it and understand what you need.

Quickest is a 15-minute call. Would tomorrow morning or afternoon suit you? Reply with a time, or call me on {{phone}}.`,
  },
  {
    name: 'Estimate and next step',
    subject: 'Estimate for enquiry no. {{number}}',
    body: `Hello {{name}},

From what you’ve told me, the website comes to {{price}} excluding VAT. Here it is line by line:
{{pdf}}

This is an estimate, not a binding quote. The quote follows once we’ve gone through the scope together. What would you change?`,
  },
  {
    name: 'Something is missing',
    subject: 'Something is missing for enquiry no. {{number}}',
    body: `Hello {{name}},

To prepare an exact quote I still need:

- the address of your current website, if you have one,
- your logo and 5 to 10 photos of your work,
- a list of the services the website should show.

Send me what you have to hand, even if it’s not everything. We’ll start from there.`,
  },
  {
    name: 'Reminder after a week',
    subject: 'Following up on your enquiry no. {{number}}',
    body: `Hello {{name}},

A week ago I wrote to you about {{title}}. I know how busy a building site can be.

If you still want it, one line is enough and we’ll agree the next step. If you’ve decided otherwise, please let me know too.`,
  },
  {
    name: 'Polite decline',
    subject: 'About your enquiry no. {{number}}',
    body: `Hello {{name}},

Thank you for getting in touch. I’ve read your brief and I’ll be straight with you: this isn’t work I’d do well, so I’m not taking it on.

If you ever need a website for a trade or building firm, get in touch again. I’ll be glad to help.`,
  },
  {
    kind: 'project',
    name: 'The project is under way',
    subject: '',
    body: `Hello {{name}},

Project {{number}} {{title}} is under way. The next milestone is {{milestone}}, planned for {{date}}.

You’ll find progress, material and messages in one place:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Ready for your approval',
    subject: '',
    body: `Hello {{name}},

{{milestone}} is ready and waiting for you. Have a look and approve it, or mark what should change:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'A later date',
    subject: '',
    body: `Hello {{name}},

I won’t finish {{milestone}} by the date we agreed. The new date is {{date}}. I’m sorry about that. If it causes you trouble, call me on {{phone}}.`,
  },
  {
    kind: 'project',
    name: 'Material is missing',
    subject: '',
    body: `Hello {{name}},

I’m waiting for material for project {{number}}. See what’s still missing and upload it here:
{{link}}`,
  },
];
