import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Job management for trade firms | {{brand}}',
    description:
      'Enquiries, quotes, jobs, hours and invoices in one system, built around the way your firm works. Start with one part and add others later.',
  },
  heading: 'The whole job in one place',
  lead: 'An enquiry in an email, a quote in a spreadsheet, hours on a scrap of paper. I build a system that joins them and that your people can use on site.',
  benefits: [
    {
      title: 'You know where things stand',
      text: 'Which quotes are waiting for a reply, which jobs are running late, what hasn’t been invoiced.',
    },
    {
      title: 'Paperwork in daylight',
      text: 'What’s recorded on site doesn’t have to be remembered at the kitchen table on Sunday.',
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
    { title: 'Hours and materials', text: 'Entered in three taps on site, even when the signal drops out.' },
    { title: 'Invoices', text: 'Drawn up from the job and handed over to your accounts.' },
  ],
  process: [
    {
      title: 'A day with you',
      text: 'In the office, on site or by video I watch how an enquiry travels and where it gets stuck.',
    },
    { title: 'First part', text: 'We choose what hurts most, usually quotes. Two people try it on real jobs.' },
    { title: 'Further parts', text: 'Each has its own price and date, and you can stop after any one.' },
    { title: 'Training', text: 'Half an hour on your own jobs, in the office and with the people on site.' },
  ],
  useCases: [
    {
      title: 'Bricklaying firm',
      text: 'Several sites at once. Hours come in from the phones, and quotes use your own price list.',
    },
    {
      title: 'Electrician with inspections',
      text: 'Dates and reports for each building, with the reminder letter ready to send.',
    },
    {
      title: 'Joinery workshop',
      text: 'From measuring to fitting, everyone sees which piece is where.',
    },
  ],
  pricing: {
    lead: 'A complete system costs {{erp}}, a single automation {{automations}}, excluding VAT. Where you end up depends on four things.',
    factors: [
      { title: 'Number of parts', text: 'Quotes alone are a fraction of the whole chain to the invoice.' },
      { title: 'Old data', text: 'Moving customers from a spreadsheet is quick. From paper it isn’t.' },
      { title: 'Roles', text: 'The more kinds of user, the more there is to agree and test.' },
      {
        title: 'Spreading the payment',
        text: 'You can pay in 2 or 3 instalments if the price is above {{installmentsAbove}}.',
      },
    ],
  },
  questions: [
    {
      question: 'Why not buy a ready-made program?',
      answer: 'If one suits you, buy it. My work pays off where you’d have to bend your firm to the program.',
    },
    {
      question: 'Will the older hands on site cope with it?',
      answer: 'On site they see a few big buttons. We try it with whoever objects most.',
    },
    {
      question: 'Does everyone need a new phone?',
      answer: 'No. It runs in the browser of any phone that still gets updates.',
    },
    {
      question: 'What if you stop trading one day?',
      answer:
        'Your data is yours and downloads as a spreadsheet at any time. Once it’s paid for, you have the code too, so another developer can carry on.',
    },
  ],
  callToAction: {
    title: 'Where does the paper pile up?',
    text: 'Write two sentences about it in the detailed version. I’ll reply within 24 hours with a suggested first part.',
  },
};
