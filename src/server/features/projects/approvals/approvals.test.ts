import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { officeApprovalPath, ownApprovalPath } from '#contract/projects/handovers.ts';
import { requestMilestoneChanges } from '#contract/projects/own-projects.ts';
import { changeLookSettings, getLookSettings } from '#contract/settings.ts';
import { brand } from '#domain/brand.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { done } from '#tests/support/people/office.ts';
import {
  approve,
  askForChanges,
  beginProject,
  handOver,
  moveTo,
  openPortal,
  readProject,
} from '#tests/support/people/project-office.ts';
import { squeeze } from '#tests/support/documents/pdf-reading.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { freezeOldApprovals } from './freeze-approval.ts';

type Named = { project: string; milestone: string };
const at = (path: string, { project, milestone }: Named) =>
  path.replace(':id', project).replace(':milestone', milestone);

async function download(browser: TestBrowser, path: string): Promise<Buffer> {
  const answer = await browser.get(path);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'], path);
  return answer.bytes;
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return squeeze(text);
}

testOnEachEngine(
  'I7 what is approved is a record of what was handed over, asked for and answered, for both sides, and never changes',
  async (database, context) => {
    const office = await openQuoteOffice(context, database, { pdf: 'real' });
    const { app, browser } = office;
    const { quote, project } = await beginProject(office);
    const customer = await openPortal(office, quote.content.buyer.email);
    const milestone = await handOver(office, project, { pictures: ['Úvodná stránka na mobile'] });
    const named = { project: project.id, milestone };
    const marks = [{ picture: 1, x: 250, y: 400, place: '', comment: 'Väčšie logo.' }];
    done(await askForChanges(customer, { ...named, marks }), requestMilestoneChanges);
    const [mark] = (await readProject(office, project.id)).milestones[0]?.handovers[0]?.marks ?? [];
    const { version } = await readProject(office, project.id);
    await browser.put(`/api/admin/projects/${project.id}/marks/${mark?.id}`, {
      version,
      isDone: true,
      answer: 'Je väčšie.',
    });
    await handOver(office, await readProject(office, project.id), { pictures: ['Cenník'] });
    const own = at(ownApprovalPath, named);
    assert.equal((await customer.get(own)).code, 'not-found', 'nothing was approved yet');
    assert.equal((await approve(customer, { ...named, handover: 2 })).status, 200);

    const before = await download(customer, own);
    assert.deepEqual(await download(browser, at(officeApprovalPath, named)), before, 'both sides have the same');
    const text = await textOf(before);
    const wanted = [
      '#0001',
      quote.content.title,
      'Návrh',
      'Návrh úvodnej stránky.',
      'Obrázok 1: Cenník',
      'Väčšie logo.',
      'Odpoveď: Je väčšie.',
      `podľa ponuky ${quote.number}`,
      'https://nahlad.example/navrh',
      `portal ${quote.content.buyer.email}`,
    ];
    for (const part of wanted) assert.ok(text.includes(squeeze(part)), `${part}\n${text}`);

    const latest = await readProject(office, project.id);
    const facts = { version: latest.version, title: 'Iný názov', startsOn: null, dueOn: null };
    assert.equal((await browser.put(`/api/admin/projects/${project.id}`, facts)).status, 200);
    const look = done(await browser.get(getLookSettings.path), getLookSettings);
    const { primaryColor: _colour, changedAt: _at, changedBy: _by, ...kept } = look;
    done(await browser.put(changeLookSettings.path, { ...kept, primaryColor: '#7a1f1f' }), changeLookSettings);
    await database.db
      .updateTable('users')
      .set({ display_name: 'Niekto Iný', username: 'niekto' })
      .where('email', '=', quote.content.buyer.email)
      .execute();
    await database.db.updateTable('customers').set({ name: 'Iný zákazník', company: 'Iná firma' }).execute();
    await app.services.look.refresh();
    const owner = { ...brand };
    try {
      Object.assign(brand, { name: 'Iná značka', phone: '+421 900 000 000' });
      assert.deepEqual(await download(customer, own), before);
    } finally {
      Object.assign(brand, owner);
    }
    await assert.rejects(database.db.updateTable('approval_records').set({ document: '{}' }).execute());
  },
);

testOnEachEngine(
  'I4 I7 the record of an approval is for its project alone; on behalf it says so, and approvals of earlier releases are kept later',
  async (database, context) => {
    const office = await openQuoteOffice(context, database, { pdf: 'real' });
    const { app, browser } = office;
    const { quote, project } = await beginProject(office);
    const customer = await openPortal(office, quote.content.buyer.email);
    const milestone = await handOver(office, project);
    const named = { project: project.id, milestone };
    assert.equal(
      (await moveTo(office, project, { milestone, to: 'approved', reason: 'Telefonát z utorka.' })).status,
      200,
    );
    const stranger = await registerVerified(app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    const other = await beginProject(office);
    assert.equal((await stranger.get(at(ownApprovalPath, named))).code, 'not-found');
    assert.equal((await customer.get(at(officeApprovalPath, named))).code, 'access-denied');
    assert.equal((await app.newBrowser().get(at(ownApprovalPath, named))).code, 'sign-in-required');
    assert.equal(
      (await browser.get(at(officeApprovalPath, { ...named, project: other.project.id }))).code,
      'not-found',
    );
    assert.equal((await browser.get(at(officeApprovalPath, { ...named, milestone: 'x' }))).code, 'not-found');
    const bytes = await download(customer, at(ownApprovalPath, named));
    const text = await textOf(bytes);
    for (const part of ['zapísal dodávateľ v mene zákazníka', 'Telefonát z utorka.']) {
      assert.ok(text.includes(squeeze(part)), text);
    }
    await database.db.deleteFrom('approval_records').execute();
    assert.deepEqual(await download(customer, at(ownApprovalPath, named)), bytes, 'drawn from what holds now');
    await freezeOldApprovals(app.services);
    await database.db.updateTable('projects').set({ title: 'Iný názov' }).execute();
    assert.deepEqual(await download(customer, at(ownApprovalPath, named)), bytes);
    await freezeOldApprovals(app.services);
    assert.equal((await database.db.selectFrom('approval_records').select('sha256').execute()).length, 1);
  },
);
