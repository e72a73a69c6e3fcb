import assert from 'node:assert/strict';
import { publishCaseStudyText } from '#contract/projects/case-studies.ts';
import { arePagesBuilt } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import {
  addPicture,
  caseStudiesPath,
  changeStudy,
  projectsOf,
  publishText,
  readStudy,
  saved,
  sendLeave,
  startStudy,
  writeText,
} from '#tests/support/people/case-studies.ts';
import { done } from '#tests/support/people/office.ts';
import { mailedPath, openAsked, sendReference } from '#tests/support/people/references.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

/** A case study on the site, with a picture. */
async function openShown(office: QuoteOffice, title: string) {
  const { visitor, project, email } = await openAsked(office);
  const path = mailedPath(office, email);
  await sendReference(visitor, path);
  const { id } = await startStudy(office, project.id);
  const fileId = await addPicture(office, project.milestones[0]?.id ?? '');
  await changeStudy(office, id, { path: 'pictures/after', method: 'PUT', body: { fileId } });
  saved(await writeText(office, id, { language: 'sk', words: { title } }));
  await changeStudy(office, id, { path: 'asking' });
  await sendLeave(visitor, path, { parts: ['pictures'] });
  done(await publishText(office, id, 'sk'), publishCaseStudyText);
  return { id, visitor, path, project };
}

const remove = ({ browser }: QuoteOffice, id: string, version: number) =>
  browser.delete(`${caseStudiesPath}/${id}`, { version });

testOnEachEngine(
  'A5 A12 the owner orders case studies and deletes one, which is gone from page, picture, search engines and store; what was agreed to stays',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const first = await openShown(office, 'Cena strechy hneď v dopyte');
    app.passTime(60_000);
    const second = await openShown(office, 'Kúpeľňa za týždeň');
    const titles = async () => (await projectsOf(app.newBrowser())).map(({ title }) => title);
    const shared = async () => {
      const { text } = await app.newBrowser().get('/projekty?lng=sk');
      return new URL(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '').pathname;
    };
    assert.deepEqual(await titles(), ['Kúpeľňa za týždeň', 'Cena strechy hneď v dopyte'], 'the newest first');
    const newest = arePagesBuilt ? await shared() : '';
    assert.equal((await browser.put(`${caseStudiesPath}/order`, { ids: [first.id, second.id] })).status, 200);
    assert.deepEqual(await titles(), ['Cena strechy hneď v dopyte', 'Kúpeľňa za týždeň']);
    if (arePagesBuilt) {
      const picture = await shared();
      assert.match(picture, /^\/social-pictures\/projects\.sk\./);
      assert.notEqual(picture, newest, 'A8 other sites show the first one');
      const seen = await app.newBrowser().get(picture);
      assert.deepEqual([seen.status, seen.headers.get('cache-control')], [200, 'no-store']);
    }

    const address = (await projectsOf(app.newBrowser()))[0]?.pictures[0]?.src ?? '';
    assert.equal((await app.newBrowser().get(address)).status, 200);
    const { version } = await readStudy(office, first.id);
    const bookkeeper = { ...office, browser: await app.newBrowserOf('bookkeeper') };
    assert.equal((await remove(bookkeeper, first.id, version)).status, 403);
    assert.equal((await remove(office, first.id, version - 1)).code, 'changed-meanwhile');
    assert.equal((await remove(office, first.id, version)).status, 200);
    assert.deepEqual(await titles(), ['Kúpeľňa za týždeň']);
    assert.equal((await app.newBrowser().get(address)).status, 404);
    if (arePagesBuilt) assert.equal(await shared(), newest);
    assert.equal((await browser.get(`${caseStudiesPath}/${first.id}`)).status, 404);
    assert.equal((await remove(office, first.id, version)).status, 404);
    for (const table of ['case_study_texts', 'case_study_versions', 'case_study_pictures'] as const) {
      const rows = await database.db.selectFrom(table).where('case_study_id', '=', first.id).selectAll().execute();
      assert.deepEqual(rows, [], table);
    }
    const consents = await database.db
      .selectFrom('reference_consents')
      .select('kind')
      .where('case_study_id', '=', first.id)
      .execute();
    assert.deepEqual(consents, [{ kind: 'given' }]);
    const jobs = await database.db.selectFrom('jobs').select('kind').where('kind', '=', 'forget-objects').execute();
    assert.equal(jobs.length, 1, 'the bytes of its picture are deleted');
    for (const action of ['case-studies.ordered', 'case-study.deleted'] as const) {
      assert.equal((await auditEntries(database, action)).length, 1, action);
    }

    assert.equal((await remove(office, second.id, (await readStudy(office, second.id)).version)).status, 200);
    const live = app.newBrowser('192.0.2.1', { host: 'agency.sk' });
    assert.ok(!(await live.get('/sitemap.xml')).text.includes('/projekty'), 'a live host lists no empty page');
  },
);

testOnEachEngine(
  'A11 whoever wanted no case study is not asked again because the first one was deleted',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { visitor, project, path } = await openAsked(office);
    const { id } = await startStudy(office, project.id);
    saved(await writeText(office, id, { language: 'sk' }));
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 200);
    assert.equal((await sendLeave(visitor, path, { go: 'decline-case-study' })).status, 303);
    const declined = await readStudy(office, id);
    assert.equal(declined.leave, 'declined');
    assert.equal((await remove(office, id, declined.version)).status, 200);
    const anew = await startStudy(office, project.id);
    assert.notEqual(anew.id, id);
    assert.deepEqual([anew.leave, anew.mayAsk], ['declined', false]);
    assert.equal((await changeStudy(office, anew.id, { path: 'asking' })).status, 409);
  },
);
