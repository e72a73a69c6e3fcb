import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const services: WritingTexts['services'] = {
  website: {
    name: 'new website',
    need: 'We need a new website that shows who we are and brings in work.',
    summary: 'I’ll build a website where customers see your work, understand the price and get in touch.',
    user: {
      title: 'You and your people',
      text: 'Want enquiries they can price, and no extra hassle with the site.',
    },
  },
  'web-app': {
    name: 'web application',
    need: 'We need a web application that saves us the paperwork around our jobs.',
    summary: 'I’ll build a web application that keeps your jobs, appointments and customers in one place.',
    user: {
      title: 'The office',
      text: 'Takes enquiries, schedules people and sends invoices. Doesn’t want to type the same thing twice.',
    },
  },
  'website-redesign': {
    name: 'website rebuild',
    need: 'We have an older website that no longer serves the firm, and want it rebuilt from the ground up.',
    summary:
      'I’ll rebuild your website so that it keeps what it has earned over the years and starts bringing in enquiries.',
    user: {
      title: 'You and your people',
      text: 'Want a site they’re proud of and that someone in the firm can update.',
    },
  },
  'mobile-app': {
    name: 'mobile app',
    need: 'We need a mobile app for our people on site and for our customers.',
    summary: 'I’ll build a mobile app that works without a signal and can be used with one hand.',
    user: {
      title: 'People on site',
      text: 'Have dirty hands and little time. They need the address, the phone number and a way to tick off finished work.',
    },
  },
};

export const sizes: WritingTexts['sizes'] = {
  small: { name: 'small', sentence: 'A small project is enough for us, just the essentials.' },
  medium: {
    name: 'medium',
    sentence: 'We have a medium-sized project in mind, with several services and examples of our work.',
  },
  large: {
    name: 'large',
    sentence: 'It’s a larger project with a lot of content and several people working with it.',
  },
};

export const timelines: WritingTexts['timelines'] = {
  asap: { name: 'as soon as possible', sentence: 'We need it as soon as possible.' },
  '1-month': { name: 'within a month', sentence: 'We would like to launch within a month.' },
  '2-months': { name: 'within 2 to 3 months', sentence: 'We would like to launch within two to three months.' },
  '3-6-months': { name: 'within six months', sentence: 'We want to launch within six months.' },
  flexible: { name: 'no fixed date', sentence: 'There is no rush.' },
};

export const objectives: WritingTexts['objectives'] = {
  'attract-customers': {
    title: 'Win customers',
    phrase: 'win new customers',
    text: 'People nearby who need your trade find you and get in touch.',
    measure:
      'within three months of launch at least five enquiries a month come from people who did not know you before.',
  },
  'showcase-work': {
    title: 'Show your work',
    phrase: 'show finished work',
    text: 'Finished jobs speak for you before anyone calls.',
    measure: 'at least ten finished jobs are shown at launch, and customers mention them.',
  },
  'manage-bookings': {
    title: 'Bookings and site visits',
    phrase: 'arrange appointments and visits without phone calls',
    text: 'Visits get arranged without you coming down the ladder.',
    measure: 'within three months at least half of all visits are arranged without a call.',
  },
  'provide-quotes': {
    title: 'Give quotes',
    phrase: 'give customers a price quickly',
    text: 'Customers get a guide price at once, and you get a precise brief.',
    measure: 'every quote goes out within one working day of the enquiry.',
  },
  'build-trust': {
    title: 'Build trust',
    phrase: 'build trust',
    text: 'A stranger can check who will come and how you work.',
    measure:
      'every service page has at least one piece of proof: a review, a qualification, a warranty or a finished job.',
  },
  'automate-processes': {
    title: 'Cut the paperwork',
    phrase: 'save time on paperwork',
    text: 'What a customer has typed once, nobody types again.',
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
    text: 'I build it and add the content. You can follow progress at a test address every week.',
  },
  trial: {
    title: 'Trial',
    text: 'We go through the acceptance criteria one by one, you try it on your phone, and I fix what’s found.',
  },
  launch: {
    title: 'Launch and handover',
    text: 'Switching to your domain, checking email and enquiries, training, handing over access.',
  },
};

export const storeLaunch: WritingTexts['storeLaunch'] = {
  title: 'Release and handover',
  text: 'Approval in the App Store and on Google Play, training, handing over access. How long approval takes is up to the stores.',
};

export const phrases: WritingTexts['phrases'] = {
  unknownTrade: 'craft and building work',
  goals: 'Above all, we want to {{goals}}.',
  features: 'These features matter most to us: {{features}}.',
  laterCategories: 'Areas you didn’t choose: {{categories}}.',
  laterFeatures: 'Features you didn’t choose: {{features}}. They can be added later.',
  laterQuick:
    'Extra features such as a gallery, a calculator or booking. The quick estimate doesn’t ask about them; we can add them after our first call.',
  unserved: 'The goal “{{goal}}” has no feature of its own yet. Consider: {{features}}.',
  servicePage: 'Service: {{service}}',
  partOfPage: 'On a small site, part of the home page.',
};

export const caseStudy: WritingTexts['caseStudy'] = {
  title: '{{service}}: {{trade}}',
  trade: 'The firm’s trade: {{trade}}.',
  goals: 'Above all, the firm wanted to {{goals}}.',
  service: 'What I delivered: {{service}}.',
  features: 'What it has: {{features}}.',
  scope: 'What was agreed: {{scope}}.',
  services: {
    website: 'new website',
    'web-app': 'web application',
    'website-redesign': 'rebuilt website',
    'mobile-app': 'mobile app',
    calculator: 'price calculator',
    automation: 'automation',
    erp: 'company system',
  },
};

export const document: WritingTexts['document'] = {
  title: 'Project plan',
  summary:
    'This plan says what I’ll deliver, how we’ll know it’s done, by when, and what I need from you. It’s based on your answers and the price estimate, and applies in the version we confirm together.',
  facts: {
    trade: 'Trade',
    size: 'Scope',
    timeline: 'Needed by',
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
      lead: 'What I’ll build. A part is done when every point under it is met.',
    },
    pages: { title: 'Pages and screens', lead: 'What it’s made up of. Names are working titles.' },
    content: { title: 'What I need from you', lead: 'What, and by when, so that we keep to the dates.' },
    milestones: {
      title: 'Milestones',
      lead: 'Working days and weeks from the day the deposit is paid. The range matches the estimate.',
    },
    outOfScope: { title: 'Not included', lead: 'So we’re clear from the start.' },
    openQuestions: { title: 'Open questions', lead: 'I’ll ask these on our first call.' },
  },
  measure: 'How we’ll know:',
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
