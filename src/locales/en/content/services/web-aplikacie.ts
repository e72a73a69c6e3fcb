import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Price calculators and online booking | {{brand}}',
    description:
      'A calculator, visit booking or photo enquiry on your trade website. Customers help themselves, you get a complete brief instead of a missed call.',
  },
  heading: 'Let customers work it out themselves',
  lead: 'A price by area, a free slot, a photo of the fault. What you now explain ten times a week on the phone, the site can ask for and write down.',
  benefits: [
    {
      title: 'It answers at night too',
      text: 'People plan their bathrooms at ten at night. In the morning you have their number.',
    },
    {
      title: 'You set off prepared',
      text: 'Area, material, floor, access, pictures: all known before you start the engine.',
    },
    {
      title: 'Your rates, your rules',
      text: 'You change the price per square metre yourself, and it applies straight away.',
    },
  ],
  features: [
    { title: 'Price calculator', text: 'By area, length, item or hour, with surcharges and a minimum.' },
    { title: 'Material calculator', text: 'How many litres, boxes or sheets, offcuts included.' },
    { title: 'Booking', text: 'Free slots by day and postcode, written straight into your calendar.' },
    { title: 'Photo enquiry', text: 'The phone’s camera opens right in the form.' },
    { title: 'PDF quote', text: 'The customer takes away a sheet with your name and the items.' },
  ],
  process: [
    { title: 'Your sums', text: 'Show me five old quotes. I find out from them how you really price.' },
    { title: 'A trial on paper', text: 'We run those jobs through the new formula and compare the results.' },
    { title: 'Build', text: 'I make the form with as few questions as the sum allows.' },
    { title: 'After a month', text: 'We see at which question people give up, and I change it.' },
  ],
  useCases: [
    {
      title: 'Roofer',
      text: 'Area, pitch and covering give a range. Skylights and gutters are added one by one.',
    },
    {
      title: 'Plumber',
      text: 'A customer picks Thursday morning, adds a picture of the boiler’s data plate and says who’ll be at home.',
    },
    {
      title: 'Insulation installer',
      text: 'The full price, the grant and what’s left to pay, in three lines.',
    },
  ],
  pricing: {
    lead: 'A calculator or booking on your site costs {{calculators}} excluding VAT. Four things decide how much.',
    factors: [
      { title: 'Number of inputs', text: 'Three are quick. With twelve, every combination has to be tested.' },
      { title: 'Exceptions', text: 'Lift, scaffolding, winter surcharge: each is a rule of its own.' },
      {
        title: 'Calendar',
        text: 'One shared calendar is simpler than four fitters with their own. Texts are charged per message.',
      },
      { title: 'Where it goes', text: 'It fits straight into a site I built. With someone else’s I check first.' },
    ],
  },
  questions: [
    {
      question: 'Won’t competitors see my prices?',
      answer: 'They see a range. The rates themselves stay on the server.',
    },
    {
      question: 'What if the calculator gets it wrong?',
      answer: 'Each result says it’s an estimate and that you set the price after the visit.',
    },
    {
      question: 'Does it fit on the site I have now?',
      answer: 'In most cases yes; I check first. I need access, or someone who’ll put it in for me.',
    },
    {
      question: 'Do customers have to register?',
      answer: 'No. They leave a name and a phone number only when they want you to get in touch.',
    },
  ],
  callToAction: {
    title: 'Try one right here',
    text: 'My own prices come from a calculator like this. Answer four questions and see what it’s like for your customer.',
  },
};
