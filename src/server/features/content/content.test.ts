import assert from 'node:assert/strict';
import { type ContentVersionList, listContent, listContentVersions } from '#contract/content/content.ts';
import { askQuestion } from '#contract/faq.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { languages } from '#domain/languages.ts';
import { followOtherServers } from '#server/features/settings/cached-setting.ts';
import { createSiteContentSource } from '#server/features/settings/site-content/current-site-content.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import {
  newQuestion,
  newQuestions,
  publishDocument,
  publishKind,
  readContent,
  restore,
  saveDraft,
  withText,
} from '#tests/support/people/content.ts';
import { openTestApp } from '#tests/support/test-app.ts';

testOnEachEngine(
  'A12 a question is written, looked at, published in four languages, found by searches, and taken back',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const [admin, visitor] = [await app.newBrowserOf('admin'), app.newBrowser()];
    const first = await readContent(admin, 'faq');
    assert.deepEqual([first.version, first.draft, first.published, first.missing], [0, null, null, []]);
    assert.equal(first.document.items.length, 30);
    const before = await visitor.get('/faq?lng=da');
    assert.equal(readPageInput(before.text).data.published, undefined, 'without edits nothing more is sent');

    const answer = [
      {
        kind: 'paragraph',
        runs: [
          { text: 'Áno, ', isStrong: false, href: '' },
          { text: 'od 5 dní', isStrong: true, href: '' },
        ],
      },
      { kind: 'list', points: [[{ text: 'akvaristika', isStrong: false, href: '/kontakt' }]] },
    ];
    const document = { ...first.document, items: [newQuestion(), ...first.document.items.slice(1)] };
    const written = withText(document, { id: 'e-vodnarske', language: 'sk', answer });
    assert.equal((await saveDraft(admin, 'faq', { document: written })).status, 200);
    const draft = await readContent(admin, 'faq');
    assert.deepEqual(
      draft.changes.map(({ path }) => path),
      ['items.for-whom', 'items.e-vodnarske'],
    );
    assert.deepEqual((await visitor.get('/faq?lng=da')).text, before.text, 'a draft is seen by nobody');

    const preview = await admin.get('/faq?lng=cs&preview=faq');
    assert.ok(preview.text.includes(newQuestions.cs));
    const band = /<aside lang="(\w\w)" aria-label="([^"]*)".*?href="([^"]*)"/s.exec(preview.text);
    assert.deepEqual(
      band?.slice(1),
      ['sk', 'Náhľad konceptu – návštevníci ho nevidia', '/admin/content/faq?in=cs'],
      'it says what it is in the reader’s own language, and leads back without scripts',
    );
    assert.doesNotMatch(preview.text, /<script(?! type="application\/ld)/);
    assert.deepEqual(
      ['cache-control', 'x-robots-tag', 'x-frame-options'].map((name) => preview.headers.get(name)),
      ['no-store', 'noindex', 'DENY'],
    );
    assert.match(preview.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.equal((await visitor.get('/faq?preview=1')).headers.get('location'), '/auth?next=%2Ffaq%3Fpreview%3D1');
    for (const role of ['user', 'bookkeeper'] as const) {
      const other = await (await app.newBrowserOf(role)).get('/faq?lng=cs&preview=1');
      assert.deepEqual([other.status, other.text.includes(newQuestions.cs)], [403, false], role);
    }

    app.passTime(2 * 24 * 60 * 60_000);
    const publisher = await app.newBrowserOf('admin');
    assert.equal((await publishKind(publisher, 'faq')).status, 200);
    for (const language of languages) {
      const page = await visitor.get(`/faq?lng=${language}`);
      assert.match(
        page.text,
        new RegExp(`<h3[^>]*>${newQuestions[language].replace('?', String.raw`\?`)}</h3>`),
        language,
      );
      assert.doesNotMatch(page.text, /id="for-whom"/);
      const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.text)?.[1] ?? '';
      const graph = (JSON.parse(linked) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] })[
        '@graph'
      ];
      const names = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity?.map(({ name }) => name) ?? [];
      assert.deepEqual([names.length, names[0]], [30, newQuestions[language]]);
      const asked = await visitor.post(askQuestion.path, { language, question: newQuestions[language] });
      assert.equal((asked.body as { sources: { href: string }[] }).sources[0]?.href, '/faq#e-vodnarske', language);
    }
    const slovak = (await visitor.get('/faq?lng=sk')).text;
    assert.match(slovak, /<strong>od 5 dní<\/strong>.*<li[^>]*><span><a href="\/kontakt">akvaristika<\/a>/s);
    assert.ok((await visitor.get('/faq?lng=sk&q=akvaristika')).text.includes(newQuestions.sk));
    assert.ok((await visitor.get('/sitemap.xml')).text.includes('/faq?lng=da</loc><lastmod>2026-11-23<'));

    const audited = await auditEntries(database, 'content.published');
    assert.deepEqual(
      audited.map(({ detail }) => detail),
      [JSON.stringify({ number: 1, changes: 2 })],
    );
    assert.equal((await restore(publisher, 'faq', { number: 0, latest: 1 })).status, 200);
    assert.equal(readPageInput((await visitor.get('/faq?lng=da')).text).data.published, undefined);
    assert.equal((await readContent(publisher, 'faq')).published, null);
  },
);

testOnEachEngine(
  'A12 G5 versions are restored to the byte, of two administrators one learns of the other, and another server follows',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [admin, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
    const { document } = await readContent(admin, 'faq');
    const there = createSiteContentSource({ db: database.db, clock: app.services.clock });
    let tell = (): void => undefined;
    followOtherServers({ ...app.services.live, onSettings: (listener) => (tell = listener) }, [there]);

    const one = withText(document, { id: 'languages', language: 'sk', question: 'Prvá?' });
    const two = withText(document, { id: 'languages', language: 'sk', question: 'Druhá?' });
    const answers = await Promise.all([
      saveDraft(admin, 'faq', { document: one, version: 0 }),
      saveDraft(other, 'faq', { document: two, version: 0 }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((first, second) => first - second),
      [200, 409],
    );
    assert.equal(answers.find(({ status }) => status === 409)?.code, 'changed-meanwhile');
    await publishDocument(admin, 'faq', one);
    assert.equal((await publishKind(admin, 'faq')).code, 'step-not-allowed', 'there is no draft');
    tell();
    while (there.current().version === 0) await there.refresh();
    const shown = there.current().documents.faq?.items.find(({ id }) => id === 'languages');
    assert.equal(shown?.texts.sk.question, 'Prvá?');

    await publishDocument(other, 'faq', two);
    assert.equal((await restore(other, 'faq', { number: 1, latest: 1 })).code, 'changed-meanwhile');
    assert.equal((await restore(other, 'faq', { number: 9, latest: 2 })).status, 404);
    assert.equal((await restore(other, 'faq', { number: 1, latest: 2 })).status, 200);
    const rows = await database.db.selectFrom('content_versions').selectAll().orderBy('number').execute();
    assert.deepEqual(
      rows.map(({ number, restored_from: from }) => [number, from]),
      [
        [1, null],
        [2, null],
        [3, 1],
      ],
    );
    assert.equal(rows[2]?.document, rows[0]?.document, 'equal to the byte');
    await assert.rejects(
      database.db.updateTable('content_versions').set({ document: '{}' }).execute(),
      /never changed/,
    );
    const listed = (await admin.get(listContentVersions.path.replace(':kind', 'faq'))).body as ContentVersionList;
    assert.deepEqual(
      listed.rows.map(({ number, restoredFrom }) => [number, restoredFrom]),
      [
        [3, 1],
        [2, null],
        [1, null],
      ],
    );
    assert.match(listed.rows[0]?.by ?? '', /^admin /);
  },
);

testOnEachEngine(
  'A12 G5 what was shown again meanwhile is not undone by an editor who had read the version before it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [admin, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
    const { document } = await readContent(admin, 'faq');
    const wrong = withText(document, { id: 'languages', language: 'sk', question: 'Chybná?' });
    await publishDocument(admin, 'faq', wrong);
    const read = await readContent(other, 'faq');
    assert.equal((await restore(admin, 'faq', { number: 0, latest: 1 })).status, 200);

    const typed = withText(read.document, { id: 'phone', language: 'sk', question: 'Na telefóne?' });
    const { version } = read;
    assert.equal((await saveDraft(other, 'faq', { document: typed, version })).code, 'changed-meanwhile');
    const now = await readContent(other, 'faq');
    assert.deepEqual([now.draft, now.document], [null, document]);
    assert.equal((await saveDraft(other, 'faq', { document: typed })).status, 200);

    const draft = await readContent(admin, 'faq');
    assert.equal((await restore(admin, 'faq', { number: 1, latest: 2 })).status, 200);
    const kept = await readContent(admin, 'faq');
    assert.deepEqual([kept.version, kept.document, kept.draft], [draft.version, draft.document, draft.draft]);
  },
);

testOnEachEngine(
  'A12 a release with other first texts does not overwrite what the owner changed, and reports what it would change',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const { document } = await readContent(admin, 'faq');
    await publishDocument(admin, 'faq', withText(document, { id: 'languages', language: 'da', question: 'Mit eget?' }));
    // What an earlier release had said, as the owner saw it.
    const earlier: AnyDocument = withText(document, { id: 'phone', language: 'en', question: 'On a phone?' });
    await database.db
      .insertInto('content_versions')
      .values({
        ...(await database.db.selectFrom('content_versions').selectAll().executeTakeFirstOrThrow()),
        id: app.services.newId(),
        number: 2,
        first: JSON.stringify(earlier),
      })
      .execute();
    const report = (await readContent(admin, 'faq')).releaseChanges;
    assert.deepEqual(
      report.map(({ path, language, before }) => [path, language, before]),
      [['items.phone.texts.en.question', 'en', 'On a phone?']],
    );
    const { kinds } = (await admin.get(listContent.path)).body as { kinds: { kind: string; releaseChanges: number }[] };
    assert.deepEqual(kinds.map(({ kind, releaseChanges }) => [kind, releaseChanges])[0], ['faq', 1]);
    const own = withText(document, { id: 'languages', language: 'da', question: 'Mit eget spørgsmål?' });
    await publishDocument(admin, 'faq', own);
    const after = await readContent(admin, 'faq');
    assert.equal(after.releaseChanges.length, 1, 'it stays until it was seen');
    assert.equal(after.document.items[3]?.texts.da['question'], 'Mit eget spørgsmål?');
    assert.equal((await saveDraft(admin, 'faq', { document: own, isReleaseSeen: true })).status, 200);
    assert.deepEqual((await readContent(admin, 'faq')).releaseChanges, []);
    await publishKind(admin, 'faq');
    assert.deepEqual((await readContent(admin, 'faq')).releaseChanges, []);
  },
);

testOnEachEngine('A12 hostile content is refused at its field or harmless on the page', async (database, context) => {
  const app = await openTestApp(context, database);
  const [admin, visitor] = [await app.newBrowserOf('admin'), app.newBrowser()];
  const { document } = await readContent(admin, 'faq');
  const refusal = async (change: object) => {
    const answer = await saveDraft(admin, 'faq', {
      document: withText(document, { id: 'phone', language: 'en', ...change }),
    });
    const { details = [] } = answer.body as { details?: { field: string; rule: string; message: string }[] };
    assert.ok(details.every(({ message }) => message !== ''));
    return [answer.status, details[0]?.field, details[0]?.rule];
  };
  const linked = (href: string) => [{ kind: 'paragraph', runs: [{ text: 'x', isStrong: false, href }] }];
  const [question, answer] = ['items.phone.texts.en.question', 'items.phone.texts.en.answer'];
  const rows: [change: object, field: string, rule: string][] = [
    [{ question: 'x'.repeat(10_000) }, question, 'too-long'],
    [{ question: 'abc \u202Ecba' }, question, 'forbidden-characters'],
    [{ question: 'a\u0007b' }, question, 'forbidden-characters'],
    [{ question: 'Hello {{password}}' }, question, 'placeholder-unknown'],
    [{ answer: richTextOf('y\u2066z') }, answer, 'forbidden-characters'],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https://a b',
      'https://user@evil.example/',
    ].map((href): [object, string, string] => [{ answer: linked(href) }, answer, 'link-address']),
  ];
  for (const [change, field, rule] of rows) assert.deepEqual(await refusal(change), [400, field, rule], rule);
  const wrong = [
    { answer: '<b>HTML</b>' },
    { answer: [{ kind: 'html', html: '<script>' }] },
    { question: 'x'.repeat(30_000) },
    { other: 'x' },
  ];
  for (const change of wrong) assert.equal((await refusal(change))[0], 400, JSON.stringify(change).slice(0, 40));
  const ids = ['__proto__', 'constructor"><script>', 'A', ''];
  for (const id of ids) {
    const named = { ...document, items: [{ ...newQuestion(), id }] };
    assert.equal((await saveDraft(admin, 'faq', { document: named })).status, 400, id);
  }
  const twice = { ...document, items: [newQuestion(), newQuestion()] };
  assert.equal((await saveDraft(admin, 'faq', { document: twice })).status, 400);
  assert.equal((await readContent(admin, 'faq')).version, 0, 'nothing was stored');

  const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const harmless = withText(document, { id: 'phone', language: 'en', question: script, answer: richTextOf(script) });
  await publishDocument(admin, 'faq', harmless);
  const page = (await visitor.get('/faq?lng=en')).text;
  assert.doesNotMatch(page, /<script>alert|<img src=x/);
  assert.equal(readPageInput(page).data.published?.faq?.find(({ id }) => id === 'phone')?.question, script);
});
