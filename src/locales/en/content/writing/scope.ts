import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const baseScopes: WritingTexts['baseScopes'] = {
  moving: {
    title: 'Moving from the old site',
    text: 'What works on the old site stays; what does not is replaced without losing visitors.',
    criteria: [
      'Every address of the old site leads to the new page that matches it.',
      'Text and photos that stay are moved and ticked off on a list you have approved.',
      'At the switch the site is down for 15 minutes at most, and mail on the domain works throughout.',
    ],
  },
  pages: {
    title: 'Pages and content',
    text: 'Within ten seconds a visitor understands what you do, where, and how to reach you.',
    criteria: [
      'All pages on the list below are published with your text and photos, with no filler.',
      'The phone number and the enquiry form are one tap away on every page.',
      'Pages are readable on a phone 360 pixels wide and on a large screen.',
    ],
  },
  contact: {
    title: 'Contact',
    text: 'Visitors can get in touch by phone, email or a short form.',
    criteria: [
      'A message from the form reaches your mailbox within a minute, and the sender gets a confirmation.',
      'The form withstands robots without making people copy letters from a picture.',
      'A tap on the number dials it.',
    ],
  },
  findability: {
    title: 'Search engine basics',
    text: 'Search engines understand what you do and where.',
    criteria: [
      'Each page has its own title and description, there is a site map, and the firm’s details are in a form that Google can read.',
      'The site is registered in Google’s tools, and you have access to them.',
      'A link sent in a message shows title, description and picture.',
    ],
  },
  accounts: {
    title: 'Sign-in and rights',
    text: 'Everybody signs in as themselves and sees only what their work needs.',
    criteria: [
      'There are at least two roles, administrator and worker. Who may do what is set out in a table you’ve approved.',
      'A forgotten password is reset by email without your help, and ten wrong attempts lock the account for a while.',
      'Someone who leaves can be signed out of all devices with one tap.',
    ],
  },
  records: {
    title: 'Job records',
    text: 'Each job has one place for its customer, address, status, notes and files.',
    criteria: [
      'A job is entered within a minute and found by name, address and number.',
      'Every change of status says who made it and when.',
      'A list of 5,000 jobs opens within a second and can be exported to a spreadsheet.',
    ],
  },
  offline: {
    title: 'Work without a signal',
    text: 'The app works in a cellar or on a roof, and nothing is lost.',
    criteria: [
      'Without a connection you can open today’s jobs, add to them and attach photos.',
      'When the signal returns, everything is sent automatically, exactly once.',
      'When two people change the same job, the app shows both versions and asks which to keep.',
    ],
  },
  quality: {
    title: 'Speed, accessibility, security',
    text: 'It works on an older phone, with a keyboard and with a screen reader.',
    criteria: [
      'The main content shows on an ordinary phone on 4G within 2.5 seconds.',
      'The accessibility requirements of WCAG 2.2, level AA, are met.',
      'The connection is encrypted, there is a daily backup, and restoring it has been tried.',
    ],
  },
  release: {
    title: 'Release in the stores',
    text: 'The app is in the App Store and on Google Play under your firm’s name.',
    criteria: [
      'The app has been approved in both stores and can be downloaded.',
      'It works on the versions of iOS and Android of the last four years.',
      'Crashes are reported automatically, without personal data.',
    ],
  },
  handover: {
    title: 'Handover and warranty',
    text: 'Everything you pay for is yours, and you know how to use it.',
    criteria: [
      'You get all the login details, the source code and a two-page guide.',
      'We go through the back office together in person or by video, for an hour at most.',
      'For 30 days after launch I make adjustments free of charge, and a 6-month warranty covers defects.',
    ],
  },
};

export const pages: WritingTexts['pages'] = {
  home: {
    title: 'Home',
    text: 'What you do, where and why you, with a photo of finished work and a clear way to enquire.',
  },
  services: { title: 'Services', text: 'One page, each service in its own section: {{services}}.' },
  about: { title: 'About', text: 'People with photos, years in the trade, qualifications, insurance and warranty.' },
  contact: { title: 'Contact', text: 'Phone, email, opening hours, map and a short form.' },
  'about-contact': {
    title: 'About and contact',
    text: 'Who’ll come, qualifications, phone, opening hours, map and a short form.',
  },
  legal: {
    title: 'Privacy and cookies',
    text: 'Which data the site collects, why and for how long; I’ll prepare a draft.',
  },
  'sign-in': { title: 'Sign-in', text: 'Sign-in, forgotten password and inviting a new person.' },
  overview: { title: 'Overview', text: 'What has to be done today, what’s late and what’s waiting on the customer.' },
  job: { title: 'Job', text: 'Customer, address with directions, status, notes, photos and history.' },
  customers: { title: 'Customers', text: 'A list with search, and all jobs of one customer.' },
  settings: { title: 'Settings', text: 'People and rights, company details, wording of messages.' },
  today: { title: 'Today', text: 'Today’s jobs in order, with address, phone and whether everything is sent.' },
};

export const baseSupplies: WritingTexts['baseSupplies'] = {
  facts: {
    title: 'Company details',
    text: 'Name, company number, address, phone, email and the hours when you answer the phone.',
  },
  logo: {
    title: 'Logo and colours',
    text: 'The logo as a vector file (SVG or PDF). If there is none, I redraw it from a photo of your van.',
  },
  photos: { title: 'Photos', text: 'Send them in their original size; I choose and edit them.' },
  texts: {
    title: 'Text',
    text: 'A few sentences or points for each page; I’ll advise what to say and correct mistakes.',
  },
  proof: { title: 'Qualifications and warranty', text: 'I only publish what you can prove.' },
  domain: {
    title: 'Access to the domain',
    text: 'The login at your registrar, or tell me which domain to order in the name of your firm.',
  },
  'old-site': {
    title: 'Access to the old site',
    text: 'Logins to its administration, hosting and visitor statistics.',
  },
  workflow: {
    title: 'How you work today',
    text: 'Two real jobs from the first call to the invoice, with the papers and spreadsheets you use.',
  },
  devices: { title: 'A trial crew', text: 'Two people who use it on their own phones during the trial.' },
  stores: {
    title: 'Store accounts',
    text: 'Developer accounts in the App Store and on Google Play in the firm’s name; I’ll help you open them.',
  },
};

export const exclusions: WritingTexts['exclusions'] = {
  photography: 'Photography on site. I’ll show you how to take good photos with a phone, or recommend a photographer.',
  texts: 'Text written from scratch. I edit yours; copywriting can be added as a feature.',
  translation: 'Translation into further languages. I build it so they can be added.',
  advertising: 'Paid advertising and running social networks.',
  fees: 'Third-party fees: domain, hosting, text messages, maps beyond the free limit. You pay them directly, in your own name.',
  'store-fees': 'Yearly fees for developer accounts in the App Store and on Google Play.',
  integrations: 'Connections to accounting and stock. I can quote for them once we know what has to be passed on.',
  'native-app': 'A separate mobile app. Everything works in the phone’s browser.',
  maintenance: 'Changes and monitoring after the warranty. I offer optional monthly care for that.',
};

export const questions: WritingTexts['questions'] = {
  decides: 'Who approves the design and the text on your side? If one person decides within two days, the dates hold.',
  domain: 'Do you have a domain and company mail, or should I set them up?',
  features: 'Which features must be ready at launch? This plan has only the basic scope so far.',
  booking: 'A calendar connection and reminders make sense with booking, which was not chosen. Shall we add it?',
  'too-short':
    'There is too much work for the date you want. What must be ready first, and what can follow a month later?',
  tight: 'The date is tight. Can you deliver the material within a week of signing?',
  'above-budget': 'The estimate starts above your budget. Shall we reduce the scope or split the work into two stages?',
  'partly-above-budget':
    'The upper part of the estimate exceeds your budget. What could be left out if it came to that?',
};
