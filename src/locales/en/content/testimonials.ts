import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'People used to ring and ask what a roof costs, and I’d say it depends. Now they send the area and three photos. I know before I set off whether it’s worth the drive.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'Owner',
    metric: '2 minutes to a first price',
  },
  carpenter: {
    quote:
      'Our old site had two pictures from someone else’s kitchen. Now it’s our own stairs and our own windows. Customers come in and point at the photo: one like that, please.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'Office manager',
    metric: '48 jobs in the gallery',
  },
  electrician: {
    quote:
      'I had the inspection dates in a diary and now and then I missed one. The system writes to the customer a month ahead and they pick a date. I just turn up with the instruments.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'Master electrician',
    metric: '30 days’ notice of every inspection',
  },
  plumber: {
    quote:
      'The phone rang while I was under a sink. These days they choose a slot themselves and write what’s dripping. I bring the right part the first time.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'Master plumber',
    metric: '3 out of 4 visits booked online',
  },
  mason: {
    quote:
      'My husband had quotes in his email, hours on paper and prices in his head. I put invoices together for four evenings a month. Now I click the job and everything’s there.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'Accounts and office',
    metric: '1 evening instead of 4 on invoices',
  },
  painter: {
    quote:
      'I wanted one page, nothing more, and that’s what I got. People drag the slider across the photo, see the room before and after, and then they ring about the date.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'Painter and decorator',
    metric: '9 days from signature to launch',
  },
};
