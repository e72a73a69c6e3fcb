import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Website maintenance and support | {{brand}}',
    description:
      'Updates, backups, monitoring and small changes to your site for one monthly fee. You ring the person who knows your website.',
  },
  heading: 'Somebody to look after the site',
  lead: 'A website is like a boiler: it runs by itself until it doesn’t. For a monthly fee I service it, keep watch and make small changes as you need them.',
  benefits: [
    {
      title: 'You don’t find out from a customer',
      text: 'When the site stops responding, a message comes to me, so I can start on it before anyone rings you.',
    },
    {
      title: 'A change is one message away',
      text: 'Holiday notice, new price, another photo. You send it from your phone and I put it in.',
    },
    {
      title: 'A way back',
      text: 'If something breaks, I bring back a copy that worked.',
    },
  ],
  features: [
    { title: 'Updates', text: 'Security patches without undue delay, everything else once a month.' },
    { title: 'Backups', text: 'Made regularly, kept away from the site, and restoring is tested.' },
    {
      title: 'Monitoring',
      text: 'If the site stops responding I get an alert and deal with it first. I also watch the certificate and the domain’s expiry date.',
    },
    { title: 'Small changes', text: 'An agreed number each month, up to an hour each. Unused ones don’t carry over.' },
    { title: 'Form check', text: 'I send a test enquiry to see that your messages really arrive.' },
    { title: 'Monthly report', text: 'What was done, what happened and what I suggest.' },
  ],
  process: [
    { title: 'Inspection', text: 'I go over the site, the domain and the backups and write down what needs repair.' },
    { title: 'Takeover', text: 'We set up access in your name, backups and alerts.' },
    { title: 'Month by month', text: 'Updates go in every month, your changes as you send them.' },
    { title: 'Once a year', text: 'We go through speed, what’s out of date and whether you need the same scope.' },
  ],
  useCases: [
    {
      title: 'Electrical firm',
      text: 'A new fitter, a new certificate and a changed emergency number, all from one text message.',
    },
    {
      title: 'Roofing firm',
      text: 'After a storm the front page says how long the wait is and asks for photos of the damage.',
    },
    {
      title: 'Insulation company',
      text: 'The grant changes in January, and so do the amounts in the calculator.',
    },
  ],
  pricing: {
    lead: 'Website care costs {{maintenance}} per month excluding VAT. You pay for the scope you choose, and you can change it.',
    factors: [
      { title: 'What’s looked after', text: 'One page needs less than a site with bookings.' },
      {
        title: 'Changes in a month',
        text: 'A site that rarely changes costs less than one with a new job every week.',
      },
      { title: 'Who built it', text: 'I know my own sites. Others I inspect first, at a price agreed beforehand.' },
      { title: 'How fast', text: 'I answer within 24 hours. A shorter time can be agreed.' },
    ],
  },
  questions: [
    {
      question: 'How is this different from the warranty?',
      answer:
        'The warranty covers my mistakes: you have 30 days of free adjustments after launch and a 6-month warranty against defects. Care is for everything else.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Yes, with one month’s notice to the end of a month. You leave with the latest backup and all passwords.',
    },
    {
      question: 'What isn’t a small change?',
      answer: 'Anything that takes over an hour, such as a new page or calculator. I price that before I start.',
    },
    {
      question: 'Do you care for sites you didn’t build?',
      answer:
        'Yes, if the inspection goes well. We agree its price first. If the site won’t do, I’ll tell you what’s in the way.',
    },
  ],
  callToAction: {
    title: 'Is anyone looking after yours?',
    text: 'Send me the address in an enquiry. I’ll have a look and suggest a scope within 24 hours.',
  },
};
