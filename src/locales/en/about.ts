import type { Translated } from '../translated.ts';
import type { about as reference } from '../sk/about.ts';

export const about: Translated<typeof reference> = {
  meta: {
    title: 'Who builds your website | {{brand}}',
    description:
      '{{developer}}, {{city}}. One person for the design, the code and the phone, for trade firms in three countries.',
  },
  title: 'One developer, one phone number.',
  lead: 'I’m {{developer}}, and I work on my own. The person who takes your call is the one who builds your website.',
  portrait: 'Drawn portrait of the developer with a pencil behind the ear',
  story: {
    title: 'Why trades',
    first:
      'A good tradesman can be booked up for months and still have a website that says nothing about him. It has a stock photo, a list of services and a form nobody answers. The people who would pay for good work can’t tell that’s what he does.',
    second:
      'That’s the gap I work in. I ask what a job costs you, which work you’d like more of and which you’d gladly turn down. Then I build a site that says so, and asks the customer for what you need to know before you get in the van.',
    third:
      'I’m a one-man firm on purpose. There’s no salesman between us, so nothing gets lost on the way. If I can’t fit your job in, I tell you in my first reply and we agree a date that works.',
  },
  principles: {
    title: 'What I stick to',
    items: {
      straight: {
        title: 'Straight answers',
        text: 'If one page is enough for you, that’s what I’ll quote. If you don’t need me at all, I’ll say so.',
      },
      numbers: {
        title: 'The price up front',
        text: 'You see a range before you leave your name, and a reason beside every line. The signed quote is fixed.',
      },
      plain: {
        title: 'Plain words',
        text: 'I write the way you talk to a customer. If you don’t understand something on your own site, it goes.',
      },
      present: {
        title: 'Still here afterwards',
        text: 'I adjust the site free of charge for the first 30 days after launch. On top of that there’s a 6-month warranty against defects.',
      },
    },
  },
  tools: {
    title: 'What I work with',
    lead: 'Good tools are the ones you don’t notice. Here’s what each is for.',
    items: {
      design: {
        title: 'Drawings',
        text: 'I sketch each page for the phone first, because that’s where your customers will see it.',
      },
      code: {
        title: 'Code',
        text: 'I write the site myself instead of filling in a template. It carries no dead weight, so it opens faster and there’s less to break.',
      },
      hosting: {
        title: 'Hosting',
        text: 'The connection is encrypted, and the domain and the passwords stay in your name. Backups and monitoring come with website care.',
      },
      documents: {
        title: 'Paperwork',
        text: 'Estimate, quote and invoice come as PDFs you can open on your phone. There’s nothing to print or post.',
      },
    },
  },
  facts: {
    title: 'At a glance',
    place: { label: 'Workshop', text: '{{city}}, {{country}}' },
    languages: { label: 'Sites in', text: 'Slovak, Czech, Danish and English' },
    reach: { label: 'Where I work', text: 'Slovakia, Czechia and Denmark, on site or by video' },
    answer: { label: 'Reply', text: 'within 24 hours' },
  },
  closing: {
    title: 'Tell me what you build.',
    text: 'Start with four questions and a price. I’ll ring or write within 24 hours.',
    action: 'Get a price',
  },
};
