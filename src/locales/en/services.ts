import type { Translated } from '../translated.ts';
import type { services as reference } from '../sk/services.ts';

export const services: Translated<typeof reference> = {
  meta: {
    title: 'Services and prices for trade firms | {{brand}}',
    description:
      'Websites, calculators, booking, systems for your firm and website care. Each service with its price and time, excluding VAT, no small print.',
  },
  title: 'Services',
  lead: 'Seven things I do. For each one you can see what it costs and who it suits.',
  monthly: '{{price}} a month',
  unsure: {
    title: 'Not sure which one you need?',
    text: 'Answer four questions. The calculator suggests the scope and shows the price.',
    action: 'Get a price',
  },
  sections: {
    benefits: 'What you get out of it',
    features: 'What it can include',
    process: 'How I go about it',
    useCases: 'What it could look like',
    pricing: 'What decides the price',
    questions: 'Questions about this service',
    related: 'Related services',
  },
  prices: {
    onePageWebsite: 'One-page website',
    companyWebsite: 'Company website',
    rebuiltWebsite: 'Rebuilt website',
    calculators: 'Calculator',
    automations: 'Automation',
    erp: 'Job management',
    maintenance: 'Care',
  },
  vat: 'Prices are for businesses and exclude VAT. If you’re a consumer, the quote states the price including VAT.',
  notFound: {
    title: 'I don’t offer that service',
    text: 'There’s no service at this address. Here’s everything I do.',
  },
};
