import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Job management for trade firms | Plumbline',
    description:
      'Enquiries, quotes, jobs, hours and invoices in one system that’s made for how your firm works. Start with one part and add others later.',
  },
  heading: 'The whole job in one place',
  lead: 'An enquiry in an email, a quote in a spreadsheet, hours on a scrap of paper. I build a system that joins them and that your people can use on site.',
  benefits: [
    {
      title: 'You know where things stand',
      text: 'Which quotes wait for a reply, which jobs run late, what hasn’t been invoiced.',
    },
    {
      title: 'Paperwork in daylight',
      text: 'What’s recorded on site needn’t be recalled at the kitchen table on Sunday.',
    },
    {
      title: 'Only what you need',
      text: 'If there are five of you, it’s made for five.',
    },
  ],
  features: [
    { title: 'Enquiries', text: 'From the site, the phone and email in one list, with the next step and a date.' },
    { title: 'Quotes', text: 'Put together from your own items, sent as a link, signed on a phone.' },
    { title: 'Job sheet', text: 'Address, drawings, photos, agreements and who’s there today.' },
    { title: 'Hours and material', text: 'Entered in three taps on site, even when the signal drops out.' },
    { title: 'Invoices', text: 'Drawn up from the job and handed over to your accounts.' },
  ],
  process: [
    { title: 'A day with you', text: 'I watch how an enquiry travels through your firm and where it gets stuck.' },
    { title: 'First part', text: 'We choose what hurts most, usually quotes. It’s in use within weeks.' },
    { title: 'Further parts', text: 'Each has its own price and date, and you can stop after any one.' },
    { title: 'Training', text: 'An hour in the office, half an hour with the people on site.' },
  ],
  useCases: [
    {
      title: 'Bricklaying firm',
      text: 'Hours by job from the phones of eight people, and an invoice in a quarter of an hour.',
    },
    {
      title: 'Electrician with inspections',
      text: 'Dates and reports for each building, and the letter drafted.',
    },
    {
      title: 'Joinery workshop',
      text: 'From measuring to fitting, everyone sees which piece is where.',
    },
  ],
  pricing: {
    lead: 'A single automation costs {{automations}}, a complete system {{erp}}, excluding VAT. Where you end up depends on this.',
    factors: [
      { title: 'Number of parts', text: 'Quotes alone are a fraction of the whole chain to the invoice.' },
      { title: 'Old data', text: 'Moving customers from a spreadsheet is quick, from paper it isn’t.' },
      { title: 'Roles', text: 'The more kinds of users, the more to agree and test.' },
      {
        title: 'Spreading the payment',
        text: 'Above {{installmentsAbove}} the price can be split into 2 or 3 parts.',
      },
    ],
  },
  questions: [
    {
      question: 'Why not buy a ready-made program?',
      answer: 'If one suits you, buy it. My work pays off where you’d have to bend your firm to the program.',
    },
    {
      question: 'Will older people on site manage it?',
      answer: 'On site they see three big buttons. We try it with whoever objects most.',
    },
    {
      question: 'Does everyone need a new phone?',
      answer: 'No. It runs in the browser of any phone that still gets updates.',
    },
    {
      question: 'What if you stop working?',
      answer: 'You have the code, the data and a description. Another developer can carry on.',
    },
  ],
  callToAction: {
    title: 'Where does the paper pile up?',
    text: 'Write two sentences about it in the detailed version. I’ll reply within 24 hours with a suggested first part.',
  },
};
