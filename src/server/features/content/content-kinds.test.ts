import assert from 'node:assert/strict';
import { type ContentPicture, uploadContentPicture } from '#contract/content/content.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';
import { forgetLoosePictures } from './forget-loose-pictures.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { publishDocument, readContent, saveDraft } from '#tests/support/people/content.ts';
import { newPlacedPhoto } from '#tests/support/requests/hostile-files.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { openTestApp } from '#tests/support/test-app.ts';

const shared = (document: AnyDocument, index: number, change: object): AnyDocument => ({
  ...document,
  items: document.items.map((item, each) =>
    each === index ? { ...item, shared: { ...item.shared, ...change } } : item,
  ),
});

testOnEachEngine(
  'A12 products, figures, facts, examples, portrait and notices of the owner stand on their pages, also on a live host',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const [admin, visitor] = [await app.newBrowserOf('admin'), app.newBrowser()];
    const live = app.newBrowser('192.0.2.9', { host: 'olovnica.example' });
    const read = async (path: string) => (await visitor.get(path)).text;

    const photo = await newPlacedPhoto();
    assert.ok(photo.includes('Exif'));
    const uploaded = await admin.post(uploadContentPicture.path, { data: photo.toString('base64') });
    assert.equal(uploaded.status, 200, uploaded.text);
    const { id, src } = uploaded.body as ContentPicture;
    assert.equal((await visitor.get(src)).status, 401, 'no page shows it yet');
    const kept = await admin.get(src);
    assert.deepEqual([kept.status, kept.headers.get('content-type')], [200, 'image/webp']);
    assert.doesNotMatch(kept.text, /Exif|GPS/);

    const products = (await readContent(admin, 'products')).document;
    assert.deepEqual(
      products.items.map(({ id: of }) => of),
      ['diary', 'area'],
    );
    assert.doesNotMatch(
      (await live.get('/?lng=sk')).text,
      /class="product-sheet"/,
      'samples are for nobody from outside',
    );
    const described = {
      ...shared(products, 0, { name: 'Vodováha', link: 'https://example.com/vodovaha', picture: id }),
    };
    described.items = described.items.slice(0, 1).map((item) => ({
      ...item,
      texts: inEachLanguage((language) => ({
        kind: 'Aplikácia',
        text: richTextOf('Meria <b>sama</b>.'),
        pictureAlt: language === 'sk' ? 'Displej vodováhy' : '',
      })),
    }));
    await publishDocument(admin, 'products', described);
    const home = await read('/?lng=sk');
    assert.match(home, new RegExp(`<img[^>]*src="${src}"`));
    assert.match(home, /alt="Displej vodováhy"/);
    assert.match(home, /<a href="https:\/\/example\.com\/vodovaha">Vodováha<\/a>/);
    assert.match(home, /Meria &lt;b&gt;sama&lt;\/b&gt;\./);
    assert.match((await live.get('/?lng=sk')).text, /Vodováha/);
    assert.doesNotMatch(await read('/?lng=da'), /Displej/, 'a picture without words is left out');
    assert.equal((await visitor.get(src)).status, 200);

    const statistics = (await readContent(admin, 'statistics')).document;
    const own = shared(statistics, 3, { counted: 'own' });
    const years = { figure: '12 rokov', text: 'na strechách' };
    const [, , , minute] = own.items;
    assert.ok(minute);
    const changed = [...own.items.slice(0, 3), { ...minute, texts: inEachLanguage(() => years) }];
    await publishDocument(admin, 'statistics', { ...own, items: changed });
    const figures = readPageInput(await read('/?lng=sk')).data.published?.statistics;
    assert.deepEqual(
      figures?.map(({ figure }) => figure),
      ['8', '3', '4', '12\u00A0rokov'].map((figure) => figure.replace('\u00A0', ' ')),
      'what the program counts is counted',
    );
    assert.match(await read('/?lng=cs'), /na strechách/);

    const about = (await readContent(admin, 'about')).document;
    const portrait = {
      head: { shared: { portrait: id }, texts: inEachLanguage(() => ({ portraitAlt: 'Martin v dielni' })) },
      items: about.items.slice(0, 1),
    };
    await publishDocument(admin, 'about', portrait);
    const page = await read('/om-mig?lng=da');
    assert.match(page, new RegExp(`<img[^>]*src="${src}"[^>]*>`));
    assert.match(page, /Værksted/);
    assert.doesNotMatch(page, /Svartid/);

    const examples = (await readContent(admin, 'examples')).document;
    assert.equal(examples.items.length, 21);
    const [example] = examples.items;
    assert.ok(example);
    const texts = inEachLanguage(() => ({
      title: 'Maliar z Trnavy',
      text: richTextOf('Šesť stránok.'),
      price: '{{onePageWebsite}}',
    }));
    await publishDocument(admin, 'examples', { ...examples, items: [{ ...example, texts }] });
    const service = await read('/sluzby/tvorba-webu?lng=sk');
    assert.match(service, /Maliar z\u00A0Trnavy/);
    assert.match(service, /<p class="figures[^"]*">\d+–\u2060?\d/);
    assert.doesNotMatch(await read('/sluzby/seo-a-marketing?lng=sk'), /Maliar z\u00A0Trnavy|Ako to môže vyzerať/);
    assert.match(await read('/sluzby/tvorba-webu?lng=da'), /Maliar z Trnavy/);

    const notices = (await readContent(admin, 'notices')).document;
    assert.deepEqual(notices.items, []);
    const notice = {
      id: 'e-vianoce1',
      shared: { link: '/kontakt', until: '2026-11-21' },
      texts: inEachLanguage(() => ({ title: 'Cez sviatky neodpovedám', text: 'Ozvem sa 7. januára.' })),
    };
    await publishDocument(admin, 'notices', { ...notices, items: [notice] });
    assert.match(await read('/kontakt?lng=sk'), /Cez sviatky neodpovedám/);
    app.passTime(24 * 60 * 60_000);
    assert.doesNotMatch(await read('/kontakt?lng=sk'), /Cez sviatky neodpovedám/, 'its last day is over');

    const loose = await database.db.selectFrom('content_pictures').selectAll().executeTakeFirstOrThrow();
    const other = { ...loose, id: '1'.repeat(26), object_key: 'x'.repeat(43) };
    await database.db.insertInto('content_pictures').values(other).execute();
    const namesOf = async () =>
      (await database.db.selectFrom('content_pictures').select('id').execute()).map((row) => row.id);
    await forgetLoosePictures(app.services);
    assert.equal((await namesOf()).length, 2, 'for 30 days nothing goes');
    app.passTime(31 * 24 * 60 * 60_000);
    await forgetLoosePictures(app.services);
    assert.deepEqual(await namesOf(), [id], 'what a version names stays');
  },
);

testOnEachEngine(
  'A12 a notice leaves the pages after its last day where Slovak has no words of it',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const [admin, visitor] = [await app.newBrowserOf('admin'), app.newBrowser()];
    const { document } = await readContent(admin, 'notices');
    const closed = { title: 'Lukket i uge 42', text: '' };
    const notice = {
      id: 'e-efterar01',
      shared: { link: '', until: '2026-11-21' },
      texts: inEachLanguage((language) => (language === 'da' ? closed : { title: '', text: '' })),
    };
    await publishDocument(admin, 'notices', { ...document, items: [notice] });
    for (const visit of ['first', 'second: from then on the page is cached'])
      assert.match((await visitor.get('/kontakt?lng=da')).text, /Lukket i uge 42/, visit);
    app.passTime(24 * 60 * 60_000);
    assert.doesNotMatch((await visitor.get('/kontakt?lng=da')).text, /Lukket i uge 42/);
  },
);

testOnEachEngine('A12 C10 what is no picture, and a huge one, is refused', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const refused = async (bytes: Buffer) =>
    (await admin.post(uploadContentPicture.path, { data: bytes.toString('base64') })).code;
  assert.equal(
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    'attachment-type',
  );
  assert.equal(await refused(Buffer.from('%PDF-1.7\n')), 'attachment-unreadable');
  assert.equal(await refused(newPicture(60, 40).subarray(0, 60)), 'attachment-unreadable');
  assert.equal(await refused(newPicture(9000, 9000)), 'attachment-too-large');
  assert.deepEqual(await database.db.selectFrom('content_pictures').selectAll().execute(), []);
  const { document } = await readContent(admin, 'about');
  const head = { shared: { portrait: '0'.repeat(26) }, texts: inEachLanguage(() => ({ portraitAlt: '' })) };
  const answer = await saveDraft(admin, 'about', { document: { ...document, head } });
  assert.deepEqual(
    (answer.body as { details: { field: string; rule: string }[] }).details.map(({ field, rule }) => [field, rule]),
    [['head.shared.portrait', 'picture-unknown']],
  );
});
