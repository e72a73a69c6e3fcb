import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const services: WritingTexts['services'] = {
  website: {
    name: 'new website',
    need: 'We need a new website that introduces the firm and brings in jobs.',
    summary: 'I will build a website on which customers see your work, understand the price and get in touch.',
    user: {
      title: 'You and your people',
      text: 'Want enquiries that can be priced, and no extra trouble with the site.',
    },
  },
  'web-app': {
    name: 'web application',
    need: 'We need a web application that saves us the paperwork around our jobs.',
    summary: 'I will build a web application that keeps your jobs, appointments and customers in one place.',
    user: {
      title: 'The office',
      text: 'Takes enquiries, plans people and sends invoices. Does not want to write the same thing twice.',
    },
  },
  'website-redesign': {
    name: 'website redesign',
    need: 'We have an older website that no longer serves the firm, and want it rebuilt from the ground up.',
    summary:
      'I will rebuild your website so that it keeps what it has earned over the years and starts bringing enquiries.',
    user: { title: 'You and your people', text: 'Want a site to be proud of that somebody in the firm can change.' },
  },
  'mobile-app': {
    name: 'mobile app',
    need: 'We need a mobile app for our people on site and for our customers.',
    summary: 'I will build a mobile app that works without a signal and can be used with one hand.',
    user: {
      title: 'People on site',
      text: 'Have dirty hands and little time. They need the address, the phone and a way to tick off what is done.',
    },
  },
};

export const sizes: WritingTexts['sizes'] = {
  small: { name: 'small', sentence: 'A smaller scope is enough for us, only the essentials.' },
  medium: {
    name: 'medium',
    sentence: 'We have a medium scope in mind, with several services and examples of our work.',
  },
  large: {
    name: 'large',
    sentence: 'It is a larger project with a lot of content and several people who will work with it.',
  },
};

export const timelines: WritingTexts['timelines'] = {
  asap: { name: 'as soon as possible', sentence: 'We need it as soon as possible.' },
  '1-month': { name: 'within a month', sentence: 'We would like to launch within a month.' },
  '2-months': { name: 'within 2 to 3 months', sentence: 'We would like to launch within two to three months.' },
  '3-6-months': { name: 'within half a year', sentence: 'We want to launch within half a year.' },
  flexible: { name: 'no fixed date', sentence: 'There is no rush.' },
};

export const objectives: WritingTexts['objectives'] = {
  'attract-customers': {
    title: 'Win customers',
    phrase: 'win new customers',
    text: 'People nearby who look for your work find you and get in touch.',
    measure:
      'within three months of launch at least five enquiries a month come from people who did not know you before.',
  },
  'showcase-work': {
    title: 'Show the work',
    phrase: 'show finished work',
    text: 'Finished jobs speak for you before anybody calls.',
    measure: 'at least ten finished jobs are shown at launch, and customers refer to them.',
  },
  'manage-bookings': {
    title: 'Appointments and visits',
    phrase: 'arrange appointments and visits without phone calls',
    text: 'A visit is arranged without you coming down the ladder.',
    measure: 'within three months at least half of all visits are arranged without a call.',
  },
  'provide-quotes': {
    title: 'Give quotes',
    phrase: 'give customers a price quickly',
    text: 'Customers get a guide price at once, and you get an exact brief.',
    measure: 'no more than one working day passes from an enquiry to a quote that has been sent.',
  },
  'build-trust': {
    title: 'Build trust',
    phrase: 'build trust',
    text: 'A stranger can check who will come and how you work.',
    measure: 'every page of a service has at least one proof: a rating, a qualification, a warranty or a finished job.',
  },
  'automate-processes': {
    title: 'Save paperwork',
    phrase: 'save time on paperwork',
    text: 'What a customer has written once, nobody types again.',
    measure: 'after two months you save at least three hours a week; we measure it before launch and after.',
  },
};

export const milestones: WritingTexts['milestones'] = {
  brief: {
    title: 'Brief',
    text: 'An hour on the phone, answers to the open questions and an agreed scope. You get this plan in its final form.',
  },
  design: {
    title: 'Design',
    text: 'Layout and look of the main screens on phone and computer. Two rounds of comments.',
  },
  build: {
    title: 'Build',
    text: 'I program and fill in the content. You see the progress at a trial address every week.',
  },
  trial: { title: 'Trial', text: 'We go through the acceptance criteria one by one, you try it on your phone, I fix.' },
  launch: {
    title: 'Launch and handover',
    text: 'Switching to your domain, checking mail and enquiries, training, handing over access.',
  },
};

export const storeLaunch: WritingTexts['storeLaunch'] = {
  title: 'Release and handover',
  text: 'Approval in the App Store and on Google Play, training, handing over access. How long approval takes is up to the stores.',
};

export const phrases: WritingTexts['phrases'] = {
  unknownTrade: 'craft and building work',
  goals: 'Above all we want to {{goals}}.',
  features: 'These features matter most to us: {{features}}.',
  laterCategories: 'Whole areas you did not choose: {{categories}}.',
  laterFeatures: 'Features you did not choose: {{features}}. They can be added later.',
  laterQuick:
    'Extra features such as a gallery, a calculator or booking. The quick price does not ask for them; we add them after the first talk.',
  unserved: 'The goal “{{goal}}” has no feature of its own yet. Consider: {{features}}.',
  servicePage: 'Service: {{service}}',
  partOfPage: 'On a small site as a part of the home page.',
};

export const document: WritingTexts['document'] = {
  title: 'Project plan',
  summary:
    'This plan says what I will deliver, how we tell that it is done, by when, and what I need from you. It is based on your answers and on the price estimate, and holds in the form that we confirm together.',
  facts: {
    trade: 'Trade',
    size: 'Scope',
    timeline: 'Wanted by',
    weeks: 'Time needed',
    price: 'Estimate excluding VAT',
    estimate: 'Estimate number',
  },
  description: 'How you described the project',
  headings: {
    goals: { title: 'Goals', lead: 'What will be different after launch, and how we measure it.' },
    users: { title: 'Who it is for', lead: 'The people who will use it, and what they want.' },
    scope: {
      title: 'Scope and acceptance criteria',
      lead: 'What I build. A part is done when each of its points holds.',
    },
    pages: { title: 'Pages and screens', lead: 'What it consists of. Names are working titles.' },
    content: { title: 'What I need from you', lead: 'The material, and by when, so that the schedule holds.' },
    milestones: {
      title: 'Milestones',
      lead: 'Working days and weeks from the day the deposit is paid. The range is that of the estimate.',
    },
    outOfScope: { title: 'Not included', lead: 'So that we understand each other from the start.' },
    openQuestions: { title: 'Open questions', lead: 'I will ask these in our first talk.' },
  },
  measure: 'How we will know:',
  before: {
    brief: 'Needed before the brief',
    design: 'Needed before the design',
    build: 'Needed before the build',
    trial: 'Needed before the trial',
    launch: 'Needed before launch',
  },
  days: { one: '{{count}} working day', other: '{{count}} working days' },
  weeks: { one: '{{count}} week', other: '{{count}} weeks' },
  doneByWeek: 'done by the end of week {{from}}',
  doneByWeeks: 'done by the end of week {{from}} to {{to}}',
};
