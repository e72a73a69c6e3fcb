import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Questions about websites, price and process | {{brand}}',
    description:
      'Thirty questions and answers about websites for trade firms: price, time, technology and warranty. Short, with no jargon.',
  },
  title: 'Questions and answers',
  lead: 'Type what you want to know. Capitals don’t matter.',
  search: 'Search the questions',
  submit: 'Search',
  category: 'Topic',
  categories: {
    all: 'All',
    general: 'General',
    pricing: 'Price',
    technical: 'Technology',
    process: 'Process',
  },
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  link: 'Link to this question',
  empty: {
    title: 'No answer to that here yet',
    text: 'Send me the question and I’ll answer within 24 hours.',
    action: 'Ask a question',
  },
  ask: {
    title: 'Ask in your own words',
    text: 'The answer comes from the questions on this page and from the pages about my services. You always see which one.',
    link: 'Ask in your own words',
    label: 'Your question',
    hint: 'No need for a name or phone number. The question isn’t stored.',
    tooShort: 'Type a question of at least three characters.',
    examples: {
      title: 'For example',
      price: 'How much is a website for a painter?',
      time: 'Can you do it within a month?',
      texts: 'Do I have to write the text myself?',
    },
    submit: 'Ask',
    working: 'Looking for the answer…',
    answer: 'Answer',
    found: 'This is what I’ve written about it',
    sources: 'Where it comes from',
    source: 'Source {{number}}: {{title}}',
    writers: {
      template: 'Found by searching the texts of this site, without artificial intelligence.',
      model: 'Worded by a language model from the texts below. Only what they say counts.',
    },
    limit: 'Today’s AI answers are used up, so you see the texts themselves.',
    nothing: {
      title: 'I haven’t written about that',
      text: 'Try other words, or send me the question and I’ll answer within 24 hours. For a price, use the calculator.',
      contact: 'Send me this question',
      quote: 'Open the calculator',
    },
    failed: 'The question could not be answered',
    again: 'Try again',
    offline: {
      title: 'An answer needs a connection',
      text: 'Your question stays in the field. The search at the top of the page works without a connection too.',
    },
  },
};
