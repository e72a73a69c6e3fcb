import assert from 'node:assert/strict';
import { type FaqAnswer, askQuestion } from '#contract/faq.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { inEachLanguage, languages } from '#domain/languages.ts';
import { tableNames } from '#server/database/primary-keys.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt } from '#tests/support/browser/test-pages.ts';
import { publishDocument, readContent, withText } from '#tests/support/people/content.ts';

const ask = (app: TestApp, question: string, language = 'sk') =>
  app.newBrowser().post(askQuestion.path, { language, question });

const prices = {
  sk: ['Koľko stojí web pre firmu?', /500–2\s500\s€/],
  cs: ['Kolik stojí web?', /20\s000–62\s500\sKč/],
  da: ['Hvad koster en hjemmeside?', /5\.000–18\.625\skr/],
  en: ['What does a website cost?', /€500–€2,500/],
} as const;

testOnEachEngine('A6 a question is answered by its entries, with the prices of today', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const language of languages) {
    const [question, price] = prices[language];
    const answer = await ask(app, question, language);
    assert.equal(answer.status, 200, answer.text);
    const { sources, ...rest } = answer.body as FaqAnswer;
    assert.deepEqual(rest, { answer: null, writer: 'template', fallback: null });
    assert.deepEqual([sources[0]?.kind, sources[0]?.href], ['faq', '/faq#price-website']);
    assert.match(sources[0]?.text ?? '', price);
    assert.ok(sources.length <= 3 && sources.every(({ title, text }) => title !== '' && !text.includes('{{')));
  }
});

testOnEachEngine('A6 blanks are no question, and count for nothing in one', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const question of ['   ', `${' '.repeat(50)}ab`, '\n\t '])
    assert.equal((await ask(app, question)).code, 'invalid-input', JSON.stringify(question));
  assert.equal((await ask(app, `${' '.repeat(300)}Robíte e-shopy?`)).status, 200);
});

testOnEachEngine('V4 A6 a question about shops is answered by the sentence about them', async (database, context) => {
  const app = await openTestApp(context, database);
  const rows = {
    sk: ['Robíte e-shopy?', /^E-shopy nerobím/],
    cs: ['Děláte eshopy?', /^E-shopy nedělám/],
    da: ['Laver du webshops?', /webshop/i],
    en: ['Do you do online shops?', /shop/i],
  } as const;
  for (const language of languages) {
    const [question, part] = rows[language];
    const { sources } = (await ask(app, question, language)).body as FaqAnswer;
    assert.equal(sources[0]?.href, '/faq#for-whom', language);
    assert.match(sources[0]?.part ?? '', part);
    assert.ok(sources.every((source) => source.text.includes(source.part)));
  }
});

/** Examples that the owner has written, and how people ask for them. */
const wells = {
  sk: ['Studniar s vrtnou súpravou', 'Koľko stojí web pre studniara?'],
  cs: ['Studnař s vrtnou soupravou', 'Kolik stojí web pro studnaře?'],
  da: ['Brøndborer med rig', 'Hvad koster det for en brøndborer med rig?'],
  en: ['Borehole driller with a rig', 'How much is a site for a borehole driller?'],
} as const;

testOnEachEngine(
  'A6 A12 edited questions and edited examples of prices are what the box and the search answer from, and what they replaced is not',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const cupboards = 'Robíte kuchyne, schody a vstavané skrine?';
    const hrefs = async () => ((await ask(app, cupboards)).body as FaqAnswer).sources.map(({ href }) => href);
    assert.ok((await hrefs()).includes('/sluzby/tvorba-webu'), 'the example of the program answers');
    const examples = (await readContent(admin, 'examples')).document;
    const texts = inEachLanguage((language) => ({
      title: wells[language][0],
      text: richTextOf('Tri stránky.'),
      price: '{{onePageWebsite}}',
    }));
    const own = { id: 'e-studne', shared: { service: 'webove-stranky' }, texts };
    await publishDocument(admin, 'examples', { ...examples, items: [own] });
    const answer = richTextOf('Aj v Ružomberku, za {{onePageWebsite}}.');
    const faq = (await readContent(admin, 'faq')).document;
    await publishDocument(admin, 'faq', withText(faq, { id: 'where-you-work', language: 'sk', answer }));

    for (const language of languages) {
      const [title, question] = wells[language];
      const { sources } = (await ask(app, question, language)).body as FaqAnswer;
      const found = sources.find((source) => source.title.replaceAll('\u00A0', ' ') === title);
      assert.match(found?.text ?? '', /^Tri\sstránky\. .*\d/, language);
      assert.equal(found?.kind, 'service');
    }
    assert.ok(!(await hrefs()).includes('/sluzby/tvorba-webu'), 'nobody is led to what is not there');
    const [edited] = ((await ask(app, 'Robíte aj v Ružomberku?')).body as FaqAnswer).sources;
    assert.equal(edited?.href, '/faq#where-you-work');
    assert.match(edited?.text ?? '', /^Aj v\sRužomberku, za\s\d/);
    if (!arePagesBuilt) return;
    const page = (await app.newBrowser().get('/faq?lng=sk&q=ruzomberku')).text;
    assert.match(page, /id="where-you-work".*Ružomberku, za\s\d/s);
    const disclosureOf = (id: string) => new RegExp(`<details(?:(?!<details).)*id="${id}"`, 's').exec(page)?.[0] ?? '';
    const isHidden = (id: string) => /^<details[^>]* hidden/.test(disclosureOf(id));
    assert.deepEqual([isHidden('where-you-work'), isHidden('price-website')], [false, true]);
  },
);

testOnEachEngine('A6 without a match the answer is empty', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const question of ['Aké bude zajtra počasie?', '????', '"><script>alert(1)</script>']) {
    assert.deepEqual((await ask(app, question)).body, {
      answer: null,
      writer: 'template',
      fallback: null,
      sources: [],
    });
  }
});

testOnEachEngine('A6 a question too short or too long is rejected', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const question of ['', 'ab', 'x'.repeat(301)]) {
    const refused = await ask(app, question);
    assert.deepEqual([refused.status, refused.code], [400, 'invalid-input']);
  }
  assert.equal((await ask(app, 'x'.repeat(300))).status, 200);
});

testOnEachEngine(
  'E1 the twenty-first question of one address within ten minutes is rejected',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let asked = 0; asked < 20; asked += 1) assert.equal((await ask(app, 'Koľko stojí web?')).status, 200);
    const refused = await ask(app, 'Koľko stojí web?');
    assert.deepEqual(
      [refused.status, refused.code, refused.headers.get('retry-after')],
      [429, 'too-many-requests', '600'],
    );
  },
);

testOnEachEngine('K5 a question is neither stored nor logged', async (database, context) => {
  const app = await openTestApp(context, database);
  await ask(app, 'Volám sa Hyacint Nezábudka, koľko stojí web?');
  assert.doesNotMatch(app.transcript().log, /Hyacint|stojí/);
  for (const table of tableNames) {
    assert.doesNotMatch(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), /Hyacint/, table);
  }
});
