import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import assert from 'node:assert/strict';
import { getOwnDraft, openDraftLink } from '#contract/drafts.ts';
import { listLibraryFeatures } from '#contract/price-book/library-features.ts';
import { listMessageTemplates } from '#contract/mail/mail.ts';
import { getMailSettings } from '#contract/mail/mail-delivery.ts';
import { getPriceVersion, publishPrices, tryPrices } from '#contract/price-book/price-versions.ts';
import { undoRequestChanges } from '#contract/service-requests/request-changes.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { getLookSettings, getSecuritySettings } from '#contract/settings.ts';
import { totpOf } from '#server/vault/sealed-values-store.ts';
import { jana } from '#tests/support/people/accounts.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { done, readDetail, requestsPath } from '#tests/support/people/office.ts';
import { codeOf } from '#tests/support/people/second-factor.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { administrator } from './fill-accounts.ts';

/** Signs the administrator of the fixture in, and the customer with her second factor. */
export async function signIn(app: TestApp): Promise<{ admin: TestBrowser; customer: TestBrowser }> {
  const [admin, customer] = [app.newBrowser(), app.newBrowser()];
  done(await admin.post('/api/login', administrator));
  // Since this release a second factor is demanded of administrators.
  done(await admin.post('/api/account/second-factor/put-off'));
  const { username, password } = jana;
  assert.equal((await customer.post('/api/login', { username, password })).code, 'second-factor-needed');
  const { id, totp_secret: stored } = await app.services.db
    .selectFrom('users')
    .select(['id', 'totp_secret'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const secret = app.services.vault.open(stored ?? '', totpOf(id));
  done(await customer.post('/api/login/second-factor', { code: codeOf(app, secret) }));
  return { admin, customer };
}

/** Saves every form of the settings with one change in each. */
export async function changeSettings(admin: TestBrowser): Promise<void> {
  const settings = '/api/admin/settings';
  const security = done(await admin.get(`${settings}/security`), getSecuritySettings);
  done(await admin.put(`${settings}/security`, { ...security, minimumPasswordLength: 11 }));
  const { primaryColor, logo, version } = done(await admin.get(`${settings}/look`), getLookSettings);
  assert.equal(primaryColor, '#0b5fa5');
  done(await admin.put(`${settings}/look`, { primaryColor: '#0b5fa6', defaultTheme: 'system', logo, version }));
  await changeQuoteSettingsBy(admin, { validDays: 21 });
  const mail = done(await admin.get(`${settings}/mail`), getMailSettings);
  const server = mail.server && { ...mail.server, senderName: 'Firma' };
  done(await admin.put(`${settings}/mail`, { server, password: null, version: mail.version }));
  await changePrices(admin);
  const { features } = done(await admin.get('/api/admin/library-features'), listLibraryFeatures);
  for (const { id, isArchived: _archived, updatedAt: _at, ...work } of features.slice(0, 2)) {
    done(await admin.put(`/api/admin/library-features/${id}`, { ...work, unitPrice: work.unitPrice + 100 }));
  }
  const { templates } = done(await admin.get('/api/admin/templates'), listMessageTemplates);
  for (const { id, updatedAt: _at, ...template } of templates.slice(0, 1)) {
    done(await admin.put(`/api/admin/templates/${id}`, { ...template, name: 'Iná' }));
  }
}

async function changePrices(admin: TestBrowser): Promise<void> {
  const versions = '/api/admin/price-book/versions';
  const { version, content } = done(await admin.get(`${versions}/present`), getPriceVersion);
  const { small } = content.base.website;
  assert.equal(small.maximum, 950_00, 'the price that the release has published');
  const website = { ...content.base.website, small: { ...small, maximum: 960_00 } };
  const draft = { ...content, base: { ...content.base, website } };
  const { estimates } = done(await admin.post('/api/admin/price-book/impact', { content: draft }), tryPrices);
  assert.ok(estimates.length > 0);
  done(await admin.post(versions, { version, content: draft, note: '' }), publishPrices);
}

/** Resumes and saves both kinds of drafts, and sends a new request. */
export async function resumeDrafts(app: TestApp, customer: TestBrowser): Promise<void> {
  const { kept } = done(await customer.get('/api/own-draft'), getOwnDraft);
  assert.ok(kept);
  assert.equal(kept.draft.answers.serviceType, 'website');
  done(await customer.put('/api/own-draft', { draft: kept.draft, version: kept.version }));
  const { text_body: text } = await app.services.db
    .selectFrom('outbox_messages')
    .select('text_body')
    .where('kind', '=', 'draft-link')
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const { draft } = done(await app.newBrowser().post('/api/draft-links/open', { token }), openDraftLink);
  assert.deepEqual(draft.answers, kept.draft.answers);
  done(await submit(app.newBrowser(), submission({ answers: draft.answers })));
}

/** Edits, answers and moves every request of the list, and works off the mails. */
export async function workOnRequests(app: TestApp, admin: TestBrowser): Promise<void> {
  const { rows } = done(await admin.get(requestsPath), listServiceRequests);
  assert.ok(rows.length >= 4, `${rows.length} requests`);
  for (const { id } of rows) {
    const { title, description, service, trade, contact, version } = await readDetail(admin, id);
    const details = { title: `${title}, doplnené`, description, service, trade, contact, version };
    done(await admin.put(`${requestsPath}/${id}`, details));
    const post = async (what: string, body: object) =>
      admin.post(`${requestsPath}/${id}/${what}`, body, { 'idempotency-key': newKey() });
    done(await post('priority', { priority: 'low', version: version + 1 }));
    const undo = await admin.post(`${requestsPath}/undo`, { changes: [{ id, version: version + 2 }] });
    assert.deepEqual(done(undo, undoRequestChanges), { undone: 1, refused: 0 });
    done(await post('notes', { body: 'Volať zajtra.' }));
    done(await post('reply', { subject: 'Odpoveď', body: 'Dobrý deň, {{name}}!', version: version + 3 }));
  }
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  const waiting = await app.services.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('state', '<>', 'sent')
    .execute();
  assert.deepEqual(waiting, [], 'mails that have not left');
}
