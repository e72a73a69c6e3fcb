import assert from 'node:assert/strict';
import { customerViewPath } from '#contract/projects/own-projects.ts';
import { pathOf } from '#domain/routes.ts';
import { readEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { enterProject } from '#tests/support/people/entered-projects.ts';
import { openFirm } from '#tests/support/people/firms.ts';
import { give, readOwnMaterial, thingOf } from '#tests/support/people/project-material.ts';
import { handOver, readProject } from '#tests/support/people/project-office.ts';
import { written } from '#tests/support/people/threads.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** What a page says from its heading on, without markup. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<h1'), html.indexOf('</main>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const viewOf = (id: string): string => customerViewPath.replace(':id', id);

testOnEachEngine(
  'I1 I9 the agency sees a project as its customer does: the same words, nothing that acts, nothing seen or told but in the audit log',
  async (database, context) => {
    if (needsBuild(context)) return;
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { projectId: id, owner } = await openFirm(office, 'alfa');
    const secret = thingOf(await readOwnMaterial(owner, id), true);
    assert.equal((await give(owner, { project: id, material: secret }, { secret: 'heslo-k-domene' })).status, 200);
    await handOver(office, await readProject(office, id), { pictures: ['Úvod'] });
    await written(browser, { side: 'agency', place: 'project', id, body: 'Neprečítaná správa' });
    await app.runDueJobs();
    const before = await readEveryTable(app.services.db);
    const view = await browser.get(viewOf(id));
    const after = await readEveryTable(app.services.db);
    const changed = Object.keys(after).filter(
      (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]) && table !== 'sessions',
    );
    assert.deepEqual(changed, ['audit_entries']);
    const [entry, ...others] = await auditEntries(database, 'project.customer-view-opened');
    assert.deepEqual([entry?.subject_id, others.length], [id, 0]);

    assert.equal(view.status, 200);
    assert.match(view.headers.get('content-security-policy') ?? '', /; sandbox allow-same-origin$/);
    assert.equal(view.headers.get('cache-control'), 'no-store');
    assert.ok(!view.text.includes('<script'), 'nothing runs');
    assert.ok(view.text.includes('<fieldset disabled=""'), 'every control is out of action');
    assert.ok(!view.text.includes('heslo-k-domene'));
    const page = await owner.get(pathOf('portalProject', 'sk', { id }));
    assert.equal(wordsOf(view.text), wordsOf(page.text), 'word for word what the customer reads');
    assert.ok(wordsOf(view.text).includes('Neprečítaná správa'));
    const pictures = [...view.text.matchAll(/src="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
    assert.ok(pictures.length > 0);
    for (const path of pictures) assert.equal((await browser.get(path)).status, 200, path);

    assert.equal((await owner.get(viewOf(id))).code, 'access-denied');
    assert.equal((await app.newBrowser().get(viewOf(id))).code, 'sign-in-required');
    assert.equal((await browser.get(viewOf(app.services.newId()))).code, 'not-found');
  },
);

testOnEachEngine(
  'I9 a project whose customer has no account is shown as it will be, and one for nobody says so',
  async (database, context) => {
    if (needsBuild(context)) return;
    const office = await openQuoteOffice(context, database);
    const { id } = await enterProject(office);
    const view = await office.browser.get(viewOf(id));
    assert.deepEqual([view.status, view.text.includes('Údržba webu')], [200, true]);
    await office.app.services.db.updateTable('customers').set({ email: '', email_key: '' }).execute();
    const nobody = await office.browser.get(viewOf(id));
    assert.deepEqual([nobody.status, nobody.text.includes('Údržba webu')], [200, false]);
  },
);
