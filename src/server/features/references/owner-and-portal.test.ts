import assert from 'node:assert/strict';
import { followOtherServers } from '#server/features/settings/cached-setting.ts';
import { createSiteReferencesSource } from '#server/features/settings/current-site-references.ts';
import { storedReferenceAsking } from '#server/stored/job-payloads.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { publishDocument, readContent } from '#tests/support/people/content.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import {
  changeReference,
  mailedPath,
  openAsked,
  picture,
  readOnlyReference,
  readReferences,
  referencesPath,
  sendReference,
  shownOn,
  versionOf,
  words,
} from '#tests/support/people/references.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { createAskForReferenceHandler } from './ask-for-reference.ts';

const askedProjectsOf = async (browser: TestBrowser) =>
  (await readHome(browser)).references.map(({ projectId }) => projectId);

testOnEachEngine(
  'A11 I3 in the portal the customer is asked last and alone, and a no is remembered',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, email } = await openAsked(office);
    const customer = await openPortal(office, email);
    assert.deepEqual(await askedProjectsOf(customer), [project.id]);
    const path = `/reference/portal-${project.id}`;
    assert.equal((await customer.get(path)).status, 200);
    const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    for (const other of [stranger, office.browser, office.app.newBrowser()]) {
      assert.equal((await other.get(path)).status, 404);
      assert.equal((await sendReference(other, path)).status, 404);
    }
    assert.deepEqual((await readHome(stranger)).references, []);
    assert.equal((await sendReference(customer, path, { go: 'decline' })).status, 303);
    assert.deepEqual(await askedProjectsOf(customer), [], 'nobody is asked any more');
    assert.equal((await readOnlyReference(office)).status, 'declined');
    const { mayAskAgain } = await readOnlyReference(office);
    assert.equal(mayAskAgain, false);
    assert.equal((await changeReference(office, 'asking')).status, 409);

    const given = await sendReference(customer, path, { version: await versionOf(office) });
    assert.equal(given.status, 303, 'they may change their mind');
    const consent = await database.db
      .selectFrom('reference_consents')
      .select(['kind', 'way', 'by_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual([consent?.kind, consent?.way, consent?.by_id !== null], ['given', 'portal', true]);
  },
);

testOnEachEngine(
  'A11 the owner orders, translates and asks once more, and never changes a word',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const first = await openAsked(office);
    await sendReference(first.visitor, first.path);
    await changeReference(office, 'showing');
    const { id } = await readOnlyReference(office);
    const translate = async (body: object, language = 'da') =>
      browser.put(`${referencesPath}/${id}/translations/${language}`, {
        version: (await readReferences(office)).references.find((each) => each.id === id)?.version ?? 0,
        figureLabel: '',
        pictureAlt: '',
        ...body,
      });
    assert.equal((await translate({ text: 'Kunderne ser prisen.' })).status, 400, 'the label of the figure is missing');
    assert.equal((await translate({ text: words.text }, 'sk')).status, 409, 'the original is not translated');
    const label = 'Henvendelser om måneden';
    assert.equal((await translate({ text: 'Kunderne ser prisen.', figureLabel: label })).status, 200);
    const [danish] = await shownOn(app.newBrowser(), 'da');
    assert.deepEqual(
      [danish?.text, danish?.lang, danish?.figure?.label, danish?.original?.note, danish?.original?.text],
      ['Kunderne ser prisen.', 'da', label, 'Oversat fra slovakisk', words.text],
    );
    assert.match(danish?.source ?? '', /^fra projekt #0001, afsluttet i/);
    const [english] = await shownOn(app.newBrowser(), 'en');
    assert.deepEqual([english?.text, english?.lang, english?.original], [words.text, 'sk', null]);

    const statistics = (await readContent(browser, 'statistics')).document;
    const counting = statistics.items.slice(0, 1).map((item) => ({ ...item, shared: { counted: 'projects' } }));
    await publishDocument(browser, 'statistics', { ...statistics, items: counting });
    const figureOf = async () => {
      const { published } = readPageInput((await app.newBrowser().get('/?lng=sk')).text).data;
      return published?.statistics?.map(({ figure }) => figure);
    };
    assert.deepEqual(await figureOf(), ['1'], 'A12 the program counts completed projects');

    const second = await openAsked(office);
    assert.deepEqual(await figureOf(), ['2']);
    const otherPath = mailedPath(office, second.email);
    await sendReference(second.visitor, otherPath, { fields: { name: 'Druhá' } });
    const listed = (await readReferences(office)).references;
    const other = listed.find((each) => each.id !== id);
    assert.ok(other);
    await browser.post(`${referencesPath}/${other.id}/showing`, { version: other.version });
    const namesOf = async () => (await shownOn(app.newBrowser())).map(({ name }) => name);
    assert.deepEqual(await namesOf(), [words.name, 'Druhá']);
    assert.equal((await browser.put(`${referencesPath}/order`, { ids: [other.id, id] })).status, 200);
    assert.deepEqual(await namesOf(), ['Druhá', words.name]);

    await sendReference(first.visitor, first.path, { go: 'take-back' });
    const rows = await database.db.selectFrom('reference_translations').selectAll().execute();
    assert.deepEqual(rows, [], 'a translation goes with its words');
    const before = app.mail.delivered.length;
    const ask = async () => {
      const row = (await readReferences(office)).references.find((each) => each.id === id);
      return browser.post(`${referencesPath}/${id}/asking`, { version: row?.version ?? 0 });
    };
    assert.equal((await ask()).status, 200);
    await app.runDueJobs();
    const mails = app.mail.delivered.slice(before).filter(({ to }) => to === first.email);
    assert.ok(
      mails.some(({ text }) => text.includes(first.path)),
      'with the same link',
    );
    assert.equal((await ask()).status, 409, 'twice at most');
  },
);

testOnEachEngine(
  'A11 what a customer takes back of a part goes from its translations too, and the rest of them stays',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { path, visitor } = await openAsked(office);
    await sendReference(visitor, path);
    const { id, version } = await readOnlyReference(office);
    const translation = { text: 'Kunderne ser prisen.', figureLabel: 'Henvendelser om måneden', pictureAlt: '' };
    const translated = await office.browser.put(`${referencesPath}/${id}/translations/da`, { version, ...translation });
    assert.equal(translated.status, 200, translated.text);
    const less = { version: (await readOnlyReference(office)).version, leave: ['name', 'firm'] };
    assert.equal((await sendReference(visitor, path, less)).status, 303);
    const { status, translations } = await readOnlyReference(office);
    assert.equal(status, 'given');
    assert.deepEqual(translations, [{ language: 'da', ...translation, figureLabel: '' }]);
  },
);

testOnEachEngine(
  'A11 K6 another server follows, the job asks once however often it runs, and anonymising takes everything away',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { project, email, path, visitor } = await openAsked(office, {
      buyer: { ...wholeBuyer, email: 'anna@kovac.example' },
    });
    const there = createSiteReferencesSource({ db: database.db, clock: app.services.clock });
    let tell = (): void => undefined;
    followOtherServers({ ...app.services.live, onSettings: (listener) => (tell = listener) }, [there]);
    const payload = storedReferenceAsking.toJson({ projectId: project.id });
    const handler = createAskForReferenceHandler(app.services);
    for (let time = 0; time < 2; time += 1) await handler.run(payload, { attempt: 1, isLastAttempt: false });
    await app.runDueJobs();
    assert.equal(app.mail.delivered.filter(({ to, text }) => to === email && text.includes(path)).length, 1);

    await sendReference(visitor, path, { picture, leave: ['name', 'picture'] });
    await changeReference(office, 'showing');
    tell();
    while (there.current().references.length === 0) await there.refresh();
    assert.equal(there.current().references.length, 1);
    const key = (await database.db.selectFrom('project_references').select('picture_key').executeTakeFirst())
      ?.picture_key;
    const customer = await database.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', project.customer?.id ?? '')
      .executeTakeFirst();
    const answer = await browser.post(`/api/admin/customers/${customer?.id}/anonymisation`, {
      version: customer?.version,
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(await shownOn(app.newBrowser()), []);
    for (const table of ['project_references', 'reference_consents'] as const)
      assert.deepEqual(await database.db.selectFrom(table).selectAll().execute(), []);
    await app.runDueJobs();
    assert.equal(await app.services.files.get(key ?? ''), null);
    assert.equal((await visitor.get(path)).status, 404);
  },
);
