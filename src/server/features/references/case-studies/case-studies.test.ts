import assert from 'node:assert/strict';
import { publishCaseStudyText } from '#contract/projects/case-studies.ts';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  addPicture,
  caseStudiesPath,
  changeStudy,
  ownStudyOf,
  projectsOf,
  publishText,
  readStudy,
  saved,
  sendLeave,
  startStudy,
  studyWords,
  textOf,
  writeText,
} from '#tests/support/people/case-studies.ts';
import { done } from '#tests/support/people/office.ts';
import { openAsked, sendReference } from '#tests/support/people/references.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

testOnEachEngine(
  'A11 A5 from a completed project to the site in four languages: draft, leave part by part, published, and gone at once when it is taken back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { path, visitor, project, email } = await openAsked(office);
    await sendReference(visitor, path, { leave: ['figure'] });

    const study = await startStudy(office, project.id);
    const draft = textOf(study, 'sk');
    assert.deepEqual([draft.number, draft.writer], [1, 'template']);
    assert.deepEqual(
      [draft.words.figure1, draft.words.result1, draft.words.figure2],
      ['3 → 11', 'Dopyty z webu mesačne', ''],
      'a figure comes from the customer alone',
    );
    assert.equal((await startStudy(office, project.id)).id, study.id, 'the same once more returns it');
    const { id } = study;

    const picture = await addPicture(office, project.milestones[0]?.id ?? '');
    assert.equal(
      (await changeStudy(office, id, { path: 'pictures/after', method: 'PUT', body: { fileId: picture } })).status,
      200,
    );
    const names = { service: 'web-aplikacie', trade: 'roofer', country: 'SK', firm: 'Strechy Javorka', town: 'Žilina' };
    assert.equal((await changeStudy(office, id, { path: 'facts', method: 'PUT', body: names })).status, 200);
    for (const language of languages) {
      saved(await writeText(office, id, { language, words: { title: `${studyWords.title} ${language}` } }));
      assert.equal((await publishText(office, id, language)).status, 409, 'nothing is published without leave');
    }
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 200);
    await app.runDueJobs();
    const asked = app.mail.delivered.filter(({ to, subject }) => to === email && /Smiem ukázať/.test(subject));
    assert.equal(asked.length, 1);
    assert.ok(asked[0]?.text.includes(path), 'the link is that of the reference');

    const own = await ownStudyOf(visitor, path);
    assert.deepEqual([own?.leave, own?.parts, own?.allowed], ['asked', ['firm', 'town', 'pictures', 'figures'], []]);
    assert.equal(own?.shown.title, `${studyWords.title} sk`);
    assert.equal((await visitor.get(own?.shown.pictures[0]?.src ?? '')).headers.get('content-type'), 'image/webp');
    assert.equal((await sendLeave(visitor, path, { consent: false })).status, 400);
    const given = await sendLeave(visitor, path, { parts: ['firm', 'pictures', 'figures'] });
    assert.deepEqual([given.status, given.headers.get('location')], [303, path]);
    assert.deepEqual(await projectsOf(app.newBrowser()), [], 'nobody has published it yet');

    for (const language of languages) done(await publishText(office, id, language), publishCaseStudyText);
    for (const language of languages) {
      const [shown] = await projectsOf(app.newBrowser(), language);
      assert.deepEqual([shown?.lang, shown?.title], [language, `${studyWords.title} ${language}`]);
      assert.deepEqual([shown?.firm, shown?.town], ['Strechy Javorka', ''], 'the town has no leave');
      assert.deepEqual(shown?.results, [{ figure: '3 → 11', text: 'dopytov z webu mesačne' }]);
    }
    const [shown] = await projectsOf(app.newBrowser());
    assert.match(shown?.source ?? '', /#0001, dokončené v/);
    const address = shown?.pictures[0]?.src ?? '';
    const seen = await app.newBrowser().get(address);
    assert.deepEqual([seen.status, seen.headers.get('cache-control')], [200, 'no-store']);
    const live = app.newBrowser('192.0.2.1', { host: 'agency.sk' });
    assert.ok((await live.get('/sitemap.xml')).text.includes('/projekty'), 'a live host lists the page now');

    app.passTime(24 * 60 * 60_000);
    assert.equal((await sendLeave(visitor, path, { parts: ['pictures'] })).status, 303);
    const [less] = await projectsOf(app.newBrowser());
    assert.deepEqual([less?.firm, less?.results], ['', []], 'what is no longer ticked is gone with the next visit');
    assert.equal((await sendLeave(visitor, path, { go: 'withdraw-case-study' })).status, 303);
    for (const language of languages) assert.deepEqual(await projectsOf(app.newBrowser(), language), []);
    assert.equal((await app.newBrowser().get(address)).status, 404);
    const map = (await app.newBrowser().get('/sitemap.xml')).text;
    const lastChange = /<loc>[^<]*\/projekty\?lng=sk<\/loc><lastmod>([\d-]+)/.exec(map)?.[1];
    assert.equal(lastChange, dayOf(app.services.clock(), 'sk'), 'search engines learn that the page has changed');
    assert.ok(!(await live.get('/sitemap.xml')).text.includes('/projekty'));

    const consents = await database.db
      .selectFrom('reference_consents')
      .selectAll()
      .where('case_study_id', '=', id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      consents.map(({ kind, parts, way }) => [kind, parts, way]),
      [
        ['given', 'firm pictures figures', 'link'],
        ['narrowed', 'pictures', 'link'],
        ['withdrawn', '', 'link'],
      ],
    );
    assert.match(consents[0]?.statement ?? '', /^Súhlasím.*\nNázov firmy\nObrázky\n/s);
    await assert.rejects(database.db.updateTable('reference_consents').set({ case_study_id: null }).execute());
    const news = (await database.db.selectFrom('notifications').select('kind').execute()).map(({ kind }) => kind);
    assert.ok(news.includes('case-study-allowed') && news.includes('case-study-withdrawn'));
    assert.equal((await readStudy({ browser: await app.newBrowserOf('admin') }, id)).pictures.length, 0);
    assert.equal((await visitor.get(`${caseStudiesPath}/${id}`)).status, 401);
  },
);
