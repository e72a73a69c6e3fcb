import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCategories, severities, severityOf } from '#domain/errors/codes.ts';
import { toastOf } from '#domain/errors/failure.ts';
import { languages } from '#domain/languages.ts';
import { createGetText } from '#locales/create-get-text.ts';
import { texts } from '#locales/texts.ts';
import type { DescribedError } from './describe-error.ts';
import { toastFor } from './toast-for.ts';

const nowhere = { retry: () => undefined, reload: () => undefined, goHome: () => undefined };
const textsIn = (language: (typeof languages)[number]) => createGetText(language, texts[language]);
const described = (changes: Partial<DescribedError>): DescribedError => ({
  id: 'ERR_1',
  category: 'unknown',
  severity: 'medium',
  status: null,
  message: 'x',
  stack: '',
  ...changes,
});

test('J4 the Slovak toasts are exactly those of spec §8, with the id of the error', () => {
  const t = textsIn('sk');
  const shown = (['network', 'aiService', 'generic'] as const).map((kind) => {
    const { title, description } = toastFor(kind, described({}), { t, ...nowhere });
    return [title, description];
  });
  assert.deepEqual(shown, [
    ['Problém s pripojením', 'Skontrolujte internetové pripojenie a skúste to znovu. Číslo chyby: ERR_1'],
    ['AI služba nedostupná', 'AI služba je dočasne nedostupná. Skúste to znovu o chvíľu. Číslo chyby: ERR_1'],
    ['Nastala chyba', 'Niečo sa pokazilo. Skúste to znovu. Číslo chyby: ERR_1'],
  ]);
});

test('J4 the localized titles are those of spec §8 in English, and every category has one in each language', () => {
  const { titles } = texts.en.errorReports;
  assert.deepEqual(
    [titles.unknown, titles.validation, titles.authentication, titles.ai_service],
    ['An unexpected error occurred', 'Invalid data', 'Authentication problem', 'AI service is temporarily unavailable'],
  );
  assert.deepEqual(
    [titles.quote, titles.not_found, titles.rate_limit],
    ['Quote creation error', 'Page not found', 'Too many requests, try later'],
  );
  for (const language of languages) {
    const own = Object.keys(texts[language].errorReports.titles);
    assert.deepEqual(new Set(own), new Set(errorCategories), language);
  }
});

test('J4 critical and high errors are shown in the destructive style', () => {
  const t = textsIn('en');
  for (const severity of severities) {
    const { tone } = toastFor('generic', described({ severity }), { t, ...nowhere });
    assert.equal(tone, severity === 'critical' || severity === 'high' ? 'destructive' : undefined, severity);
  }
});

test('J4 a toast offers retry where that may help, reload for a broken component, else the home page', () => {
  const t = textsIn('en');
  const offered = errorCategories.map((category) => {
    const error = described({ category, severity: severityOf[category] });
    const kind = toastOf({ category, status: null });
    return [category, kind && (toastFor(kind, error, { t, ...nowhere }).action?.label ?? null)];
  });
  const { retry, reload, goHome } = texts.en.common.actions;
  assert.deepEqual(Object.fromEntries(offered), {
    network: retry,
    validation: null,
    authentication: null,
    authorization: null,
    ai_service: retry,
    form: null,
    chat: retry,
    quote: retry,
    component: reload,
    not_found: null,
    rate_limit: retry,
    database: goHome,
    internal: goHome,
    external_api: retry,
    unknown: null,
  });
});
