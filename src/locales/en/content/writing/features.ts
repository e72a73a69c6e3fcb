import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import type { UnnamedFeatures } from '../../../content/named-features.ts';

export const categories: WritingTexts['categories'] = {
  'lead-generation': 'getting enquiries',
  portfolio: 'gallery and examples of work',
  calculator: 'calculators and quotes as PDF',
  booking: 'booking and reminders',
  location: 'map, branches and local search',
  content: 'own editing, languages, blog and texts',
};

export const features: UnnamedFeatures = {
  'inquiry-form': {
    phrase: 'an enquiry form',
    text: 'The customer describes the job so that you can price it without another call.',
    criteria: [
      'The form asks for place, date and the following: {{measures}}. Only name, contact and a description are required.',
      'The enquiry reaches your mailbox within a minute, and the customer is told when you will answer.',
      'When something is missing, the message stands at the field, and nothing typed is lost.',
    ],
  },
  'callback-request': {
    phrase: 'a call-back request',
    text: 'People who would rather not write leave a number and a time.',
    criteria: [
      'A number and a part of the day are enough; it takes three taps at most.',
      'The message, with a number that dials at one tap, comes by email within a minute.',
      'Outside working hours the form says when you will call at the earliest.',
    ],
  },
  'photo-inquiry': {
    phrase: 'enquiries with photos',
    text: 'The customer photographs the place with a phone, and you know what you are driving to.',
    criteria: [
      'Up to 8 photos can be added, from the camera or the album.',
      'Photos are made smaller before sending, so that they leave on a weak signal, and progress is shown.',
      'The location is removed from photos, and only you can open them.',
    ],
  },
  newsletter: {
    phrase: 'an email newsletter',
    text: 'You remind regular customers of seasonal work before they find another firm.',
    criteria: [
      'Signing up is confirmed by a link in an email, and one tap is enough to leave.',
      'You write, look at a preview and send without my help.',
      'For each mailing you see how many people it reached and how many it did not.',
    ],
  },
  'photo-gallery': {
    phrase: 'a gallery',
    text: 'Finished jobs, sorted so that everybody finds one like their own.',
    criteria: [
      'Photos can be filtered by kind of work, and each has a caption with place and year.',
      'A gallery of 30 photos shows on a phone on 4G within 2.5 seconds.',
      'Photos can be browsed by finger and keyboard and have a text for blind people.',
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
    text: 'The task, the work and the result of a real job convince whoever hesitates.',
    criteria: [
      'Each story has a task, the work, a result with one figure and at least four photos.',
      'At least three stories are published at launch, with the customers’ consent.',
      'Each story links to the service it is about and to the enquiry.',
    ],
  },
  reviews: {
    phrase: 'reviews',
    text: 'Real ratings from Google at the place where customers decide.',
    criteria: [
      'Ratings come from your business profile, are at most a day old and carry name and date.',
      'When Google does not answer, the ratings loaded last stay visible.',
      'After a job you send the customer a link to rate it, with one tap.',
    ],
  },
  'price-calculator': {
    phrase: 'a price calculator',
    text: 'Customers find a guide price by themselves, and you get an enquiry with measurements.',
    criteria: [
      'The calculator asks for the following: {{measures}}.',
      'The result is a range with an explanation and a sentence saying that the exact price follows a visit.',
      'You change the rates yourself, and on twenty of your own jobs the result is within 10% of your price.',
    ],
  },
  'material-calculator': {
    phrase: 'a material calculator',
    text: 'Customers learn how much is needed and come back to you when it has to be done.',
    criteria: [
      'The calculator works out the following: {{material}}.',
      'The result includes a reserve for waste and can be emailed or printed.',
      'You change the consumption per unit yourself.',
    ],
  },
  'quote-generator': {
    phrase: 'PDF quotes',
    text: 'The customer’s answers become a draft quote that you only check and send.',
    criteria: [
      'The quote has your logo, lines, sums including and excluding VAT, validity and a number in a series.',
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
      'You block a holiday or a full day from your phone within half a minute.',
    ],
  },
  'calendar-sync': {
    phrase: 'a calendar link',
    text: 'Bookings appear in your calendar, and what is in your calendar cannot be booked.',
    criteria: [
      'A new booking is in your Google or Outlook calendar within five minutes.',
      'Time taken in the calendar disappears from the offer within five minutes.',
      'When the connection breaks, you get an email and bookings stay safe.',
    ],
  },
  reminders: {
    phrase: 'reminders',
    text: 'Customers do not forget the visit, and you do not drive for nothing.',
    criteria: [
      'A text message or email goes out the day before with time, address and the name of who comes.',
      'The visit can be confirmed or moved from the message.',
      'After a cancellation no reminder is sent.',
    ],
  },
  'service-area-map': {
    phrase: 'a service area map',
    text: 'Everybody sees at once whether you come to them.',
    criteria: [
      'The map shows where you work, with the towns as text beside it.',
      'Visitors enter their town and see whether you come and what travel costs.',
      'The map loads only when somebody opens it, so that it does not slow the page.',
    ],
  },
  branches: {
    phrase: 'branches',
    text: 'Each branch has its own page with people, phone and hours.',
    criteria: [
      'Each branch has its own page address, phone, opening hours and map.',
      'An enquiry from a branch goes to the person who runs it.',
      'You add or close a branch yourself.',
    ],
  },
  'local-search': {
    phrase: 'local search',
    text: 'People nearby who need your trade find you in Google Maps and in search.',
    criteria: [
      'The business profile on Google is verified and has the same name, phone and hours as the site.',
      'Pages of services name the work and the towns where you do it.',
      'Two months after launch you get an overview of the words by which people found you.',
    ],
  },
  multilingual: {
    phrase: 'more languages',
    text: 'Customers who speak no English have everything in their own language.',
    criteria: [
      'Each language has everything that English has, and the switch leads to the same place.',
      'Forms, messages and the emails that customers get are translated too.',
      'Translations are read by a native speaker.',
    ],
  },
  blog: {
    phrase: 'a blog',
    text: 'Answers to what customers always ask bring in more of them.',
    criteria: [
      'You write an article with photos, keep it as a draft and publish it yourself.',
      'Each article leads to the service it is about.',
      'Three articles are published at launch.',
    ],
  },
  'own-editing': {
    phrase: 'a way to edit the site ourselves',
    text: 'You change texts, prices and photos yourself when it is needed.',
    criteria: [
      'After half an hour of training you change a text, a price and a photo from a phone without my help.',
      'Each change can be previewed before it is published and undone afterwards.',
      'Editing cannot break the look of a page.',
    ],
  },
  copywriting: {
    phrase: 'copywriting',
    text: 'I write the texts from an hour’s talk with you, in the language of your customers.',
    criteria: [
      'You get the texts of all pages at once for comments before I build.',
      'Two rounds of corrections are included.',
      'You have confirmed every statement about the firm.',
    ],
  },
};

export const featurePages: WritingTexts['featurePages'] = {
  'inquiry-form': {
    title: 'Enquiry',
    text: 'A form in three steps, with the phone number beside it for those who rather call.',
  },
  'photo-gallery': { title: 'Our work', text: 'A gallery filtered by kind of work.' },
  'case-studies': { title: 'Stories of jobs', text: 'An overview and a page for each job.' },
  'price-calculator': {
    title: 'What it will cost',
    text: 'A calculator with a price range that can be sent along with the enquiry.',
  },
  'material-calculator': { title: 'How much material', text: 'The quantity with a reserve for waste, ready to print.' },
  'appointment-booking': { title: 'Book a visit', text: 'Free times, address and confirmation.' },
  'service-area-map': { title: 'Where we work', text: 'Map, list of towns and travel costs.' },
  branches: { title: 'Branches', text: 'An overview and a page for each branch.' },
  blog: { title: 'Advice', text: 'An overview of articles and a page for each.' },
};

export const featureSupplies: WritingTexts['featureSupplies'] = {
  newsletter: {
    title: 'List of subscribers',
    text: 'E-mail addresses of customers who have agreed, if you have them.',
  },
  'photo-gallery': { title: 'Captions for the gallery', text: 'Kind of work, town and year for each photo.' },
  'before-after': { title: 'Pairs of photos', text: 'At least five pairs from the same spot, before and after.' },
  'case-studies': {
    title: 'Three jobs to tell of',
    text: 'A short talk about each, four photos and the customer’s consent.',
  },
  reviews: {
    title: 'Access to your business profile',
    text: 'Invite me as a manager on Google; if there is no profile, I set one up.',
  },
  'price-calculator': {
    title: 'Price list and sample jobs',
    text: 'Rates, surcharges and twenty finished jobs with measurements and price, on which I check the calculator.',
  },
  'material-calculator': {
    title: 'Material consumption',
    text: 'Consumption per unit and the usual reserve for each material.',
  },
  'quote-generator': { title: 'A sample quote', text: 'Two quotes as you send them today, and your payment terms.' },
  'appointment-booking': {
    title: 'Times for visits',
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
  branches: { title: 'Facts about branches', text: 'Address, phone, hours, manager and a photo of each branch.' },
  'local-search': {
    title: 'Business profile on Google',
    text: 'Access to the profile, the exact name of the firm and the towns you work in.',
  },
  multilingual: {
    title: 'Languages and a reader',
    text: 'The list of languages and who approves the translations for you.',
  },
  blog: {
    title: 'Customers’ questions',
    text: 'The ten questions you hear most; three of them become the first articles.',
  },
  copywriting: { title: 'An hour’s talk', text: 'An hour on the phone with the person who knows the work best.' },
};

export const featureQuestions: WritingTexts['featureQuestions'] = {
  'callback-request': 'In which hours do you call back, and who has the phone while you are on site?',
  newsletter: 'How often do you want to write, and to whom first?',
  reviews: 'Do you want to show all reviews, or only those with a text?',
  'price-calculator':
    'Should the calculator show the price at once, or only after a contact is given? I recommend at once.',
  'quote-generator': 'Do you keep quotes in another program into which they should be carried over?',
  'appointment-booking': 'Is the visit free, or paid and taken off the price?',
  reminders: 'Text message or email? Text messages cost you a fee each.',
  'service-area-map': 'Where is the line beyond which you charge for travel, and how much?',
  multilingual: 'Which languages are needed at launch, and which can follow?',
  'own-editing': 'Who in the firm will change the content, and on which device?',
};
