import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Websites for trades and builders | {{brand}}',
    description:
      'A website, calculator or app for your trade business. Four questions, a clear price with the reasons, a reply within 24 hours.',
  },
  hero: {
    title: 'A website that stands plumb.',
    lead: 'Websites and price calculators for the trades. You see the price straight away.',
    action: 'Get a price',
    hint: 'Four questions, a minute at most. No sign-up.',
    drawing: 'Technical drawing of a house front with a plumb line',
  },
  facts: {
    label: 'In short',
    answer: { figure: '24 hours', text: 'is the longest you’ll wait for a reply' },
    price: { figure: 'from {{price}}', text: 'for a small firm’s website' },
    fixes: { figure: '30 days', text: 'of free adjustments after launch, plus a 6-month warranty against defects' },
  },
  specialization: {
    title: 'Built around your trade',
    lead: 'A roofer gets asked different things from a painter. So the site asks different things too.',
    trades: {
      painter: { name: 'Painters and decorators', text: 'Before-and-after photos and a price by room size' },
      electrician: { name: 'Electricians', text: 'Online enquiry and inspection reminders' },
      plumber: { name: 'Plumbers', text: 'Service visits booked online' },
      roofer: { name: 'Roofers', text: 'A price calculator by roof area' },
      mason: { name: 'Bricklayers', text: 'Enquiries, quotes and jobs in one place' },
      carpenter: { name: 'Joiners and carpenters', text: 'A gallery sorted by type of work' },
      tiler: { name: 'Tilers', text: 'Reviews and a page for each town you serve' },
      insulation: { name: 'Insulation', text: 'A price with the grant already taken off' },
      custom: { name: 'Other trades and contractors', text: 'Project pages, branches, several languages' },
    },
    action: 'See the projects',
  },
  skills: {
    title: 'What I can do for you',
    lead: 'One person, the whole job. You never explain the same thing twice.',
    items: {
      speed: {
        title: 'Fast pages',
        text: 'The site opens quickly even with a weak signal, out on a building site for instance.',
      },
      writing: {
        title: 'Copywriting',
        text: 'You tell me about your work over the phone and I write it up in plain words.',
      },
      calculators: {
        title: 'Calculators',
        text: 'Your customer enters the area and sees a price from your own rates.',
      },
      search: { title: 'Being found', text: 'I set up your Google profile and a page for each place you travel to.' },
      connections: {
        title: 'Connections',
        text: 'An enquiry goes from the site to your calendar or accounts without retyping.',
      },
      care: {
        title: 'Care after launch',
        text: 'Once the site is live, I keep it up to date and make the changes you send me.',
      },
    },
  },
  statistics: {
    title: 'In figures',
    lead: 'Only things you can check on this website yourself.',
    items: {
      trades: { figure: '{{number}}', text: 'trades to choose from in the calculator, or type in your own' },
      countries: { figure: '{{number}}', text: 'countries: Slovakia, Czechia and Denmark' },
      languages: { figure: '{{number}}', text: 'languages: Slovak, Czech, Danish and English' },
      minute: { figure: '{{number}} s', text: 'is the most it takes to see a price' },
    },
  },
  products: {
    title: 'Sample tools from the same workshop',
    lead: 'Two made-up examples of finished tools. I can build you one like them.',
    diary: {
      kind: 'Site diary on your phone',
      text: 'Photos, hours and materials, noted on site as the day goes on. In the evening there’s nothing left to write up.',
    },
    area: {
      kind: 'Price calculator by area',
      text: 'It goes on your firm’s own website. Your customer enters square metres and gets a range; you get the enquiry.',
    },
  },
  process: {
    title: 'How I work',
    lead: 'The same order as on site. Nothing gets built before it’s measured.',
    steps: {
      survey: {
        title: 'Measure',
        text: 'I ask what you do, where you travel, which work pays, and what people ring you about.',
      },
      drawing: {
        title: 'Draw',
        text: 'You get a drawing of each page with real headings. Moving things around at this stage costs nothing.',
      },
      build: {
        title: 'Build',
        text: 'I build the site from the drawing. You can look in at any time at a test address.',
      },
      check: {
        title: 'Check',
        text: 'I test every form and sum on a phone and a computer. Then you try it yourself.',
      },
      handover: {
        title: 'Hand over',
        text: 'I launch the site, give you all the passwords and show you how to change the wording.',
      },
    },
  },
  collaboration: {
    title: 'How it works',
    lead: 'From the first click to the finished site, you know where you stand.',
    steps: {
      estimate: {
        title: 'You get a price',
        text: 'You answer four questions. You see a price range, with a reason for every line.',
      },
      call: {
        title: 'I get in touch',
        text: 'Within 24 hours I call or write. We go through what you need and what you don’t.',
      },
      quote: {
        title: 'You get a quote',
        text: 'A fixed price and date in writing. Once you’ve signed and paid the deposit, I start.',
      },
      build: {
        title: 'I build it and hand it over',
        text: 'You see finished parts at a test address. After launch I make adjustments free for 30 days, and you have a 6-month warranty against defects.',
      },
    },
  },
  testimonials: {
    realTitle: 'What customers say',
    realLead: 'In their own words, from completed projects.',
    title: 'Sample testimonials',
    lead: 'This is how customers’ words will appear here once they have agreed to it.',
    label: 'Testimonials',
    sample: 'These are samples. The firms and the people in them are made up.',
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause',
    play: 'Play',
    position: 'Testimonial {{number}} of {{count}}',
    goTo: 'Show testimonial {{number}}',
  },
  prices: {
    title: 'What it costs',
    lead: 'Prices for businesses, excluding VAT. The calculator gives you a closer figure.',
    columns: { work: 'Work', price: 'Price' },
    rows: {
      websites: 'Company website',
      calculators: 'Price calculator for your website',
      automations: 'Automation (enquiries, quotes, invoices)',
      erp: 'Job management system',
      maintenance: 'Website care',
    },
    monthly: '{{price}}\na month',
    note: 'Over {{amount}} you can pay in 2 or 3 instalments.',
  },
  closing: {
    title: 'Got a minute?',
    text: 'That’s how long it takes to find out what your website will cost.',
    action: 'Work out my price',
  },
};
