import type { PreparedReply } from '../../content/prepared-reply.ts';

/** Prepared replies in English. */
export const messageTemplates: readonly PreparedReply[] = [
  {
    name: 'Thank you and a time to talk',
    subject: 'About your enquiry no. {{number}}',
    body: `Hello {{name}},

thank you for your enquiry. I have read it and understand what you need.

Quickest is a 15-minute call. Would tomorrow morning or afternoon suit you? Reply with a time, or call me on {{phone}}.`,
  },
  {
    name: 'Estimate and next step',
    subject: 'Estimate for enquiry no. {{number}}',
    body: `Hello {{name}},

from what you have told me, the website comes to {{price}} excluding VAT. Here it is line by line:
{{pdf}}

This is an estimate, not a binding quote. The quote follows once we have gone through the scope together. What would you change?`,
  },
  {
    name: 'Something is missing',
    subject: 'Something is missing for enquiry no. {{number}}',
    body: `Hello {{name}},

to prepare an exact quote I still need:

- the address of your present website, if there is one,
- your logo and 5 to 10 photos of your work,
- a list of the services that the website should show.

Send me what you have at hand, even if it is not everything. We will start from there.`,
  },
  {
    name: 'Reminder after a week',
    subject: 'Following up on your enquiry no. {{number}}',
    body: `Hello {{name}},

a week ago I wrote to you about {{title}}. I know how busy a building site can be.

If you still want it, one line is enough and we will agree on the next step. If you have decided otherwise, I would be glad to know that too.`,
  },
  {
    name: 'Polite decline',
    subject: 'About your enquiry no. {{number}}',
    body: `Hello {{name}},

thank you for getting in touch. I have read the task and will be straight with you: this is not work that I would do well, so I am not taking it.

If you ever need a website for a craft or building firm, write to me again. I will be glad to help.`,
  },
];
