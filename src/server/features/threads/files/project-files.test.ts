import assert from 'node:assert/strict';
import { attachmentFilePath } from '#contract/attachments.ts';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import {
  officeApprovalPath,
  officePicturePath,
  ownApprovalPath,
  ownPicturePath,
} from '#contract/projects/handovers.ts';
import {
  type ProjectFile,
  type ProjectFiles,
  listOwnProjectFiles,
  listProjectFiles,
} from '#contract/projects/project-files.ts';
import { ownMaterialFilePath } from '#contract/projects/project-material.ts';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { sealedQuotePath } from '#contract/quotes/quote-answers.ts';
import { taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { deleteMessage, ownThreadFilePath, sendMessage } from '#contract/threads.ts';
import type { ThreadSide } from '#domain/threads/thread.ts';
import { addColleague, openFirm } from '#tests/support/people/firms.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { give, readOwnMaterial, thingOf } from '#tests/support/people/project-material.ts';
import { approve, handOver, ownProjectsPath, projectsPath, readProject } from '#tests/support/people/project-office.ts';
import { threadPath } from '#tests/support/people/threads.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const readOwn = async (browser: TestBrowser, id: string, query = ''): Promise<ProjectFiles> =>
  done(await browser.get(`${ownProjectsPath}/${id}/files?${query}`), listOwnProjectFiles);
const readOffice = async ({ browser }: QuoteOffice, id: string, query = ''): Promise<ProjectFiles> =>
  done(await browser.get(`${projectsPath}/${id}/files?${query}`), listProjectFiles);

/** Uploads a file under the secret of a new draft. */
async function uploaded(browser: TestBrowser, name: string): Promise<string> {
  const collection = newCollection();
  assert.equal((await upload(browser, { ...png, name, collection })).status, 204);
  return collection;
}

/** Sends a file as a message without words, as the list of files does. */
async function add(browser: TestBrowser, { side, id, name }: { side: ThreadSide; id: string; name: string }) {
  const body = { body: '', quoted: null, files: await uploaded(browser, name) };
  const path = `${threadPath(side, { place: 'project', id })}/messages`;
  return done(await browser.post(path, body, { 'idempotency-key': newKey() }), sendMessage);
}

/** Where a customer and the agency fetch a file, by where it belongs. */
function addressesOf({ kind, thing }: ProjectFile, project: string, id: string) {
  const inProject = (path: string) => path.replace(':id', project);
  const attachment = attachmentFilePath.replace(':id', id);
  switch (kind) {
    case 'handover':
      return [ownPicturePath, officePicturePath].map((path) => inProject(path).replace(':picture', id));
    case 'approval':
      return [ownApprovalPath, officeApprovalPath].map((path) => inProject(path).replace(':milestone', thing));
    case 'material':
      return [inProject(ownMaterialFilePath).replace(':file', id), attachment];
    case 'quote':
      return [privateQuotePdfPath.replace(':key', `portal-${thing}`), sealedQuotePath.replace(':id', thing)];
    case 'document':
      return [customerDocumentPath(`portal-${thing}`, id, 'pdf'), taxDocumentFilePath(id, 'pdf')];
    default:
      return [inProject(ownThreadFilePath).replace(':place', 'project').replace(':file', id), attachment];
  }
}

testOnEachEngine(
  'I2 I5 all files of a project are one list with versions for both sides, each fetched where it belongs, and a colleague sees their part',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const { projectId: id, owner } = firm;
    for (const name of ['logo.png', 'logo.png', 'foto.png']) {
      app.passTime(60_000);
      await add(owner, { side: 'customer', id, name });
    }
    app.passTime(60_000);
    await add(office.browser, { side: 'agency', id, name: 'logo.png' });
    app.passTime(60_000);
    const material = thingOf(await readOwnMaterial(owner, id));
    const files = await uploaded(owner, 'logo.png');
    assert.equal((await give(owner, { project: id, material }, { files })).status, 200);
    app.passTime(60_000);
    const milestone = await handOver(office, await readProject(office, id), { pictures: ['Úvod'] });
    app.passTime(60_000);
    assert.equal((await approve(owner, { project: id, milestone })).status, 200);

    const { rows, next } = await readOwn(owner, id);
    assert.equal(next, null);
    const told = rows.map(({ kind, name, version, side, title }) => [kind, name, version, side, title]);
    const document = rows.find(({ kind }) => kind === 'document');
    const quote = rows.find(({ kind }) => kind === 'quote');
    assert.deepEqual(told.slice(0, 5), [
      ['approval', 'Návrh.pdf', 1, 'customer', 'Návrh'],
      ['handover', 'Snímka 1.png', 1, 'agency', 'Návrh'],
      ['material', 'logo.png', 1, 'customer', material.title],
      ['message', 'logo.png', 3, 'agency', ''],
      ['message', 'foto.png', 1, 'customer', ''],
    ]);
    assert.ok(document?.name.endsWith('.pdf') && quote?.name.endsWith('.pdf') && rows.length === 7);
    const logo = rows[3];
    assert.deepEqual(
      logo?.earlier.map(({ version, side }) => [version, side]),
      [
        [2, 'customer'],
        [1, 'customer'],
      ],
    );
    assert.ok(logo?.hasPreview && logo.size > 0 && logo.author !== '' && logo.earlier[0]?.author !== '');
    const seen = await readOffice(office, id);
    assert.deepEqual(
      seen.rows.map((row) => [row.id, row.version, row.earlier.length]),
      rows.map((row) => [row.id, row.version, row.earlier.length]),
    );
    for (const file of rows) {
      for (const version of [file, ...file.earlier]) {
        const [own = '', ofOffice = ''] = addressesOf(file, id, version.id);
        for (const [browser, path] of [
          [owner, own],
          [office.browser, ofOffice],
        ] as const)
          assert.equal((await browser.get(path)).status, 200, path);
      }
    }
    const kinds = async (browser: TestBrowser) => new Set((await readOwn(browser, id)).rows.map(({ kind }) => kind));
    const writer = await addColleague(office, firm, { username: 'pise', right: 'messages' });
    assert.deepEqual(await kinds(writer), new Set(['handover', 'material', 'message']));
    const clerk = await addColleague(office, firm, { username: 'uctuje', right: 'documents' });
    assert.equal((await clerk.get(`${ownProjectsPath}/${id}/files`)).code, 'not-found');
  },
);

testOnEachEngine(
  'I2 the list of files comes by pages in either order, by kind, without what was taken back or is the agency’s alone',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { projectId: id, requestId, owner } = await openFirm(office, 'alfa');
    const { id: messageId } = await add(owner, { side: 'customer', id, name: 'Z.png' });
    const { db, newId } = app.services;
    const stored = await db.selectFrom('attachments').selectAll().executeTakeFirstOrThrow();
    const copy = (name: string, message: string | null) => ({
      ...stored,
      id: newId(),
      name,
      object_key: newId(),
      service_request_id: requestId,
      project_id: null,
      message_id: message,
    });
    const plain = Array.from({ length: 32 }, (_, index) => `a${String(index).padStart(2, '0')}.png`);
    // Capitals and diacritics count for nothing, as in a list on paper.
    const names = [...plain, 'Čaj.png', 'čo.png'];
    const rows = [...names.toReversed().map((name) => copy(name, messageId)), copy('interne.png', null)];
    await db.insertInto('attachments').values(rows).execute();
    for (const sort of ['name', 'date']) {
      const first = await readOwn(owner, id, `sort=${sort}&kind=message`);
      const second = await readOwn(owner, id, `sort=${sort}&kind=message&after=${first.next}`);
      assert.deepEqual([first.rows.length, second.rows.length, second.next], [30, 5, null], sort);
      const all = [...first.rows, ...second.rows].map(({ name }) => name);
      assert.equal(new Set(all).size, 35);
      if (sort === 'name') assert.deepEqual(all, [...names, 'Z.png']);
    }
    const ofRequest = async () => (await readOffice(office, id, 'kind=request')).rows.map(({ name }) => name);
    assert.deepEqual(await ofRequest(), ['interne.png']);
    assert.deepEqual(
      (await readOwn(owner, id, 'kind=request')).rows,
      [],
      'what the agency may have added to the request',
    );
    app.passTime(1000);
    const sent = await add(browser, { side: 'agency', id, name: 'omyl.png' });
    assert.equal((await readOwn(owner, id)).rows[0]?.name, 'omyl.png');
    const message = deleteMessage.path.replace(':place', 'project').replace(':id', id).replace(':message', sent.id);
    assert.equal((await remove(browser, message)).status, 200);
    for (const list of [await readOwn(owner, id), await readOffice(office, id)])
      assert.ok(list.rows.every(({ name }) => name !== 'omyl.png'));
  },
);
