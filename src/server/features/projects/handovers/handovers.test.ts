import assert from 'node:assert/strict';
import { officePicturePath, officePicturePreviewPath, ownPicturePath } from '#contract/projects/handovers.ts';
import { getProject } from '#contract/projects/projects.ts';
import { requestMilestoneChanges } from '#contract/projects/own-projects.ts';
import type { Mark } from '#domain/projects/handovers/mark.ts';
import { milestoneStatuses } from '#domain/projects/milestone-status.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { done } from '#tests/support/people/office.ts';
import {
  approve,
  askForChanges,
  beginProject,
  change,
  handOver,
  milestoneAt,
  moveTo,
  openPortal,
  ownProjectsPath,
  projectsPath,
  readOwn,
  readProject,
  uploadPictures,
} from '#tests/support/people/project-office.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { listOf } from '#tests/support/requests/uploads.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const shown = ['Úvodná stránka na mobile', 'Cenník'] as const;
const logo: Mark = { picture: 1, x: 250, y: 400, place: '', comment: 'Väčšie logo.' };
const prices: Mark = { picture: null, x: null, y: null, place: '/cennik', comment: 'Chýba DPH.' };

/** A project whose first milestone was handed over with two pictures, and its customer. */
async function openPictured(office: QuoteOffice, email = 'zakaznik@firma.example') {
  const { quote, project } = await beginProject(office, { buyer: { ...wholeBuyer, email } });
  const customer = await openPortal(office, quote.content.buyer.email);
  const milestone = await handOver(office, project, { pictures: shown });
  return { project, customer, choice: { project: project.id, milestone } };
}

const at = (path: string, project: string, picture: string) =>
  path.replace(':id', project).replace(':picture', picture);

testOnEachEngine(
  'I7 pictures of a hand-over are those of both sides, and nobody else finds them by any id',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, customer } = await openPictured(office);
    const other = await openPictured(office, 'ina@firma.example');
    const [handover] = milestoneAt(await readOwn(customer, project.id)).handovers;
    assert.deepEqual(
      handover?.pictures.map(({ n, alt, width }) => [n, alt, width]),
      shown.map((alt, index) => [index + 1, alt, 60]),
    );
    const id = handover?.pictures[0]?.id ?? '';
    const foreign = milestoneAt(await readOwn(other.customer, other.project.id)).handovers[0]?.pictures[0]?.id ?? '';
    for (const [browser, path] of [
      [customer, at(ownPicturePath, project.id, id)],
      [office.browser, at(officePicturePath, project.id, id)],
    ] as const) {
      const file = await browser.get(path);
      assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/png']);
      assert.match(file.headers.get('content-security-policy') ?? '', /sandbox/);
    }
    const small = await office.browser.get(at(officePicturePreviewPath, project.id, id));
    assert.deepEqual([small.status, small.headers.get('content-type')], [200, 'image/webp']);
    for (const [one, picture] of [
      [project.id, id],
      [project.id, foreign],
      [other.project.id, id],
      [other.project.id, 'x'],
    ] as const) {
      const path = at(ownPicturePath, one, picture);
      assert.equal((await other.customer.get(path)).code, 'not-found', path);
      assert.equal((await other.customer.get(`${path}/preview`)).code, 'not-found', path);
    }
    assert.equal((await office.browser.get(at(officePicturePath, project.id, foreign))).code, 'not-found');
    assert.equal((await customer.get(at(officePicturePath, project.id, id))).code, 'access-denied');
    assert.equal((await office.app.newBrowser().get(at(ownPicturePath, project.id, id))).code, 'sign-in-required');
  },
);

testOnEachEngine(
  'I7 a hand-over takes uploaded pictures that say what they show, each once',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project } = await beginProject(office);
    const { id } = milestoneAt(project);
    await moveTo(office, project, { milestone: id, to: 'in_progress' });
    const send = (body: object) =>
      change(office, `${project.id}/milestones/${id}/handovers`, { text: 'Návrh.', link: '', ...body });
    const files = await uploadPictures(office.browser, ['Úvod', ' ']);
    const refused = await send(files);
    assert.deepEqual(
      refusalsOf(refused).map(({ field }) => field),
      ['pictures.1.alt'],
    );
    const [first] = files.pictures;
    assert.ok(first);
    const one = { collection: files.collection, pictures: [first] };
    assert.equal((await send({ ...one, collection: 'x'.repeat(43) })).code, 'not-found', 'of another collection');
    assert.equal((await send({ pictures: [first] })).code, 'not-found', 'without its secret');
    assert.equal((await send({ ...one, pictures: [first, first] })).code, 'not-found', 'twice');
    assert.equal(milestoneAt(await readProject(office, project.id)).handovers.length, 0, 'nothing was handed over');
    done(await send(one), getProject);
    assert.deepEqual(
      (await listOf(office.browser, files.collection)).map((file) => file.id),
      [files.pictures[1]?.id],
      'it is no draft’s any more',
    );
    const { object_key: key } = await office.app.services.db
      .selectFrom('handover_pictures')
      .select('object_key')
      .executeTakeFirstOrThrow();
    assert.ok(await office.app.services.files.get(key));
  },
);

testOnEachEngine(
  'I7 a customer marks what should change, the agency ticks and answers it, and versions stay to be compared',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, customer, choice } = await openPictured(office);
    const wrong = await askForChanges(customer, {
      ...choice,
      marks: [
        { ...logo, picture: 3 },
        { ...prices, comment: '' },
      ],
    });
    assert.deepEqual(
      refusalsOf(wrong).map(({ field }) => field),
      ['marks.0.picture', 'marks.1.comment'],
    );
    const marks = [logo, prices];
    done(await askForChanges(customer, { ...choice, marks }), requestMilestoneChanges);
    done(await askForChanges(customer, { ...choice, marks }), requestMilestoneChanges);
    const other = await askForChanges(customer, { ...choice, marks: [prices] });
    assert.deepEqual([other.status, other.code], [409, 'changed-meanwhile'], 'another wish is refused, not lost');
    const [asked] = milestoneAt(await readProject(office, project.id)).handovers;
    assert.deepEqual(
      asked?.marks.map(({ id: _id, ...mark }) => mark),
      marks.map((mark, index) => ({ ...mark, n: index + 1, isDone: false, answer: '' })),
    );
    assert.deepEqual([asked?.decision?.to, asked?.decision?.by], ['changes_requested', 'customer']);
    await office.app.runDueJobs();
    const news = office.app.mail.delivered.find(({ subject }) => subject.startsWith('Treba upraviť'));
    assert.ok(news?.text.includes('1. Obrázok 1: Väčšie logo.') && news.text.includes('2. /cennik: Chýba DPH.'));

    const [first, second] = asked?.marks ?? [];
    const answer = (mark: string | undefined, body: object) =>
      putMark(office, { project: project.id, mark: mark ?? '' }, body);
    done(await answer(first?.id, { isDone: true, answer: 'Zväčšené o polovicu.' }), getProject);
    const repeated = milestoneAt(await handOverAnew(office, choice)).handovers;
    assert.equal(
      (await answer(second?.id, { isDone: true, answer: '' })).code,
      'step-not-allowed',
      'handed over since',
    );
    assert.equal(
      (await askForChanges(customer, { ...choice, marks })).code,
      'changed-meanwhile',
      'of the first version',
    );
    assert.equal((await approve(customer, { ...choice, handover: 2 })).status, 200);
    const versions = milestoneAt(await readOwn(customer, project.id)).handovers;
    assert.deepEqual(
      versions.map(({ n, pictures, marks: said, decision }) => [n, pictures.length, said.length, decision?.to]),
      [
        [1, 2, 2, 'changes_requested'],
        [2, 1, 0, 'approved'],
      ],
    );
    assert.deepEqual(
      versions[0]?.marks.map(({ isDone, answer: words }) => [isDone, words]),
      [
        [true, 'Zväčšené o polovicu.'],
        [false, ''],
      ],
    );
    assert.equal(repeated[1]?.decision, null);
  },
);

async function putMark(office: QuoteOffice, { project, mark }: { project: string; mark: string }, body: object) {
  const { version } = await readProject(office, project);
  return office.browser.put(`${projectsPath}/${project}/marks/${mark}`, { version, ...body });
}

/** Takes the work up again and hands it over with another picture. */
async function handOverAnew(office: QuoteOffice, { project }: { project: string }) {
  await handOver(office, await readProject(office, project), { pictures: ['Úvodná stránka s väčším logom'] });
  return readProject(office, project);
}

testOnEachEngine(
  'I7 state × actor of a tick: the agency alone, from the wish for changes until it hands over again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, customer, choice } = await openPictured(office);
    const other = await openPictured(office, 'ina@firma.example');
    done(await askForChanges(customer, { ...choice, marks: [logo] }), requestMilestoneChanges);
    const mark = milestoneAt(await readProject(office, project.id)).handovers[0]?.marks[0]?.id ?? '';
    const { db } = office.app.services;
    const body = { isDone: true, answer: '' };
    // What is approved stays so: the database refuses to take it back.
    for (const status of [...milestoneStatuses.filter((each) => each !== 'approved'), 'approved' as const]) {
      await db.updateTable('project_milestones').set({ status }).where('id', '=', choice.milestone).execute();
      const isOpen = status === 'changes_requested' || status === 'in_progress';
      assert.equal(
        (await putMark(office, { project: project.id, mark }, body)).code,
        isOpen ? undefined : 'step-not-allowed',
        status,
      );
    }
    const stale = await office.browser.put(`${projectsPath}/${project.id}/marks/${mark}`, { version: 1, ...body });
    assert.equal(stale.code, 'changed-meanwhile');
    assert.equal(
      (await putMark(office, { project: other.project.id, mark }, body)).code,
      'not-found',
      'a mark of another project',
    );
    const byCustomer = await customer.put(`${projectsPath}/${project.id}/marks/${mark}`, { version: 1, ...body });
    assert.equal(byCustomer.code, 'access-denied');
    const path = `${ownProjectsPath}/${project.id}/milestones/${choice.milestone}/changes`;
    const wish = { handover: 1, reason: 'Logo.', marks: [logo] };
    assert.equal((await other.customer.post(path, wish)).code, 'not-found', 'of another firm');
    assert.equal((await office.app.newBrowser().post(path, wish)).code, 'sign-in-required');
    assert.equal((await office.browser.post(path, wish)).code, 'not-found', 'the agency decides in the office');
  },
);

testOnEachEngine(
  'I7 an approval against marked changes at once: one wins, the other answers 409 and leaves no marks',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, customer, choice } = await openPictured(office);
    const answers = await Promise.all([
      approve(customer, choice),
      askForChanges(customer, { ...choice, marks: [logo] }),
      askForChanges(customer, { ...choice, marks: [logo, prices] }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 409, 409],
    );
    const { handovers, status } = milestoneAt(await readProject(office, project.id));
    const won = answers.findIndex((answer) => answer.status === 200);
    assert.equal(status, won === 0 ? 'approved' : 'changes_requested');
    assert.equal(handovers[0]?.marks.length, won);
  },
);

testOnEachEngine(
  'I7 what was handed over and marked is never changed, and an approved milestone is frozen in the database',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, customer, choice } = await openPictured(office);
    done(await askForChanges(customer, { ...choice, marks: [logo] }), requestMilestoneChanges);
    await handOverAnew(office, choice);
    const { db } = office.app.services;
    const marks = db.updateTable('handover_marks').where('milestone_id', '=', choice.milestone);
    const milestone = db.updateTable('project_milestones').where('id', '=', choice.milestone);
    await marks.set({ answer: 'pred schválením' }).execute();
    assert.equal((await approve(customer, { ...choice, handover: 2 })).status, 200);
    for (const set of [{ comment: '-' }, { x: 1 }, { picture_id: null }, { place: '-' }, { n: 9 }, { by_id: null }]) {
      await assert.rejects(marks.set(set).execute(), /never changed/, JSON.stringify(set));
    }
    for (const set of [{ done_at: 1 }, { answer: '-' }]) {
      await assert.rejects(marks.set(set).execute(), /closed milestone/, JSON.stringify(set));
    }
    for (const set of [{ alt: '-' }, { object_key: '-' }, { n: 9 }]) {
      await assert.rejects(
        db.updateTable('handover_pictures').set(set).execute(),
        /never changed/,
        JSON.stringify(set),
      );
    }
    for (const set of [{ status: 'in_progress' }, { title: '-' }, { reason: '-' }, { weight: 9 }] as const) {
      await assert.rejects(milestone.set(set).execute(), /approved milestones/, JSON.stringify(set));
    }
    await milestone.set({ position: 9 }).execute();
    const ids = project.milestones.map(({ id }) => id).toReversed();
    const { version } = await readProject(office, project.id);
    const ordered = await office.browser.put(`${projectsPath}/${project.id}/milestones-order`, { version, ids });
    assert.equal(ordered.status, 200, 'their order is none of what was approved');
  },
);
