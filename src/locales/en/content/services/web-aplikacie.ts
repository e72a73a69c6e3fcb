import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Price calculators and online booking | Plumbline',
    description:
      'A calculator, visit booking or photo enquiry on your trade website. Customers help themselves, you get a complete brief instead of a missed call.',
  },
  heading: 'Let customers work it out themselves',
  lead: 'A price by area, a free slot, a photo of the fault. What you now explain ten times a week on the phone, the site can ask for and write down.',
  benefits: [
    {
      title: 'It answers at night too',
      text: 'People plan their bathroom at ten in the evening. In the morning you have their number.',
    },
    {
      title: 'You set off prepared',
      text: 'Area, material, floor, access, pictures: all known before you start the engine.',
    },
    {
      title: 'Your rates, your rules',
      text: 'You change the price of a square metre yourself and it counts from that minute.',
    },
  ],
  features: [
    { title: 'Price calculator', text: 'By area, length, pieces or hours, with surcharges and a minimum.' },
    { title: 'Material calculator', text: 'How many litres, boxes or sheets, offcuts included.' },
    { title: 'Booking', text: 'Free slots by day and postcode, written straight into your calendar.' },
    { title: 'Photo enquiry', text: 'The phone’s camera opens right in the form.' },
    { title: 'Quote in PDF', text: 'The customer takes away a sheet with your name and the items.' },
  ],
  process: [
    { title: 'Your sums', text: 'Show me five old quotes. I find out from them how you really price.' },
    { title: 'A trial on paper', text: 'We run those jobs through the new formula and compare the results.' },
    { title: 'Build', text: 'I make the form with as few questions as the sum allows.' },
    { title: 'A week on trial', text: 'Only you and a few customers see it. Then it goes on the site.' },
  ],
  useCases: [
    {
      title: 'Roofer',
      text: 'Area, pitch and covering give a range. Skylights and gutters are added by the piece.',
    },
    {
      title: 'Plumber',
      text: 'A customer picks Thursday morning, adds a picture of the boiler plate and says who’ll be at home.',
    },
    {
      title: 'Insulation fitter',
      text: 'The price before the subsidy, the subsidy and the remainder, in three lines.',
    },
  ],
  pricing: {
    lead: 'A calculator or booking on your site costs {{calculators}} excluding VAT. It’s decided by four things.',
    factors: [
      { title: 'Number of inputs', text: 'Three are quick. With twelve, every combination has to be tested.' },
      { title: 'Exceptions', text: 'Lift, scaffolding, winter surcharge: each is a rule of its own.' },
      { title: 'Calendar', text: 'One shared calendar is simpler than four fitters with their own.' },
      { title: 'Where it stands', text: 'On a site from me it fits straight in. On someone else’s I check first.' },
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
      answer: 'In most cases yes. I need access or somebody who’ll insert it.',
    },
    {
      question: 'Do customers have to register?',
      answer: 'No. They leave a name and a phone number only when they want you to get in touch.',
    },
  ],
  callToAction: {
    title: 'Try one right here',
    text: 'My own prices come from such a calculator. Answer four questions and see what it’s like for your customer.',
  },
};
