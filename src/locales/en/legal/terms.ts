import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Terms and conditions',
  lead: 'The rules that apply when you order a website, calculator or system from me.',
  sections: [
    {
      id: 'scope',
      title: 'Who and what these terms cover',
      blocks: [
        'The supplier is {{company}}, {{address}}, Slovakia, company no. {{companyNumber}}, tax no. {{taxNumber}}, VAT no. {{vatNumber}}, email {{mailbox}}, phone {{phone}} (“I”). The customer is whoever signs a quote (“you”).',
        'The terms cover websites, applications and their care and are part of every quote. Where a signed quote says something different, the quote applies.',
      ],
    },
    {
      id: 'ordering',
      title: 'Estimate, quote and contract',
      blocks: [
        'The estimate on the website is a price range and binds neither side.',
        'After we’ve talked, I send you a quote with the scope, a fixed price and dates. It’s valid until the date written in it. The contract is concluded when you sign the quote online; a copy goes to your email.',
        'We agree changes of scope by email, along with their effect on the price and the date.',
      ],
    },
    {
      id: 'price',
      title: 'Price',
      blocks: [
        'Prices are in euro and exclude VAT. If I’m liable to charge VAT, I add it at the statutory rate. An amount in another currency on the website is only a conversion.',
        'Urgent work may cost up to 30% more. The surcharge is a separate line in the quote. Domains, hosting and advertising aren’t included unless the quote says so.',
        'For a consumer, the quote also states the total price including all taxes.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        [
          'Unless the quote says otherwise, you pay a 50% deposit after signing and 50% on completion.',
          'On larger projects the deposit is 30–50% of the price.',
          'Above {{installmentsAbove}} we can agree on 2 or 3 instalments; amounts and dates are in the quote.',
          'Invoices are due 14 days after they’re issued, by bank transfer or payment QR code.',
          'Website care is invoiced monthly.',
        ],
        'I start work once the deposit is paid. If you’re late, I may charge statutory interest and, after a written reminder, pause the work.',
      ],
    },
    {
      id: 'delivery',
      title: 'Dates and handover',
      blocks: [
        'The dates are in the quote. As a guide, small projects take 1–2 weeks, medium 3–4 and large 5–8. Time runs from the day I have the deposit and the material we agreed on.',
        'I hand over by launching the work on the agreed domain or giving you access to it. You follow progress in the customer portal. If a date is at risk, I tell you at once.',
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
        'You must have the right to use the material you supply. Waiting for it moves the date by the same number of days.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance',
      blocks: [
        'When the work is finished, I give you access to try it. You have 10 working days to accept it or to name in writing the defects it has against the quote. I fix those and you check again.',
        'If I don’t hear from you within the 10 working days, the work counts as accepted. The same goes if you start using it with your customers. Minor defects that don’t prevent use are no reason to refuse acceptance; I still fix them. A consumer’s mandatory rights apply whether or not the period has run out.',
      ],
    },
    {
      id: 'warranty',
      title: 'Adjustments and warranty',
      blocks: [
        'For 30 days after launch I make adjustments within the agreed scope free of charge. On top of that you have a 6-month warranty against defects. Both periods run from launch or, if the work isn’t launched publicly, from acceptance.',
        'A defect is when the work doesn’t do what the quote says it should. Report it to {{mailbox}} or {{phone}} and describe what you see. I fix it free of charge within 7 working days of your report. If it needs longer, you get a workaround or a new date.',
        'The warranty doesn’t cover changes made by others, outages of other services or new requests. A consumer’s statutory rights are not limited by it, even where they last longer.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        'When the whole price is paid, you get the exclusive right to use the work I made for you, without limits of time, place or manner, and to have it changed.',
        'Third-party parts, such as fonts, have their own licences. General components I use in several projects stay mine, but you may use them within your work without limit. Your material, data and domain remain yours.',
        'I may show the work among my projects unless you ask me not to.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'I’m liable for damage I cause by breaching my duties, towards a business customer up to the price of the order and not for lost profit.',
        'The limit doesn’t apply to damage caused intentionally or by gross negligence, to harm to health, or where the law doesn’t allow it.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ending the contract',
      blocks: [
        'Either of us may end the contract if the other seriously breaches it and doesn’t put it right within a period given in writing, at least 10 working days. You pay for the part of the work already done that you can use; I return the rest of the deposit.',
        'A consumer may withdraw from a contract concluded online within 14 days without giving a reason; an email is enough. If you expressly ask me to begin earlier, you pay the part of the price for what was done before withdrawal. The right lapses once the whole service has been provided at your request and you were told of this.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Personal data',
      blocks: [
        'I handle data as the privacy policy says. Billing documents are kept for 10 years, project documents for 3 years after the end of the project. If I process your customers’ data for you, we sign a processing agreement under Art. 28 GDPR and you remain the controller.',
      ],
    },
    {
      id: 'final',
      title: 'Final provisions',
      blocks: [
        'The contract is governed by Slovak law and disputes are decided by Slovak courts. A consumer keeps the mandatory protection of the country where they live and may go to court there.',
        'A consumer may propose an out-of-court settlement to the Slovak Trade Inspection (Slovenská obchodná inšpekcia, soi.sk), which also supervises my trade.',
        'A contract is governed by the version of the terms valid on the day it was signed. If one provision proves invalid, the others stand. These terms take effect on 1 January 2025.',
      ],
    },
  ],
};
