import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'One-page website for sole traders | {{brand}}',
    description:
      'A small website for a tradesman who works alone: photos, prices, area and a call button on one page. Ready in 1–2 weeks, easy to extend.',
  },
  heading: 'One page, and all of it useful',
  lead: 'You work on your own and don’t need ten pages. One is enough if it answers what people ask: what, where, for how much and when.',
  benefits: [
    {
      title: 'A link instead of a folder',
      text: 'When somebody asks for pictures of your work, you send a single address.',
    },
    {
      title: 'It won’t eat up your evenings',
      text: 'I need thirty minutes on the phone and ten to twenty photos. The rest is my job.',
    },
    {
      title: 'Room to grow',
      text: 'Once you take on a second pair of hands, we add pages to the same foundations.',
    },
  ],
  features: [
    { title: 'Call button', text: 'It stays in reach of the thumb all the way down the page.' },
    { title: 'Before and after', text: 'Two photos and a slider between them. It says more than a paragraph.' },
    { title: 'Short price list', text: 'By the square metre, by the hour or per item, however you price your work.' },
    { title: 'When you’re free', text: 'One line saying when you can take on new work.' },
    { title: 'Where you travel', text: 'Towns by name, so Google understands them too.' },
  ],
  process: [
    { title: 'Call', text: 'You talk, I take notes. You can be in the van, as long as you’re parked.' },
    { title: 'Photos', text: 'You send pictures from your phone. I choose, crop and brighten them.' },
    { title: 'Preview', text: 'Within a week you get a link. You write what you’d change.' },
    { title: 'Launch', text: 'I put the page on your domain, and enquiries come to your email.' },
  ],
  useCases: [
    {
      title: 'Painter',
      text: 'Six rooms before and after, a price per square metre and a note about who moves the furniture.',
    },
    {
      title: 'Tiler',
      text: 'Three bathrooms photographed from the door, with details of corners and joints close up.',
    },
    {
      title: 'Roof repairs',
      text: 'A large number for a leaking roof and a promise of when you’ll ring back.',
    },
  ],
  pricing: {
    lead: 'A one-page website costs {{onePageWebsite}} excluding VAT. These things push it up or down.',
    factors: [
      { title: 'Photos', text: 'Twenty are included. Sorting fifty takes longer.' },
      { title: 'A form', text: 'A plain contact form is included. Questions for your trade cost extra.' },
      { title: 'Second language', text: 'Handy near the border or if you work abroad.' },
      { title: 'Domain and email', text: 'If you have none, I set them up; you pay the provider directly.' },
    ],
  },
  questions: [
    {
      question: 'Isn’t a Facebook page enough?',
      answer: 'For regulars it may be. Without an account people often can’t see the photos.',
    },
    {
      question: 'What if I only have three photos?',
      answer: 'We’ll start with three good ones. Send me more as you finish jobs.',
    },
    {
      question: 'Can I have the page without prices?',
      answer: 'You can. Then it should at least say how you work them out.',
    },
    {
      question: 'Do I need a registered firm?',
      answer: 'A trade licence is enough. Your company number has to be in the footer, and I’ll put it there.',
    },
  ],
  callToAction: {
    title: 'One page, one price',
    text: 'Choose “Small” in the calculator and you’ll have the range in 60 seconds at most.',
  },
};
