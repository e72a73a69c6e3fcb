import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Websites for trades and builders | Plumbline',
    description:
      'A website, calculator or app for your trade business. Four questions, a clear price with the reasons, a reply within 24 hours.',
  },
  hero: {
    title: 'A website that stands plumb.',
    lead: 'I build websites, calculators and apps for trade and construction firms. You see the price straight away, and what goes into it.',
    action: 'Get a price',
    hint: 'Four questions, under a minute. No sign-up.',
    drawing: 'Technical drawing of a house front with a plumb line',
  },
  facts: {
    label: 'In short',
    answer: { figure: '24 hours', text: 'is the longest you wait for a reply' },
    price: { figure: 'from {{price}}', text: 'for a small firm’s website' },
    fixes: { figure: '30 days', text: 'of free adjustments after launch' },
  },
  process: {
    title: 'How it works',
    lead: 'From the first click to the finished site, you know where you stand.',
    steps: {
      estimate: {
        title: 'You get a price',
        text: 'You answer four questions. You see a price range, with a reason for every line.',
      },
      call: {
        title: 'I get in touch',
        text: 'Within 24 hours I call or write. We go through what you need and what you don’t.',
      },
      quote: {
        title: 'You get a quote',
        text: 'A fixed price and date in writing. You sign on your phone and pay the deposit by QR code.',
      },
      build: {
        title: 'I build it and hand it over',
        text: 'You follow the work online. After launch come 30 days of free adjustments and a 6-month warranty against faults.',
      },
    },
  },
  prices: {
    title: 'What it costs',
    lead: 'What jobs really come to, excluding VAT. The calculator gives you a closer figure.',
    columns: { work: 'Work', price: 'Price' },
    rows: {
      websites: 'Company website',
      calculators: 'Price calculator for your website',
      automations: 'Automation (enquiries, quotes, invoices)',
      erp: 'Job management system',
      maintenance: 'Website care',
    },
    monthly: '{{price}}\na month',
    note: 'Over {{amount}} you can pay in 2 or 3 parts.',
  },
  closing: {
    title: 'Got a minute?',
    text: 'That’s how long it takes to find out what your website will cost.',
    action: 'Work out my price',
  },
};
