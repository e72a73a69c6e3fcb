import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { serviceFacts, services } from '#domain/catalogue/services.ts';
import { objectives } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { pricesByName } from '#domain/estimates/prices-by-name.ts';
import { priceWork } from '#domain/estimates/price.ts';
import { type Language, languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';

/** The texts stand below it in a folder for each language. */
const root = path.join(import.meta.dirname, '../src/locales');
const { packages } = firstPriceBook;

/** Every text of a file, by file and place. */
async function textsIn(pattern: string): Promise<[place: string, text: string][]> {
  const files = globSync(pattern, { cwd: root });
  assert.ok(files.length > 0, pattern);
  const trees = await Promise.all(files.map(async (file) => [file, await import(path.join(root, file))] as const));
  return trees.flatMap(([file, tree]) => leavesOf(tree, file));
}

function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value.replaceAll(/[\u00A0\u202F]/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${place} ${key}`));
}

const saving = /\{\{(?:starter|growth|premium)(?:From|Percent)\}\}/;

/** More features never cost less than fewer: what holds a saving below its percent. */
const limit: Record<Language, RegExp> = {
  sk: /pridaním ďalšej funkcie (však )?cena nikdy neklesne/,
  cs: /přidáním další funkce (však )?cena nikdy neklesne/,
  da: /flere funktioner koster dog aldrig mindre end færre/i,
  en: /more features never cost less than fewer/,
};

const upTo: Record<Language, RegExp> = { sk: /až \{/, cs: /až \{/, da: /op til \{/, en: /up to \{/ };

describe('what texts say about prices', () => {
  test('V1 A1 the FAQ and the terms name each package with its threshold, its percent and its limit', async () => {
    for (const language of languages) {
      const values = pricesByName(firstPriceBook, language);
      for (const file of ['content/faq.ts', 'legal/terms.ts']) {
        const found = (await textsIn(`${language}/${file}`)).filter(([, text]) => saving.test(text));
        assert.equal(found.length, 1, `${language}/${file}`);
        const [place, text] = found[0] ?? ['', ''];
        const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '?');
        for (const { fromFeature, percent } of packages) {
          assert.match(filled, new RegExp(`(?<!\\d)${fromFeature}(?!\\d)`), place);
          assert.match(filled, new RegExp(`(?<!\\d)${percent}(?!\\d)`), place);
        }
        assert.match(text, limit[language], place);
      }
    }
  });

  test('V1 A1 no text has a percentage of the savings of its own, and short ones say up to', async () => {
    const percents = packages.map(({ percent }) => percent).join('|');
    for (const language of languages) {
      const all = await textsIn(`${language}/**/*.ts`);
      const own = all.filter(([place]) => !place.includes('content/writing/'));
      const raw = new RegExp(`(?<!\\d)(?:${percents}) ?%`);
      assert.deepEqual(
        own.filter(([, text]) => raw.test(text)).map(([place]) => place),
        [],
      );
      const short = own.filter(([, text]) => /Percent\}\}/.test(text) && !limit[language].test(text));
      assert.ok(short.length > 0, language);
      for (const [place, text] of short) assert.match(text, upTo[language], place);
    }
  });

  test('V1 the step of the features names the threshold of the first package', () => {
    for (const language of languages) {
      const { lead } = texts[language].configurator.steps.features;
      assert.match(lead, new RegExp(`(?<!\\d)${packages[0]?.fromFeature}(?!\\d)`), language);
    }
  });

  test('V1 each package is reached by exactly so many features, and its line names its percent', () => {
    const packageWith = (count: number) => {
      const work = { serviceType: 'website', size: 'small', timeline: null } as const;
      const { lines } = priceWork({ ...work, features: featureIds.slice(0, count) }, firstVersion, 'EUR');
      return lines.flatMap(({ reason }) => (reason.kind === 'saving-on-all' ? [reason.package, reason.percent] : []));
    };
    for (const [index, { name, fromFeature, percent }] of packages.entries()) {
      const before = packages[index - 1];
      assert.deepEqual(packageWith(fromFeature - 1), before ? [before.name, before.percent] : []);
      assert.deepEqual(packageWith(fromFeature), [name, percent]);
    }
  });

  test('V8 the first price that a service page names is the one of its card', async () => {
    for (const language of languages) {
      for (const service of services) {
        const found = await textsIn(`${language}/content/services/${service}.ts`);
        const [, lead = ''] = found.find(([place]) => place.endsWith('pricing lead')) ?? [];
        assert.equal(/\{\{(\w+)\}\}/.exec(lead)?.[1], serviceFacts[service].prices[0], `${language} ${service}`);
      }
    }
  });

  test('A4 content that is shown as it is written has no placeholders', async () => {
    for (const file of ['service-cards', 'case-studies', 'testimonials']) {
      const found = await textsIn(`??/content/${file}.ts`);
      assert.deepEqual(
        found.filter(([, text]) => text.includes('{{')),
        [],
      );
    }
  });

  test('V14 no service page says to choose an objective for a price, which none changes', async () => {
    for (const language of languages) {
      const names = objectives.map((objective) => texts[language].configurator.objectives[objective].name);
      const found = await textsIn(`${language}/content/services/*.ts`);
      const wrong = found.filter(
        ([place, text]) => place.includes('callToAction') && names.some((name) => text.includes(name)),
      );
      assert.deepEqual(wrong, []);
    }
  });
});
