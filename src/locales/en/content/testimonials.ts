import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'I used to drive out to roofs that came to nothing. Now people put in the area, see the price and send a photo. I only ring the ones who mean it.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'Owner, roofer',
    metric: 'Half as many wasted inspections',
  },
  carpenter: {
    quote:
      'Customers look at the stairs first and ask about the price afterwards. The gallery is sorted by type of work, and I add new photos from my phone while the apprentice sweeps up.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'Master carpenter',
    metric: 'A new job in the gallery in 5 minutes',
  },
  electrician: {
    quote:
      'I had the inspections in a notebook and forgot half of them. Now the site writes to the customer and they pick a date. In the morning I open the calendar and know where I’m going.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'Electrical inspector',
    metric: '8 in 10 inspections booked after the reminder',
  },
  plumber: {
    quote:
      'When I’m under a sink I don’t answer the phone. People choose a slot on the site and add a photo of the boiler, so I bring the right part the first time.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'Master plumber',
    metric: '2 in 3 services booked without a call',
  },
  mason: {
    quote:
      'I used to write quotes in Word in the evenings, and the invoices were somewhere else again. Now I click from enquiry to quote and from quote to job. My husband on site sees what I see.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'Runs the office',
    metric: 'A quote in 15 minutes instead of an evening',
  },
  painter: {
    quote:
      'I wanted one page, nothing more, and that’s what I got. Nobody pushed anything on me. People drag the slider, see the room before and after, and then they ring.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'Painter, sole trader',
    metric: 'Done in 9 working days',
  },
};
