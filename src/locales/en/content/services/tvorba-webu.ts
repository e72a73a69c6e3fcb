import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Company website for tradesmen | {{brand}}',
    description:
      'A website of several pages for your trade firm: services, jobs, reviews, enquiry form. From nothing to launch in 3–4 weeks at a fixed price.',
  },
  heading: 'A website for your firm, from nothing to launch',
  lead: 'Services, finished jobs, people and contact, each on a page of its own. I write it, build it and launch it in 3 to 4 weeks.',
  benefits: [
    {
      title: 'Fewer wasted calls',
      text: 'The site says what you do, where you go and what you don’t take on. Those who ring already know.',
    },
    {
      title: 'Work you want',
      text: 'We give most room to the jobs that pay. The rest gets a mention and no more.',
    },
    {
      title: 'Proof in one place',
      text: 'Photos, certificates and reviews sit next to the work they belong to.',
    },
  ],
  features: [
    {
      title: 'A page per service',
      text: 'Each kind of work has its own text, photos and a rough price if you want one.',
    },
    { title: 'Gallery of jobs', text: 'Sorted by type of work, with the place and the year.' },
    { title: 'Enquiry form', text: 'It asks what you’d ask on the phone: what, where, how big, by when.' },
    { title: 'Reviews', text: 'Your Google ratings, brought in without retyping.' },
    { title: 'Area map', text: 'Where you travel to, and how far out you start charging for it.' },
  ],
  process: [
    {
      title: 'Week 1: measuring',
      text: 'An hour’s call and a checklist for photos. Within the week you see the layout of the pages.',
    },
    { title: 'Week 2: drawing', text: 'The text goes into the layout, and you cross out what doesn’t fit.' },
    { title: 'Week 3: building', text: 'I put in the text, photos and forms. You watch it grow at a test address.' },
    { title: 'Week 4: launch', text: 'We test enquiries together, then I switch the domain over.' },
  ],
  useCases: [
    {
      title: 'Joinery with five people',
      text: 'Stairs, windows and built-in wardrobes each get a page, and the gallery shows the same split.',
    },
    {
      title: 'Heating and plumbing firm',
      text: 'Repairs have a phone number at the top, heat pumps a form with questions about the house.',
    },
    {
      title: 'Electrical firm',
      text: 'Households, workshops and inspections each have their own way in from the first page.',
    },
  ],
  pricing: {
    lead: 'A company website costs {{companyWebsite}} excluding VAT; extra features are added. These four things decide where in the range you land.',
    factors: [
      { title: 'Number of pages', text: 'Five services need less work than fifteen.' },
      { title: 'Text', text: 'It costs less if you bring it, more if I write it.' },
      {
        title: 'Features',
        text: 'A gallery or a map has its own line. From {{starterFrom}} features you save up to {{starterPercent}}%.',
      },
      { title: 'Date', text: 'Rush work costs up to 30% more. If you can wait, you don’t pay that.' },
    ],
  },
  questions: [
    {
      question: 'How many pages should a trade firm have?',
      answer: 'Usually six to ten: one for each main service, then jobs, the firm and contact.',
    },
    {
      question: 'Can I put prices on the site?',
      answer: 'Yes, and a range is enough. It puts off people who were never going to pay.',
    },
    {
      question: 'Will you do the logo as well?',
      answer: 'I tidy up the one you have. A new one is a designer’s job.',
    },
    {
      question: 'Who owns the site?',
      answer:
        'The domain, the passwords and your material are yours from day one. Once the whole price is paid, you have the exclusive right to use and change the site.',
    },
  ],
  callToAction: {
    title: 'What would yours cost?',
    text: 'Answer four questions and see a range with the reason beside every line.',
  },
};
