import type { FaqContent } from '../../content/content.ts';

export const faq: FaqContent = {
  'for-whom': {
    question: 'Who do you build for?',
    answer:
      'For trade and construction firms, from a sole trader to a contractor with several branches. The calculator has eight trades to choose from, among them roofers, electricians, plumbers, joiners and tilers. If yours isn’t there, write it in and we’ll talk. I don’t build online shops.',
  },
  'who-builds-it': {
    question: 'Who will actually build my website?',
    answer:
      'I will. My name is {{developer}}, and I do the drawings, the text and the code myself. You have one person and one phone number from the first call to the care after launch.',
  },
  'where-you-work': {
    question: 'Do you work outside {{country}}?',
    answer:
      'Yes, in Slovakia, Czechia and Denmark. We can meet at your firm or on site, or do everything by video and phone. The work, the price list and the warranty are the same in all three countries, and nothing has to be printed or posted. Travel is a separate line in the quote.',
  },
  languages: {
    question: 'Which languages can my website be in?',
    answer:
      'Slovak, Czech, Danish or English, in one of them or several at once. Each version is written for its readers, not run through translation software. Other languages, German for instance, are possible if you supply the text or I bring in a translator as a separate line in the quote.',
  },
  'answer-time': {
    question: 'How soon will I hear from you?',
    answer:
      'Within 24 hours of your enquiry, by phone or email as you prefer. You get the enquiry number on the screen straight away, along with a copy of your estimate by email. Quote that number when you call and I’ll know at once what it’s about.',
  },
  'old-website': {
    question: 'I already have a website. Do I have to start again?',
    answer:
      'Not always. I look at what you have and tell you what’s worth keeping: text, photos, the domain, your place in search results. Sometimes a few repairs are enough. If a rebuild is cheaper than repairs, I’ll show you both sums side by side.',
  },
  'just-a-page': {
    question: 'Is a single page enough for me?',
    answer:
      'Often it is. If you work alone, offer one or two kinds of work and get most of it by word of mouth, one page with photos, prices and a phone number will do. You can add more pages later on the same foundations, so nothing is thrown away.',
  },
  'price-website': {
    question: 'What does a website cost?',
    answer:
      'Websites cost {{websites}} excluding VAT: one page for a sole trader at the lower end, a firm’s site with several services, a gallery and extra features at the upper end. The calculator on this website narrows the range for you in 60 seconds at most.',
  },
  'price-calculator': {
    question: 'What does a price calculator on my site cost?',
    answer:
      'It costs {{calculators}} excluding VAT. What counts is how many things it asks and how they affect one another. Area times a rate is at the lower end. Several materials, extras, travel costs and a PDF quote push it towards the upper end. It can usually be added to your present site; I check first.',
  },
  'price-system': {
    question: 'What do automations and job systems cost?',
    answer:
      'Automations cost {{automations}} and a whole system for running jobs {{erp}}, excluding VAT. An automation does one thing, say turning an enquiry into a draft quote. A system holds enquiries, quotes, jobs, hours and invoices together. You can start with the first and grow into the second.',
  },
  'how-price-is-made': {
    question: 'How do you arrive at the price?',
    answer:
      'I add up the type of work, its size, the features you pick and the date you want. The estimate lists each as a separate line with an amount and the reason for it. An estimate commits nobody to anything. The quote has one fixed price, which changes only if you ask for something else.',
  },
  urgent: {
    question: 'What if I need it in a hurry?',
    answer:
      'Urgent work costs up to 30% more, because I move other jobs and work in the evenings. The surcharge is a separate line in the estimate, so you can compare the price with and without it. If your date can’t be met, the estimate offers the earliest possible one without the surcharge.',
  },
  packages: {
    question: 'Do I save if I order more at once?',
    answer:
      'Yes. From {{starterFrom}} features you save {{starterPercent}}% on all of them, from {{growthFrom}} you save {{growthPercent}}% and from {{premiumFrom}} you save {{premiumPercent}}%. The only limit: more features never cost less than fewer. I can do them in one go, so each takes less time. The calculator applies the saving by itself and shows it on its own line.',
  },
  installments: {
    question: 'Can I pay in instalments?',
    answer:
      'Yes, above {{installmentsAbove}} you can pay in 2 or 3 instalments. The usual order is a deposit, one instalment during the work and the rest on completion. Amounts and dates are in the quote, so you know them before you sign. It costs nothing extra.',
  },
  'deposit-and-invoice': {
    question: 'How do the deposit and the invoice work?',
    answer:
      'The usual split is a 50% deposit and 50% on completion. On larger projects the deposit is 30–50%, as written in the quote. You pay by bank transfer once you’ve signed. Invoices are due 14 days after they’re issued, and prices exclude VAT.',
  },
  'monthly-costs': {
    question: 'What will I pay each month after launch?',
    answer:
      'Website care is optional and costs {{maintenance}} per month excluding VAT. It covers updates, backups, monitoring and small changes, and you can stop with one month’s notice to the end of a month. Without it you pay only for your domain and hosting, in your own name and directly to the provider.',
  },
  phone: {
    question: 'Will the site work on a phone?',
    answer:
      'Yes, I draw it for the phone first and for the computer second. Buttons are big enough for a thumb, the number dials with one tap, and forms ask only for what’s needed. I test it on iPhone and Android before launch.',
  },
  'edit-myself': {
    question: 'Can I change text and photos myself?',
    answer:
      'Yes, if you order editing as a feature. You sign in, change the wording or add a photo from your phone, and it’s on the site. At handover I show you how and leave a short guide. If you’d rather not, send me the change, as part of website care or at a price agreed beforehand.',
  },
  'domain-and-email': {
    question: 'Who sorts out the domain and email?',
    answer:
      'I do, but everything is registered in your name. I find out which domain is free, help you buy it and set up mailboxes such as info@yourfirm. You get every password in writing. When a mailbox moves, I look after the old messages too. If you ever leave, you take the domain and email with you.',
  },
  speed: {
    question: 'How fast will the site be?',
    answer:
      'I aim for 2 seconds on an ordinary phone with mobile data. I keep photos small, load only what a page needs and leave out decorations that slow it down. Before handover I measure it with Google’s public tool and send you the result.',
  },
  backups: {
    question: 'What if the site breaks down or someone attacks it?',
    answer:
      'I restore it from a backup. With website care the site is backed up regularly, the copy is kept elsewhere and restoring is tested. I get a message when it stops responding and deal with it first. Without care you get a backup at handover and make the next ones yourself; I price any repair beforehand.',
  },
  'personal-data': {
    question: 'What about customers’ personal data and cookies?',
    answer:
      'I build the site so that it can comply. It asks only for what’s needed to answer an enquiry, and only necessary cookies are stored before a visitor chooses. I draft the privacy text. You remain the controller of your customers’ data, and if I process it, we sign an agreement. Special cases are for a lawyer.',
  },
  'accounting-links': {
    question: 'Can you connect the site to my accounting program?',
    answer:
      'Yes, if the program can take data from outside, and most of those in use can. Typically I pass on the customer, the items and the invoice so nobody types them twice. Tell me the name and version, and I’ll check what’s possible before I quote. Where there’s no direct way, I prepare a file your bookkeeper can load.',
  },
  start: {
    question: 'How do we start?',
    answer:
      'With four questions in the calculator, which take up to 60 seconds. If you want a closer figure, the detailed version takes 3 to 5 minutes. You see the price before you leave any contact details. Send the enquiry and I’ll be in touch within 24 hours.',
  },
  duration: {
    question: 'How long does it take?',
    answer:
      'A small site takes 1 to 2 weeks, a medium one 3 to 4 weeks and a large one 5 to 8 weeks. I count from the day I have the signature, the deposit and the material we agreed on. The most common delay is waiting for photos and approvals, so the dates for both sides are in the quote.',
  },
  'what-you-need': {
    question: 'What do you need from me?',
    answer:
      'About an hour’s talk, photos of your work and one person who can say yes or no. I also ask for your logo if you have one, your company details and access to the domain. I send you all this as a short checklist.',
  },
  'texts-and-photos': {
    question: 'I have no text or decent photos. Is that a problem?',
    answer:
      'No. I can write the text from a phone call and you only check it; that’s a separate item in the price. For photos, I’ll tell you what to take and how, and pictures from a phone are usually enough. If a photographer would be worth the money, I’ll tell you.',
  },
  changes: {
    question: 'Can I change my mind during the work?',
    answer:
      'Yes. What fits within the agreed scope I change at no extra cost on the drawings, and small things later too. If you want something new, I tell you what it adds to the price and the date, and I start once you’ve approved it in writing.',
  },
  signing: {
    question: 'How do I sign the quote?',
    answer:
      'Remotely, with nothing to print. I email you the quote as a PDF, you read the items, the price and the dates, and sign it on your phone or computer or simply confirm it by email. Then you pay the deposit. If something isn’t right, tell me and I’ll send a new version.',
  },
  warranty: {
    question: 'What happens when something doesn’t work after launch?',
    answer:
      'For 30 days after launch I make adjustments free of charge, and for 6 months you have a warranty against defects. I fix a defect free of charge within 7 working days of your report or, if its nature needs longer, by a date we agree. Just write or call and say what you see on the screen.',
  },
};
