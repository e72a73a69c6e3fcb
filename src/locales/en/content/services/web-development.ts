import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Web development for building firms | {{brand}}',
    description:
      'Custom work on larger sites: redesign, several languages and branches, connections to your programs. 5–8 weeks, priced line by line.',
  },
  heading: 'For firms that have outgrown their website',
  lead: 'You’ve got branches, partners abroad or programs that don’t talk to one another. In 5 to 8 weeks I rebuild the site so it holds all that.',
  benefits: [
    {
      title: 'Old links keep working',
      text: 'Old addresses lead to new pages, so a bookmark or a search result still ends in the right place.',
    },
    {
      title: 'Each branch speaks for itself',
      text: 'Its own phone, people, jobs and opening hours, all looked after in one place.',
    },
    {
      title: 'No double typing',
      text: 'An enquiry is entered once, by the customer. From there it goes where you need it.',
    },
  ],
  features: [
    { title: 'Redesign', text: 'A new look on new foundations, with whatever content is worth keeping carried over.' },
    { title: 'Languages', text: 'Slovak, Czech, Danish, English. Each page links to its counterpart.' },
    { title: 'Branches', text: 'Pages by place, with enquiries sent to the right people.' },
    { title: 'Project pages', text: 'Size, year, role and photos, filtered by type of building.' },
    { title: 'Connections', text: 'Calendar, accounts, mailing list, stock: whatever can take data in.' },
  ],
  process: [
    { title: 'Survey of what’s there', text: 'I go through pages, visits and links, and list what stays.' },
    { title: 'Plan in stages', text: 'You get a drawing, dates and a price for each stage.' },
    {
      title: 'Your old site stays live',
      text: 'I build at a test address. The old site runs until the new one is ready.',
    },
    { title: 'The switch', text: 'It happens outside working hours. I watch it for the first days after.' },
  ],
  useCases: [
    {
      title: 'General contractor',
      text: 'A page for each project in two languages, and one link for a tender instead of attachments.',
    },
    {
      title: 'Roofing firm with three branches',
      text: 'A customer enters a postcode and the enquiry goes to the nearest yard.',
    },
    {
      title: 'Plumbing and heating company',
      text: 'Service requests open as jobs in the dispatcher’s program.',
    },
  ],
  pricing: {
    lead: 'Rebuilding a larger website costs {{rebuiltWebsite}}, connections and automation {{automations}}, both excluding VAT. These things decide the total.',
    factors: [
      {
        title: 'State of the old site',
        text: 'Content that can be exported is cheaper than content that has to be copied by hand.',
      },
      { title: 'Number of languages', text: 'Each adds text, checks and someone to approve them.' },
      { title: 'The other side', text: 'A program with a documented interface takes days, one without takes longer.' },
      {
        title: 'Number of features',
        text: 'From {{growthFrom}} features you save up to {{growthPercent}}%, from {{premiumFrom}} up to {{premiumPercent}}%. Above {{installmentsAbove}} you can pay in 2 or 3 instalments.',
      },
    ],
  },
  questions: [
    {
      question: 'Will our enquiries stop during the rebuild?',
      answer: 'No. The old site takes enquiries up to the minute of the switch.',
    },
    {
      question: 'Can you take over a site from another developer?',
      answer: 'Yes, if you have access to it. I look through it first, at a price we agree beforehand.',
    },
    {
      question: 'Who translates the pages?',
      answer:
        'Slovak, Czech, Danish and English come from me. Another language you supply, or I bring in a translator as a separate line in the quote.',
    },
    {
      question: 'Do you work with our IT people?',
      answer: 'Yes. They get a list of what I need, with dates.',
    },
  ],
  callToAction: {
    title: 'Describe what’s in the way',
    text: 'Pick the detailed version: 3 to 5 minutes, with room for your site’s address. I’ll look at it before we talk.',
  },
};
