import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInstance } from 'i18next';
import type { Language } from '#domain/languages.ts';
import { createGetText } from './create-get-text.ts';
import type { GetText, TextKey } from './text-key.ts';
import { texts } from './texts.ts';

const languages = ['sk', 'cs', 'da', 'en'] as const satisfies Language[];
const counts = [0, 1, 2, 4, 5, 1.5, 21, 100];

/** Every key of the texts below, plurals without their form. */
function keysIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path.replace(/_(?:zero|one|two|few|many|other)$/, '')];
  return Object.entries(value as object).flatMap(([key, each]) => keysIn(each, path ? `${path}.${key}` : key));
}

/** Something for each placeholder of every text, one of them with the signs of a replacement and of a placeholder. */
const values = { name: '$& {{count}}', number: 7, time: 'o $1' };

for (const language of languages) {
  test(`B1 each text of ${language} reads as the library i18next, whose notation the texts have, would give it`, () => {
    const library = createInstance();
    void library.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: texts[language] },
      ns: Object.keys(texts[language]),
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    const t: GetText = createGetText(language, texts[language]);
    for (const [area, content] of Object.entries(texts[language])) {
      for (const path of new Set(keysIn(content, ''))) {
        const key = `${area}:${path}` as TextKey;
        for (const count of counts)
          assert.equal(t(key, { ...values, count }), library.t(key, { ...values, count }), key);
      }
    }
  });
}

test('B1 a key without a text, and one whose area is not loaded, is given back without its area', () => {
  const t = createGetText('sk', { common: texts.sk.common });
  assert.equal(t('common:nothing.here' as TextKey), 'nothing.here');
  assert.equal(t('common:brand' as TextKey), 'brand');
  assert.equal(t('home:hero.title'), 'hero.title');
});

test('B1 a value that ends with a full stop gets no second one from its text', () => {
  const t = createGetText('sk', { emails: texts.sk.emails });
  const fill = (firm: string) => t('emails:firm.invitationOfAgency', { firm });
  assert.match(fill('Strechy Kováč s. r. o.'), /za firmu Strechy Kováč s\. r\. o\.$/);
  assert.match(fill('Strechy Kováč'), /za firmu Strechy Kováč\.$/);
  assert.match(t('emails:firm.invitationOfAgency'), /za firmu \{\{firm\}\}\.$/);
});
