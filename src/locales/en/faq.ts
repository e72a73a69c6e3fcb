import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Questions about websites, price and process | Plumbline',
    description:
      'The thirty questions trade firms ask me most: price, time, technology, warranty. Answered without technical words.',
  },
  title: 'Questions and answers',
  lead: 'Type what you want to know. Accents and capitals don’t matter.',
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
    title: 'There is no answer to this here',
    text: 'Write me the question and I’ll answer within 24 hours.',
    action: 'Ask a question',
  },
  assistant: {
    title: 'The smart assistant',
    text: 'Answer four questions and it suggests scope, time and price at once, line by line.',
    action: 'Open the calculator',
  },
};
