import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Language, languages } from '#domain/languages.ts';
import { retentionRules } from '#domain/retention/retention-schedule.ts';
import { placeholderOf, termValues } from '#domain/retention/write-term.ts';

/** The texts stand below it in a folder for each language. */
const root = path.join(import.meta.dirname, '../src/locales');

const pages = ['terms', 'privacy', 'cookies'] as const;
type Page = (typeof pages)[number];
type Fact = [page: Page, fact: string, inEachLanguage: Record<Language, RegExp>];

/** What spec §9 promises, as each language says it; a space stands for any space. */
const facts: readonly Fact[] = [
  [
    'terms',
    'an invoice is due 14 days after it was issued',
    {
      sk: /splatná (do )?14 dní od vystavenia/,
      cs: /splatná do 14 dnů od vystavení/,
      da: /forfalder 14 dage efter fakturadatoen/,
      en: /due 14 days after they’re issued/,
    },
  ],
  [
    'terms',
    'larger projects are paid 30 to 50 % in advance',
    {
      sk: /väčších projektoch .*30( až |–)50 %/,
      cs: /větších projektů .*30( až |–)50 %/,
      da: /større projekter .*30–50 %/,
      en: /larger projects .*30–50%/,
    },
  ],
  [
    'terms',
    'prices are in euro without VAT',
    { sk: /v eurách bez DPH/, cs: /v eurech a bez DPH/, da: /i euro ekskl\. moms/, en: /in euro and exclude VAT/ },
  ],
  [
    'terms',
    'defects are fixed within 7 working days',
    {
      sk: /do 7 pracovných dní/,
      cs: /odstraní do 7 pracovních dnů/,
      da: /7 arbejdsdage/,
      en: /within 7 working days/,
    },
  ],
  [
    'terms',
    '30 days of free fine-tuning and 6 months of warranty',
    {
      sk: /30 dní bezplatné doladenie .*záruka 6 mesiacov/,
      cs: /30 dní bezplatně dolaďuje .*záruku 6 měsíců/,
      da: /30 dage .*finpudser jeg gratis.* 6 måneders garanti/,
      en: /30 days after launch .*free of charge.* 6-month warranty/,
    },
  ],
  [
    'terms',
    'they are written for businesses, and a consumer keeps mandatory rights',
    {
      sk: /písané pre podnikateľov\. Ak ste spotrebiteľ/,
      cs: /psány pro podnikatele\. Pro spotřebitele/,
      da: /skrevet til erhvervskunder\. Køber du som forbruger/,
      en: /written for business customers\. If you’re a consumer/,
    },
  ],
  [
    'terms',
    'Slovak law holds, and Slovak courts decide between businesses',
    {
      sk: /právom Slovenskej republiky\. Medzi podnikateľmi rozhodujú slovenské súdy/,
      cs: /právem Slovenské republiky.* Spory mezi podnikateli rozhodují slovenské soudy/,
      da: /slovakisk ret\..* erhvervsdrivende afgøres af de slovakiske domstole/,
      en: /Slovak law\. Disputes between businesses are decided by Slovak courts/,
    },
  ],
  [
    'terms',
    'a consumer may sue where they live, and settle out of court after 30 days',
    {
      sk: /súd v mieste bydliska[^]*do 30 dní neodpoviem/,
      cs: /soud v místě bydliště[^]*do 30 dnů neodpoví/,
      da: /egen domstol[^]*30 dage/,
      en: /may go to court there[^]*within 30 days/,
    },
  ],
  [
    'privacy',
    'a right to object of its own',
    { sk: /Právo namietať:/, cs: /Právo vznést námitku:/, da: /Ret til indsigelse:/, en: /Right to object:/ },
  ],
  [
    'privacy',
    'server logs are kept 30 days at most',
    {
      sk: /Záznamy servera: najviac 30 dní/,
      cs: /záznamy serveru: nejvýše 30 dnů/,
      da: /logfiler: højst 30 dage/,
      en: /Server logs: at most 30 days/,
    },
  ],
  [
    'privacy',
    'why a language model may read the answers, who runs it and where',
    {
      sk: /jazykového modelu: krok pred uzavretím zmluvy[^]*ktorej krajine/,
      cs: /jazykového modelu – krok před uzavřením smlouvy[^]*které zemi/,
      da: /sprogmodel[^:]*: et skridt forud for en aftale[^]*hvilket land/,
      en: /language model[^:]*: a step before a contract[^]*which country/,
    },
  ],
  [
    'privacy',
    'accounting documents are kept 10 years',
    {
      sk: /doklady: 10 rokov/,
      cs: /doklady k nim: 10 let/,
      da: /regnskabsmateriale: 10 år/,
      en: /documents: 10 years/,
    },
  ],
  [
    'privacy',
    'project documents are kept 3 years after its end',
    {
      sk: /3 roky po (jeho |jej )?skončení/,
      cs: /3 roky po jeho skončení/,
      da: /3 år efter (sagens )?afslutning/,
      en: /3 years after the end of the project/,
    },
  ],
  [
    'cookies',
    'preferences last 12 months',
    {
      sk: /i18next: .*12 mesiacov/,
      cs: /i18next .*12 měsíců/,
      da: /i18next: .*12 måneder/,
      en: /i18next: .*12 months/,
    },
  ],
  [
    'cookies',
    'analytics lasts 2 years',
    { sk: /_ga .*2 roky/, cs: /_ga .*2 roky/, da: /_ga .*2 år/, en: /_ga .*2 years/ },
  ],
];

/** Texts that stand together: the strings of one object or list. */
function* paragraphsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const children: unknown[] = Object.values(value);
  yield children.filter((child) => typeof child === 'string').join('\n');
  for (const child of children) yield* paragraphsOf(child);
}

async function readParagraphs(file: string): Promise<string[]> {
  const module: unknown = await import(path.join(root, file));
  return [...paragraphsOf(module)].map((text) => text.replaceAll(/[^\S\n]+/g, ' '));
}

/** A text with the terms of keeping that the schedule has. */
function withTerms(text: string, language: Language): string {
  const values = termValues(language);
  return text.replaceAll(/\{\{(keep\w+)\}\}/g, (whole, name: string) =>
    (values[name] ?? whole).replaceAll('\u00A0', ' '),
  );
}

/** Rules of the schedule that concern what the agency keeps for itself, or that follow from another one. */
const unsaid = new Set([
  'customers',
  'accounts',
  'account-drafts',
  'plans',
  'notifications',
  'invitations',
  'data-copies',
  'audit-details',
  'done-jobs',
]);

for (const language of languages) {
  test(`K6 A7 the privacy page takes its terms from the retention schedule (${language})`, async () => {
    const text = (await readParagraphs(`${language}/legal/privacy.ts`)).join('\n');
    const named = [...text.matchAll(/\{\{(keep\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
    const said = retentionRules.filter(({ id }) => !unsaid.has(id)).map(({ id }) => placeholderOf(id));
    assert.deepEqual(named, said.toSorted());
    assert.ok(!/\{\{keep/.test(withTerms(text, language)), 'every name is known');
  });
}

for (const language of languages) {
  test(`A7 the legal pages say every fact of their own (${language})`, async () => {
    for (const page of pages) {
      const text = withTerms((await readParagraphs(`${language}/legal/${page}.ts`)).join('\n'), language);
      for (const [where, fact, { [language]: pattern }] of facts) {
        if (where === page) assert.ok(pattern.test(text), `${page}: ${fact}`);
      }
    }
  });
}

for (const language of languages) {
  test(`A7 the legal texts are effective from 1 January 2025 (${language})`, async () => {
    const day = /\b1\. ?(1\.|januar) 2025|\b1 January 2025/;
    assert.match((await readParagraphs(`${language}/legal.ts`)).join('\n'), day);
    assert.match((await readParagraphs(`${language}/legal/terms.ts`)).join('\n'), day);
  });
}

/** The law of consent to cookies and of personal data in the country of a language; English names no country. */
const laws: Record<Language, Partial<Record<Page, RegExp>>> = {
  sk: { cookies: /§ 109 zákona č\. 452\/2021/, privacy: /18\/2018/ },
  cs: { cookies: /§ 89 odst\. 3 zákona č\. 127\/2005/, privacy: /č\. 110\/2019/ },
  da: { cookies: /cookiebekendtgørelsen/, privacy: /databeskyttelsesloven/ },
  en: { privacy: /18\/2018/ },
};

for (const language of languages) {
  test(`D A7 consent and personal data go by the law of the country (${language})`, async () => {
    for (const page of pages) {
      const law = laws[language][page];
      if (law) assert.match((await readParagraphs(`${language}/legal/${page}.ts`)).join('\n'), law);
    }
  });
}

const fineTuning = /\b30 (dní|dage|days)/;
const tuningWords = /doladen|doladě|dolaď|ladím|finpuds|adjust/i;
const warranty = /\b6[ -](mesiac|měsíc|måned|month)/;
const warrantyWords = /záruk|ručím|garanti|warranty/i;

for (const language of languages) {
  test(`A7 30 days of fine-tuning and 6 months of warranty are said together, wherever either is (${language})`, async () => {
    let said = 0;
    for (const file of globSync(`${language}/**/*.ts`, { cwd: root })) {
      for (const text of await readParagraphs(file)) {
        const hasTuning = fineTuning.test(text) && tuningWords.test(text);
        const hasWarranty = warranty.test(text) && warrantyWords.test(text);
        assert.equal(hasTuning, hasWarranty, `${file}: ${text}`);
        said += hasTuning ? 1 : 0;
      }
    }
    assert.ok(said >= 4, 'home, estimate, question and terms');
  });
}
