import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import type { UnnamedFeatures } from '../../../content/named-features.ts';

export const categories: WritingTexts['categories'] = {
  'lead-generation': 'getting enquiries',
  portfolio: 'gallery and examples of work',
  calculator: 'calculators and quotes as PDF',
  booking: 'booking and reminders',
  location: 'map, branches and local search',
  content: 'editing it yourself, languages, blog and copywriting',
};

export const features: UnnamedFeatures = {
  'inquiry-form': {
    phrase: 'an enquiry form',
    text: 'Customers describe the job well enough for you to price it without another call.',
    criteria: [
      'The form asks for place, date and the following: {{measures}}. Only name, contact and a description are required.',
      'The enquiry reaches your mailbox within a minute, and the customer is told when you will answer.',
      'If something is missing, the message appears beside the field and nothing typed is lost.',
    ],
  },
  'callback-request': {
    phrase: 'a call-back request',
    text: 'People who would rather not write leave a number and a time.',
    criteria: [
      'A number and a part of the day are enough; it takes three taps at most.',
      'The message, with a number you tap to dial, reaches you by email within a minute.',
      'Outside working hours the form gives the earliest time you’ll call.',
    ],
  },
  'photo-inquiry': {
    phrase: 'enquiries with photos',
    text: 'Customers photograph the place with their phone, so you know what you’re driving to.',
    criteria: [
      'Up to 8 photos can be added, from the camera or the album.',
      'Photos are shrunk before sending, so they go through on a weak signal, and progress is shown.',
      'Location data is removed from the photos, and only you can open them.',
    ],
  },
  newsletter: {
    phrase: 'an email newsletter',
    text: 'You remind regular customers of seasonal work before they find another firm.',
    criteria: [
      'People confirm by a link in an email and unsubscribe with one tap.',
      'You write, preview and send without my help.',
      'After each mailing you see how many people it reached and how many it didn’t.',
    ],
  },
  'photo-gallery': {
    phrase: 'a gallery',
    text: 'Finished jobs, sorted so visitors quickly find one like theirs.',
    criteria: [
      'Photos can be filtered by kind of work, and each has a caption with place and year.',
      'A gallery of 30 photos shows on a phone on 4G within 2.5 seconds.',
      'Photos can be browsed by swipe or keyboard and have descriptions for blind visitors.',
    ],
  },
  'before-after': {
    phrase: 'before and after',
    text: 'A slider between two photos shows the difference better than words.',
    criteria: [
      'The slider works by finger, mouse and keyboard.',
      'Both photos are clearly labelled even when nobody moves the slider.',
      'At least five pairs of photos are published at launch.',
    ],
  },
  'case-studies': {
    phrase: 'job stories',
    text: 'The brief, the work and the result of a real job convince people who hesitate.',
    criteria: [
      'Each story has the brief, the work, a result with one figure and at least four photos.',
      'At least three stories are published at launch, with the customers’ consent.',
      'Each story links to the service it is about and to the enquiry.',
    ],
  },
  reviews: {
    phrase: 'reviews',
    text: 'Real Google reviews where customers make up their minds.',
    criteria: [
      'Reviews come from your business profile, are refreshed at least once a day and show name and date.',
      'If Google doesn’t respond, the last reviews loaded stay visible.',
      'After a job, one tap sends the customer a link to review it.',
    ],
  },
  'price-calculator': {
    phrase: 'a price calculator',
    text: 'Customers get a guide price on their own, and you get an enquiry with measurements.',
    criteria: [
      'The calculator asks for: {{measures}}.',
      'The result is a range with an explanation and a sentence saying that the exact price follows a visit.',
      'You change the rates yourself, and on twenty of your own jobs the result is within 10% of your price.',
    ],
  },
  'material-calculator': {
    phrase: 'a material calculator',
    text: 'Customers see how much is needed and come back to you when it’s time to do the job.',
    criteria: [
      'The calculator works out: {{material}}.',
      'The result includes an allowance for waste and can be emailed or printed.',
      'You adjust the quantity per unit yourself.',
    ],
  },
  'quote-generator': {
    phrase: 'PDF quotes',
    text: 'The customer’s answers become a draft quote that you only check and send.',
    criteria: [
      'The quote has your logo, items, totals including and excluding VAT, an expiry date and a running number.',
      'Nothing goes to the customer without your approval.',
      'Sent quotes are kept and cannot be changed.',
    ],
  },
  'appointment-booking': {
    phrase: 'site visit booking',
    text: 'Customers pick a free time for a visit without calling you on the scaffold.',
    criteria: [
      'Only times that you have opened are offered, and no two people can take the same one.',
      'An email confirms the booking with address, time and a link to move or cancel it.',
      'You block out a holiday or a full day from your phone in half a minute.',
    ],
  },
  'calendar-sync': {
    phrase: 'a calendar link',
    text: 'Bookings appear in your calendar, and times already taken there can’t be booked.',
    criteria: [
      'A new booking is in your Google or Outlook calendar within five minutes.',
      'Times you fill in your calendar are no longer offered within five minutes.',
      'If the link breaks, you get an email and no booking is lost.',
    ],
  },
  reminders: {
    phrase: 'reminders',
    text: 'Customers remember the visit, and you don’t drive out for nothing.',
    criteria: [
      'A text or email goes out the day before with the time, address and name of whoever is coming.',
      'The visit can be confirmed or rescheduled from the message.',
      'After a cancellation no reminder is sent.',
    ],
  },
  'service-area-map': {
    phrase: 'a service area map',
    text: 'People see at once whether you cover their area.',
    criteria: [
      'The map shows where you work, with the towns as text beside it.',
      'Visitors enter their town and see whether you come and what travel costs.',
      'The map loads only when opened, so it doesn’t slow the page down.',
    ],
  },
  branches: {
    phrase: 'branches',
    text: 'Each branch has its own page with people, phone and opening hours.',
    criteria: [
      'Each branch has its own page with phone, opening hours and map.',
      'An enquiry from a branch goes to the person who runs it.',
      'You add or close a branch yourself.',
    ],
  },
  'local-search': {
    phrase: 'local search',
    text: 'People nearby who need your trade find you in Google Maps and in search.',
    criteria: [
      'The business profile on Google is verified and has the same name, phone and opening hours as the site.',
      'Service pages name the work and the towns where you do it.',
      'Two months after launch you get a summary of the words people found you by.',
    ],
  },
  multilingual: {
    phrase: 'more languages',
    text: 'Customers who don’t speak English get everything in their own language.',
    criteria: [
      'Each language has everything the English version has, and switching keeps your place.',
      'Forms, messages and the emails that customers get are translated too.',
      'Translations are read by a native speaker.',
    ],
  },
  blog: {
    phrase: 'a blog',
    text: 'Answering what customers always ask brings in more of them.',
    criteria: [
      'You write an article with photos, keep it as a draft and publish it yourself.',
      'Each article links to the service it’s about.',
      'Three articles are published at launch.',
    ],
  },
  'own-editing': {
    phrase: 'a way to edit the site ourselves',
    text: 'You change text, prices and photos yourself whenever you need to.',
    criteria: [
      'After half an hour’s training you can change text, a price and a photo from a phone without my help.',
      'Each change can be previewed before it is published and undone afterwards.',
      'Editing can’t break a page’s layout.',
    ],
  },
  copywriting: {
    phrase: 'copywriting',
    text: 'I write the copy from an hour’s conversation, in your customers’ language.',
    criteria: [
      'You get the copy for all pages at once to comment on before I build.',
      'Two rounds of corrections are included.',
      'You have confirmed every statement about the firm.',
    ],
  },
};

export const featurePages: WritingTexts['featurePages'] = {
  'inquiry-form': {
    title: 'Enquiry',
    text: 'A form in three steps, with the phone number beside it for people who’d rather call.',
  },
  'photo-gallery': { title: 'Our work', text: 'A gallery filtered by kind of work.' },
  'case-studies': { title: 'Job stories', text: 'An overview and a page for each job.' },
  'price-calculator': {
    title: 'What it will cost',
    text: 'A calculator with a price range that can be sent along with the enquiry.',
  },
  'material-calculator': {
    title: 'How much material',
    text: 'The quantity with an allowance for waste, ready to print.',
  },
  'appointment-booking': { title: 'Book a visit', text: 'Free times, address and confirmation.' },
  'service-area-map': { title: 'Where we work', text: 'Map, list of towns and travel costs.' },
  branches: { title: 'Branches', text: 'An overview and a page for each branch.' },
  blog: { title: 'Advice', text: 'An overview of articles and a page for each.' },
};

export const featureSupplies: WritingTexts['featureSupplies'] = {
  newsletter: {
    title: 'Subscriber list',
    text: 'Email addresses of customers who have agreed, if you have them.',
  },
  'photo-gallery': { title: 'Captions for the gallery', text: 'Kind of work, town and year for each photo.' },
  'before-after': { title: 'Pairs of photos', text: 'At least five pairs from the same spot, before and after.' },
  'case-studies': {
    title: 'Three jobs to write up',
    text: 'A short chat about each, four photos and the customer’s consent.',
  },
  reviews: {
    title: 'Access to your business profile',
    text: 'Invite me as a manager on Google; if there is no profile, I set one up.',
  },
  'price-calculator': {
    title: 'Price list and sample jobs',
    text: 'Rates, surcharges and twenty finished jobs with measurements and prices, so I can check the calculator against them.',
  },
  'material-calculator': {
    title: 'Material quantities',
    text: 'Quantity per unit and the usual allowance for waste for each material.',
  },
  'quote-generator': { title: 'A sample quote', text: 'Two quotes as you send them today, and your payment terms.' },
  'appointment-booking': {
    title: 'Visiting times',
    text: 'Days and hours, how long a visit takes and travel time between them.',
  },
  'calendar-sync': {
    title: 'Access to the calendar',
    text: 'The Google or Outlook account that holds your appointments.',
  },
  reminders: {
    title: 'Wording of the reminder',
    text: 'Approval of the short text and of the name that customers see.',
  },
  branches: { title: 'Branch details', text: 'Address, phone, opening hours, manager and a photo of each branch.' },
  'local-search': {
    title: 'Google business profile',
    text: 'Access to the profile, the exact name of the firm and the towns you work in.',
  },
  multilingual: {
    title: 'Languages and sign-off',
    text: 'The list of languages and who approves the translations for you.',
  },
  blog: {
    title: 'Customers’ questions',
    text: 'The ten questions you hear most; three of them become the first articles.',
  },
  copywriting: {
    title: 'An hour’s conversation',
    text: 'An hour on the phone with the person who knows the work best.',
  },
};

export const featureQuestions: WritingTexts['featureQuestions'] = {
  'callback-request': 'When do you call back, and who answers the phone while you’re on site?',
  newsletter: 'How often do you want to write, and to whom first?',
  reviews: 'Do you want to show all reviews, or only those with comments?',
  'price-calculator':
    'Should the calculator show the price at once, or only after people leave their contact details? I recommend at once.',
  'quote-generator': 'Do you keep quotes in another program they should be transferred to?',
  'appointment-booking': 'Is the visit free, or charged and deducted from the price?',
  reminders: 'Text message or email? Each text message costs you a fee.',
  'service-area-map': 'From what distance do you charge for travel, and how much?',
  multilingual: 'Which languages are needed at launch, and which can follow?',
  'own-editing': 'Who in the firm will change the content, and on which device?',
};
