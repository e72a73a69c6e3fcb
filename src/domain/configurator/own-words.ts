import type { Answers } from './answers.ts';

/** Answers without what the visitor has written in words of their own, where names and phone numbers can stand (K6). */
export function withoutOwnWords(answers: Answers): Answers {
  return { ...answers, customTrade: '', description: '' };
}
