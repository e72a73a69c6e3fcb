import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Website maintenance and support | Plumbline',
    description:
      'Updates, backups, a watch on the site and small changes for one monthly fee. You ring the person who knows your website.',
  },
  heading: 'Somebody to look after the site',
  lead: 'A website is like a boiler: it runs by itself until it doesn’t. For a monthly fee I service it, keep watch and make small changes as you need them.',
  benefits: [
    {
      title: 'You don’t find out from a customer',
      text: 'When the site stops responding, a message comes to me, and I often fix it before you notice.',
    },
    {
      title: 'A change is one message away',
      text: 'Holiday notice, new price, another photo. You send it from your phone and I put it in.',
    },
    {
      title: 'A way back',
      text: 'Whatever happens, we return to a copy that worked.',
    },
  ],
  features: [
    { title: 'Updates', text: 'Security patches for everything the site is made of, tried on a copy first.' },
    { title: 'Backups', text: 'Made regularly, kept in a different place from the site.' },
    { title: 'Watch', text: 'Pages, forms and the domain’s expiry date are checked round the clock.' },
    { title: 'Small changes', text: 'An agreed amount of time each month for text, photos and prices.' },
    { title: 'Short report', text: 'What was done and what to expect next, in five lines.' },
  ],
  process: [
    { title: 'Inspection', text: 'I go over the site, the domain and the mailboxes and write down what needs repair.' },
    { title: 'Takeover', text: 'We set up access in your name, backups and alerts.' },
    { title: 'Month by month', text: 'Updates go in on a fixed day, your changes as you send them.' },
    { title: 'Once a year', text: 'We go through what’s out of date and whether you need the same scope.' },
  ],
  useCases: [
    {
      title: 'Electrical firm',
      text: 'A new fitter, a new certificate and a changed emergency number, online within days.',
    },
    {
      title: 'Roofing firm',
      text: 'Before storms I check that enquiries with photos arrive whole.',
    },
    {
      title: 'Insulation company',
      text: 'The subsidy changes in January, and so do the amounts in the calculator.',
    },
  ],
  pricing: {
    lead: 'Care costs {{maintenance}} per month excluding VAT. You pay for the scope you choose, and you can change it.',
    factors: [
      { title: 'What’s looked after', text: 'One page needs less than a site with bookings.' },
      { title: 'Changes in a month', text: 'A site that stays put costs less than one with a new job every week.' },
      { title: 'Who built it', text: 'I know my own sites. Others need an inspection first.' },
      { title: 'How fast', text: 'A shorter response time has its price.' },
    ],
  },
  questions: [
    {
      question: 'How is this different from the warranty?',
      answer:
        'The warranty covers my mistakes: 30 days of free adjustments after launch and 6 months of warranty against faults. Care is for everything else.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Yes, on the terms in the quote. You leave with the latest backup and all passwords.',
    },
    {
      question: 'What isn’t a small change?',
      answer: 'A new page or calculator. I price that separately before I start.',
    },
    {
      question: 'Do you care for sites you didn’t build?',
      answer: 'If the inspection turns out well. Otherwise I’ll say what stands in the way.',
    },
  ],
  callToAction: {
    title: 'Is anyone looking after yours?',
    text: 'Send me the address in an enquiry. I’ll have a look and write within 24 hours what I’d do first.',
  },
};
