import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Local search and marketing for trades | {{brand}}',
    description:
      'Get found in the towns where you work: Google Business Profile, reviews, local pages and simple ads. Monthly, with a one-page report.',
  },
  heading: 'So people nearby find you',
  lead: 'Someone types “tiler” and the name of your town. Each month I work on getting you among the firms they see, and on keeping what they see correct.',
  benefits: [
    {
      title: 'Work close to home',
      text: 'An enquiry from twenty minutes away is worth more than one from across the country.',
    },
    {
      title: 'Reviews that keep coming',
      text: 'Satisfied customers rarely write unless asked. I make asking as easy as one tap.',
    },
    {
      title: 'A report you can read',
      text: 'One page: how many people called, wrote and asked for directions. No charts for charts’ sake.',
    },
  ],
  features: [
    { title: 'Google Business Profile', text: 'Right category, hours, area, services and fresh photos.' },
    { title: 'Review link', text: 'A short address and a QR card that you leave with the invoice.' },
    { title: 'Replies to reviews', text: 'I draft them, you approve. The unpleasant ones too.' },
    { title: 'Local pages', text: 'One for each town, with jobs done there and not just the name swapped.' },
    { title: 'Simple ads', text: 'A few search phrases, your area, a monthly ceiling you set.' },
  ],
  process: [
    {
      title: 'Where you are now',
      text: 'I run ten searches the way a customer in your towns would, and note the results.',
    },
    { title: 'Tidying up', text: 'In the first month we fix the profile, the details and the missing photos.' },
    { title: 'Building on', text: 'Then come pages for towns and a steady flow of reviews.' },
    { title: 'Monthly check', text: 'What brought calls gets more attention. What didn’t, we drop.' },
  ],
  useCases: [
    {
      title: 'Tiler',
      text: 'Three towns, three pages with real bathrooms, and a request for a review after every handover.',
    },
    {
      title: 'Plumber with a call-out service',
      text: 'An ad that runs only when someone’s on duty and only within reach of the van.',
    },
    {
      title: 'Painter and decorator',
      text: 'A quiet January filled by an offer that goes on the profile in November.',
    },
  ],
  pricing: {
    lead: 'You pay for it as part of website care, {{maintenance}} per month excluding VAT. The money for ads goes straight from you to Google.',
    factors: [
      { title: 'Number of places', text: 'One town needs a page, five need a plan.' },
      { title: 'Competition', text: 'In a city there are dozens of electricians, in a valley perhaps two.' },
      { title: 'State of the profile', text: 'A lost password or a duplicate entry means extra work.' },
      { title: 'Ads', text: 'Without them there’s less to watch and the fee is lower.' },
    ],
  },
  questions: [
    {
      question: 'Can you guarantee first place?',
      answer: 'No, nobody can. I promise the work, and figures that show what came of it.',
    },
    {
      question: 'When will I notice a difference?',
      answer:
        'A tidy profile tends to show within weeks, local pages in three to six months. Ads run as soon as Google approves them.',
    },
    {
      question: 'Do you buy reviews or remove bad ones?',
      answer: 'Neither. I only ask people you’ve really worked for. A false review I report, and Google decides.',
    },
    {
      question: 'Am I tied in?',
      answer:
        'No. You can stop with one month’s notice to the end of a month. The profile, the pages and the ad account stay yours.',
    },
  ],
  callToAction: {
    title: 'Which towns do you want work from?',
    text: 'Name them in your enquiry. Within 24 hours I’ll write back what I’d put right first.',
  },
};
