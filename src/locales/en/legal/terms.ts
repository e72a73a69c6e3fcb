import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Terms and conditions',
  lead: 'The rules that apply when you order a website, calculator or system from me.',
  sections: [
    {
      id: 'scope',
      title: 'Who and what these terms cover',
      blocks: [
        'The supplier is {{company}}, {{address}}, {{country}}, company no. {{companyNumber}}, email {{mailbox}}, phone {{phone}} (“I”). The customer is whoever signs a quote (“you”).',
        'The terms cover websites, calculators, systems and their care and are part of every quote. Where a signed quote says something different, the quote applies. They are written for business customers. If you’re a consumer, the law’s mandatory rules apply too and come first.',
      ],
    },
    {
      id: 'ordering',
      title: 'Estimate, quote and contract',
      blocks: [
        'The estimate on the website is a price range and binds neither side. I answer an enquiry within 24 hours.',
        'After we’ve talked, I send you a quote with the scope, a fixed price, dates, payment terms and the day until which it’s valid. The contract is concluded when you sign the quote or confirm it in writing by that day; an email is enough. Whoever signs for a firm confirms that they’re authorised to. The signed copy comes to you by email as a PDF.',
        'We agree changes in writing; an email is enough. I start extra work only once you’ve confirmed its price and its effect on the date.',
      ],
    },
    {
      id: 'price',
      title: 'Price',
      blocks: [
        'Prices are in euro and exclude VAT. VAT is added under the rules valid on the day of supply. If you have a VAT number in another EU country, you may have to account for it yourself (reverse charge). An amount in another currency on the website is a conversion; the amount and currency in the signed quote apply.',
        'Urgent work may cost up to 30% more. From {{starterFrom}}, {{growthFrom}} or {{premiumFrom}} features you save {{starterPercent}}, {{growthPercent}} or {{premiumPercent}}% of the price of all features, but more features never cost less than fewer. Third parties’ domains, hosting, licences and advertising aren’t included unless the quote says so.',
        'For a consumer, the quote also states the price including all taxes.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        [
          'Unless the quote says otherwise, you pay a 50% deposit after signing and 50% on completion.',
          'On larger projects the deposit is 30–50% of the price.',
          'Above {{installmentsAbove}} you can pay in 2 or 3 instalments on the dates in the quote.',
          'Invoices are due 14 days after they’re issued, by bank transfer.',
          'Website care is invoiced monthly.',
        ],
        'I start work once the deposit is paid. If you’re late, I may charge statutory interest and, after a reminder, pause the work. The date moves by that time.',
      ],
    },
    {
      id: 'delivery',
      title: 'Dates and handover',
      blocks: [
        'The dates are in the quote. As a guide, small projects take 1–2 weeks, medium 3–4 and large 5–8. Time runs from the day I have the signature, the deposit and the material we agreed on.',
        'I show you finished parts at a test address. If a date is at risk, I tell you at once and give you a new one. In cases of force majeure, such as a long network outage, the date is extended by as long as it lasts.',
      ],
    },
    {
      id: 'cooperation',
      title: 'What I need from you',
      blocks: [
        'To keep to the dates I need:',
        [
          'text, photos, your logo and access details by the agreed date',
          'one person who can decide',
          'an answer to my questions, normally within 5 working days',
        ],
        'You must have the right to use the material you supply, and what it says must be true. Waiting for you moves the date by the same time. If you don’t answer for 60 days despite a reminder, I may invoice the work done and pause the order.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance',
      blocks: [
        'When the work is finished, I give you access to try it. The message that hands it over reminds you of the period and of what silence means. You have 10 working days to accept it or to name in writing the defects it has against the quote. I fix those and you check again.',
        'If I don’t hear from you within the 10 working days, the work counts as accepted. The same goes if you start using it with your customers. Minor defects that don’t prevent use are no reason to refuse acceptance; I still fix them. A consumer’s mandatory rights apply whether or not the period has run out.',
      ],
    },
    {
      id: 'warranty',
      title: 'Adjustments and warranty',
      blocks: [
        'For 30 days after launch I make adjustments within the agreed scope free of charge. On top of that you have a 6-month warranty against defects. Both periods run from launch or, if the work isn’t launched publicly, from acceptance.',
        'A defect is when the work doesn’t do what the quote says it should. Report it to {{mailbox}} or {{phone}} and describe what you see. I fix it free of charge within 7 working days of your report, unless its nature needs longer. Then I fix it by a date we agree.',
        'The warranty doesn’t cover changes made by others, changes to third-party services, misuse or content you put in. A consumer’s statutory rights are not limited by it, even where they last longer.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        'Your material, data and domain are yours throughout. When the whole price is paid, you get the exclusive right to use what I made for you, without limits of time, place or manner. You may change it, have others change it and transfer it together with your firm. Payment for this right is included in the price.',
        'For libraries, tools and general components I bring along, you have a non-exclusive right within the work, to the same extent. Parts by others with a licence of their own, such as open libraries and fonts, follow it.',
        'I show the work among my projects only with your consent.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'I’m liable for damage I cause by breaching my duties. Towards business customers my liability is limited to the price of the order concerned and excludes lost profit.',
        'The limit doesn’t apply to damage caused intentionally or by gross negligence, to harm to health, or where the law doesn’t allow it.',
        'I’m not liable for providers’ outages, places in search results, the results of advertising or content you supplied. Calculators on your site work with rates you entered and approved.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ending the contract',
      blocks: [
        'You may end an order at any time before it’s finished, without giving a reason; an email is enough. You pay for the work done by then and get it. The deposit is set off against it, and I return what’s left within 14 days.',
        'Either of us may end the contract if the other seriously breaches it and doesn’t put it right within an additional 14 days. Website care can be ended by email with one month’s notice to the end of a calendar month.',
        'A consumer may withdraw from a contract concluded online within 14 days without giving a reason; an email to {{mailbox}} is enough. If you expressly ask me to begin earlier, you pay a proportionate part of the price for what was done before withdrawal. The right lapses once the whole service has been provided at your request and you were told of this.',
      ],
    },
    {
      id: 'consumers',
      title: 'If you are a consumer',
      blocks: [
        'Complaints: report a defect by email to {{mailbox}}, by phone or by post to the supplier’s address. I confirm it in writing at once and tell you when it will be put right, within 30 days at the latest. The repair is free of charge. If the defect isn’t put right or comes back, you may have a reasonable price reduction or end the contract.',
        'For a digital service supplied at once I’m liable for defects that show within 2 years of supply, for a continuous one for as long as it lasts. During the first year, or throughout for a continuous service, it’s for me to prove that the defect wasn’t there on supply.',
        'Starting within the 14 days: “I ask you to begin before the withdrawal period ends. I know that if I then withdraw I pay a proportionate part of the price, and that the right lapses once the service has been fully provided.” Without that sentence I begin only after the period.',
        'Model withdrawal form, which you may use but don’t have to:',
        [
          'To: {{company}}, {{address}}, {{mailbox}}',
          'I hereby give notice that I withdraw from my contract for the following service: …',
          'Ordered on:',
          'Name and address of the consumer:',
          'Date and signature (only if this form is sent on paper):',
        ],
        'I return the money within 14 days of receiving your notice, the same way you paid.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Personal data',
      blocks: [
        'I handle data as the privacy policy says. Billing documents are kept for 10 years, project documents for 3 years after the end of the project. If I process your customers’ data for you, we sign a processing agreement under Art. 28 GDPR and you remain the controller. Both of us keep confidential any non-public matters we learn of during the work.',
      ],
    },
    {
      id: 'final',
      title: 'Final provisions',
      blocks: [
        'The contract is governed by Slovak law. Disputes between businesses are decided by Slovak courts. A consumer keeps the mandatory protection of the country where they live and may go to court there.',
        'A consumer may first ask me to put things right. If I refuse or don’t answer within 30 days, they may propose an out-of-court settlement, for example to the Slovak Trade Inspection (Slovenská obchodná inšpekcia, soi.sk), which also supervises my trade. The European Consumer Centre in their country helps free of charge.',
        'The language versions of these terms say the same. Should they differ, the version in the language in which the quote was signed applies. A contract is governed by the terms valid on the day it was signed. If one provision proves invalid, the others stand. These terms take effect on 1 January 2025.',
      ],
    },
  ],
};
