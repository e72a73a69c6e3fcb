import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featureIds } from '#domain/configurator/features.ts';
import { languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import { writing as cs } from '../cs/content/writing/writing.ts';
import { writing as da } from '../da/content/writing/writing.ts';
import { writing as en } from '../en/content/writing/writing.ts';
import { writing as sk } from '../sk/content/writing/writing.ts';

test('B1 C a feature has one name: the plan calls it as the configurator, the estimate and the library do', () => {
  const writing = { sk, cs, da, en };
  for (const language of languages) {
    for (const feature of featureIds) {
      const { name } = texts[language].configurator.features[feature];
      assert.equal(writing[language].features[feature].name, name, `${language} ${feature}`);
    }
  }
});
