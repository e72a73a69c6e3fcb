import assert from 'node:assert/strict';
import { errorBodySchema } from '#contract/error-body.ts';
import {
  type CaseStudyDetail,
  draftCaseStudyText,
  listCaseStudies,
  listCaseStudyVersions,
} from '#contract/projects/case-studies.ts';
import { pathOf } from '#domain/routes.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
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
import { readHome } from '#tests/support/people/portal-home.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { openAsked } from '#tests/support/people/references.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

testOnEachEngine(
  'A12 texts are versions: two owners at once lose nothing, an earlier one is restored to the byte, and what is hostile is refused or harmless',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { project, path, visitor } = await openAsked(office);
    const starts = await Promise.all([startStudy(office, project.id), startStudy(office, project.id)]);
    assert.equal(starts[0].id, starts[1].id, 'two at once start one');
    const { id } = starts[0];
    const rowsOf = () =>
      database.db
        .selectFrom('case_study_versions')
        .select(['number', 'words'])
        .where('language', '=', 'sk')
        .orderBy('number')
        .execute();

    saved(await writeText(office, id, { language: 'sk' }));
    saved(await writeText(office, id, { language: 'sk' }));
    assert.equal((await rowsOf()).length, 2, 'the same once more is no version');
    const both = await Promise.all(
      ['Prvý', 'Druhý'].map((title) => writeText(office, id, { language: 'sk', number: 2, words: { title } })),
    );
    assert.deepEqual(sorted(both), [200, 409]);
    const restored = await browser.post(`${caseStudiesPath}/${id}/texts/sk/restoring`, { number: 3, restored: 2 });
    assert.equal(textOf(saved(restored), 'sk').number, 4);
    const rows = await rowsOf();
    assert.equal(rows[3]?.words, rows[1]?.words, 'to the byte');
    const listed = await browser.get(`${caseStudiesPath}/${id}/texts/sk/versions`);
    const { versions } = done(listed, listCaseStudyVersions);
    assert.deepEqual(
      versions.map(({ number, writer }) => [number, writer]),
      [
        [4, 'owner'],
        [3, 'owner'],
        [2, 'owner'],
        [1, 'template'],
      ],
    );
    assert.equal(
      (await browser.post(`${caseStudiesPath}/${id}/texts/sk/restoring`, { number: 4, restored: 9 })).status,
      404,
    );
    await assert.rejects(database.db.updateTable('case_study_versions').set({ words: '{}' }).execute());

    const drafted = done(
      await browser.post(`${caseStudiesPath}/${id}/texts/da/draft`, { number: 0 }),
      draftCaseStudyText,
    );
    assert.equal(drafted.writer, 'template');
    assert.deepEqual(textOf(drafted.study, 'da').missing, [], 'a draft in another language is whole');
    assert.deepEqual(textOf(drafted.study, 'cs').missing, ['title', 'task', 'solution'], 'what is missing is said');
    const { studies, projects } = done(await browser.get(caseStudiesPath), listCaseStudies);
    assert.deepEqual([studies.map((each) => each.id), projects], [[id], []]);

    const endless = 'x'.repeat(10_000);
    const facts = { service: 'web-aplikacie', trade: 'roofer', country: 'SK' };
    const setFacts = (firm: string, town: string) =>
      changeStudy(office, id, { path: 'facts', method: 'PUT', body: { ...facts, firm, town } });
    const long: [answer: TestAnswer, fields: string[]][] = [
      [await writeText(office, id, { language: 'sk', words: { title: endless } }), ['title']],
      [
        await writeText(office, id, { language: 'sk', words: { task: endless, figure1: endless, afterAlt: endless } }),
        ['task', 'figure1', 'afterAlt'],
      ],
      [await setFacts(endless, endless), ['firm', 'town']],
    ];
    for (const [{ status, body }, fields] of long) {
      const named = errorBodySchema.parse(body).details?.map(({ field }) => field) ?? [];
      assert.deepEqual([status, named.toSorted()], [400, fields.toSorted()]);
    }
    assert.equal((await setFacts('<script>alert(1)</script> \u202Eamrif', '<img onerror=x>')).status, 200);
    const hostile = {
      title: '</script><script>alert(1)</script> \u202Ekciw',
      task: `${studyWords.task} <img onerror=x>`,
    };
    saved(await writeText(office, id, { language: 'sk', words: hostile }));
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 200);
    assert.equal((await sendLeave(visitor, path, { parts: ['firm', 'town', 'figures', 'nonsense'] })).status, 303);
    assert.equal((await publishText(office, id, 'sk')).status, 200);
    const page = (await app.newBrowser().get(pathOf('projects', 'sk'))).text;
    assert.ok(!page.includes('<script>alert(1)') && !page.includes('<img onerror'));
    const [shown] = await projectsOf(app.newBrowser());
    assert.deepEqual(
      [shown?.title, shown?.firm],
      ['</script><script>alert(1)</script> kciw', '<script>alert(1)</script> amrif'],
    );
    if (needsBuild(context)) return;
    assert.match(page, /"@type":"CreativeWork","@id":"[^"]*\/projekty[^"]*#project-0001"/);
    assert.ok(!page.includes('Review'), 'no reviews are marked up');
    const preview = await browser.get(`${caseStudiesPath}/${id}/preview/da`);
    assert.deepEqual([preview.status, preview.headers.get('cache-control')], [200, 'no-store']);
    assert.equal(readPageInput(preview.text).data.caseStudies?.[0]?.lang, 'da');
    for (const other of [visitor, app.newBrowser()]) {
      assert.equal((await other.get(`${caseStudiesPath}/${id}/preview/da`)).status, 401);
    }
  },
);

testOnEachEngine(
  'A11 I5 leave is for what was read: new texts, names and pictures wait, names in running text count, strangers and other projects stay apart',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { project, path, visitor, email } = await openAsked(office);
    const { id } = await startStudy(office, project.id);
    const facts = { service: 'web-aplikacie', trade: 'roofer', country: 'SK', firm: 'Strechy Javorka', town: 'Žilina' };
    const setFacts = (changes: object = {}) =>
      changeStudy(office, id, { path: 'facts', method: 'PUT', body: { ...facts, ...changes } });
    const choose = (fileId: string | null) =>
      changeStudy(office, id, { path: 'pictures/after', method: 'PUT', body: { fileId } });
    const milestone = project.milestones[0]?.id ?? '';
    const shownNow = async () => (await projectsOf(app.newBrowser()))[0];
    await setFacts();
    saved(
      await writeText(office, id, {
        language: 'sk',
        words: { solution: 'Pre Strechy Javorka vznikla kalkulačka cien.' },
      }),
    );
    assert.equal((await sendLeave(visitor, path, { version: 1 })).status, 404, 'nobody has asked them yet');
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 200);
    await app.runDueJobs();

    const customer = await openPortal(office, email);
    const own = `/reference/portal-${project.id}`;
    assert.deepEqual(
      (await readHome(customer)).references.map(({ projectId, hasCaseStudy }) => [projectId, hasCaseStudy]),
      [[project.id, true]],
    );
    const stranger = await registerVerified(app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    for (const other of [stranger, office.browser, app.newBrowser()]) {
      assert.equal((await sendLeave(other, own, { version: 1 })).status, 404);
    }
    assert.equal((await sendLeave(customer, own, { go: 'decline-case-study' })).status, 303);
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 409, 'who said no is left alone');
    assert.equal(
      (await sendLeave(customer, own, { parts: ['firm', 'figures'] })).status,
      303,
      'they may change their mind',
    );
    assert.equal(
      (await sendLeave(customer, own, { parts: ['firm', 'figures'], version: 1 })).status,
      303,
      'the same once more',
    );
    assert.equal((await publishText(office, id, 'sk')).status, 200);

    const foreign = await openAsked(office);
    const alien = await addPicture(office, foreign.project.milestones[0]?.id ?? '');
    assert.equal((await choose(alien)).status, 404, 'a file of another project');
    assert.equal((await choose(await addPicture(office, milestone))).status, 200);
    saved(await writeText(office, id, { language: 'sk', words: { title: 'Nové znenie' } }));
    assert.equal((await publishText(office, id, 'sk')).status, 409, 'the customer has not read it');
    assert.deepEqual([(await shownNow())?.title, (await shownNow())?.pictures], [studyWords.title, []]);
    assert.equal((await changeStudy(office, id, { path: 'asking' })).status, 200);
    const proposal = await ownStudyOf(visitor, path);
    assert.deepEqual([proposal?.leave, proposal?.isNew, proposal?.shown.title], ['given', true, 'Nové znenie']);
    assert.equal((await shownNow())?.title, studyWords.title, 'the site keeps what was agreed to');
    const raced = await Promise.all([
      sendLeave(visitor, path, { parts: ['firm', 'pictures'], version: proposal?.version ?? 0 }),
      setFacts({ town: 'Martin' }),
    ]);
    assert.ok(raced.every(({ status }) => status === 200 || status === 303 || status === 409));
    assert.equal((await sendLeave(visitor, path, { parts: ['firm', 'pictures'] })).status, 303);
    assert.equal((await publishText(office, id, 'sk')).status, 200);
    assert.deepEqual([(await shownNow())?.title, (await shownNow())?.pictures.length], ['Nové znenie', 1]);

    const danish = { solution: 'Strechy Javorka fik en prisberegner på siden.' };
    saved(await writeText(office, id, { language: 'da', words: danish }));
    assert.equal((await publishText(office, id, 'da')).status, 200);
    assert.equal((await projectsOf(app.newBrowser(), 'da'))[0]?.lang, 'da');
    assert.equal(
      (await projectsOf(app.newBrowser(), 'en'))[0]?.lang,
      'sk',
      'what is missing is shown as it was written',
    );
    assert.equal((await sendLeave(visitor, path, { parts: ['pictures'] })).status, 303);
    assert.equal((await projectsOf(app.newBrowser(), 'da'))[0]?.lang, 'sk', 'the Danish text names the firm');
    assert.equal((await publishText(office, id, 'da')).status, 409);
    assert.equal(textOf(await readStudy(office, id), 'da').named, 'firm');
    assert.equal((await setFacts({ firm: 'Iná firma' })).status, 200);

    const before: CaseStudyDetail = await readStudy(office, id);
    const [taken] = await Promise.all([
      sendLeave(customer, own, { go: 'withdraw-case-study' }),
      office.browser.post(`${caseStudiesPath}/${id}/texts/sk/publishing`, {
        version: before.version,
        number: textOf(before, 'sk').number,
      }),
    ]);
    assert.equal(taken.status, 303);
    assert.equal(await shownNow(), undefined, 'whoever comes first, nothing is left on the site');
    assert.ok((await readStudy(office, id)).texts.every(({ isPublished }) => !isPublished));
  },
);

testOnEachEngine(
  'A11 K6 anonymising a customer takes case studies, versions and pictures along, also from the site',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { project, path, visitor } = await openAsked(office, {
      buyer: { ...wholeBuyer, email: 'anna@kovac.example' },
    });
    const { id } = await startStudy(office, project.id);
    const fileId = await addPicture(office, project.milestones[0]?.id ?? '');
    await changeStudy(office, id, { path: 'pictures/before', method: 'PUT', body: { fileId } });
    saved(await writeText(office, id, { language: 'sk' }));
    await changeStudy(office, id, { path: 'asking' });
    await sendLeave(visitor, path, { parts: ['pictures'] });
    await publishText(office, id, 'sk');
    assert.equal((await projectsOf(app.newBrowser())).length, 1);
    const { object_key: key } = await database.db
      .selectFrom('case_study_pictures')
      .select('object_key')
      .executeTakeFirstOrThrow();
    assert.notEqual(await app.services.files.get(key), null);
    const customer = await database.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', project.customer?.id ?? '')
      .executeTakeFirstOrThrow();
    const answer = await browser.post(`/api/admin/customers/${customer.id}/anonymisation`, {
      version: customer.version,
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(await projectsOf(app.newBrowser()), []);
    for (const table of ['case_studies', 'case_study_texts', 'case_study_versions', 'case_study_pictures'] as const) {
      assert.deepEqual(await database.db.selectFrom(table).selectAll().execute(), [], table);
    }
    await app.runDueJobs();
    assert.equal(await app.services.files.get(key), null);
  },
);
