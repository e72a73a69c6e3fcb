import type { ErrorCategory } from './codes.ts';

/**
 * Words that tell the category of an error which does not say it itself, in the order of spec §8: the first that fits
 * counts. Short words count only as whole ones, since "failed" and "information" are no signs of AI or of a form.
 */
const signs: readonly [category: ErrorCategory, words: RegExp][] = [
  ['validation', /validation|invalid/],
  ['authentication', /unauthorized|\b401\b/],
  ['authorization', /forbidden|\b403\b/],
  ['not_found', /not found|\b404\b/],
  ['rate_limit', /rate limit|\b429\b/],
  ['ai_service', /\b(?:ai|openai|gpt|llm|language model)\b/],
  ['database', /database|sql|connection/],
  ['network', /network|fetch|time-?out|timed out/],
  ['external_api', /external|\bapi\b/],
  ['form', /\bforms?\b|\binput\b/],
  ['chat', /\bchat|message/],
  ['quote', /\bquot(?:e|ation)s?\b|\bestimat/],
  ['component', /component|render/],
];

/** Guesses the category of a foreign error from its text (spec §8). */
export function guessCategory(text: string): ErrorCategory {
  const lower = text.toLowerCase();
  return signs.find(([, words]) => words.test(lower))?.[0] ?? 'unknown';
}

/** Category of an HTTP status, from any server (RFC 9110). */
const categoryOfStatus: Readonly<Record<number, ErrorCategory>> = {
  400: 'validation',
  401: 'authentication',
  403: 'authorization',
  404: 'not_found',
  408: 'network',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate_limit',
  504: 'network',
};

/**
 * Category of a response that is not from this server, such as a gateway's page: by its status if that is clear, else
 * by its text; a server error without more information is internal.
 */
export function categoryOfForeignAnswer(status: number, text: string): ErrorCategory {
  const known = categoryOfStatus[status];
  if (known) return known;
  if (status >= 500) return 'internal';
  return guessCategory(text);
}
