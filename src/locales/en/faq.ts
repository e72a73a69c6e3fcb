import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Questions about websites, price and process | Plumbline',
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
  assistant: {
    title: 'The digital assistant',
    text: 'Answer four questions and it suggests scope, time and price at once, line by line.',
    action: 'Open the calculator',
  },
};
