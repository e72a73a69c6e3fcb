import assert from 'node:assert/strict';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import { jana, logInElsewhere, newPlace, registerIn, registerVerified } from '#tests/support/people/accounts.ts';
import { creationOptions } from '#tests/support/servers/passkeys.ts';
import { enableTotp } from '#tests/support/people/second-factor.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** The administrator of every fixture. */
export const administrator = { username: 'Majster', password: 'olovnica na niti' };

/** Makes an administrator, a customer with a second factor and a passkey, and one whose address is not verified. */
export async function fillAccounts(app: TestApp): Promise<{ admin: TestBrowser; customer: TestBrowser }> {
  const { db, clock } = app.services;
  app.services.config.administrator = { ...administrator, email: 'majster@firma.example' };
  await prepareFirstAdministrator(app.services);
  await db
    .insertInto('setup_links')
    .values({ token_hash: 'a'.repeat(64), expires_at: clock() + 60_000 })
    .execute();
  const admin = newPlace(app);
  assert.equal((await admin.post('/api/login', administrator)).status, 200);
  const customer = await registerVerified(app, jana);
  await enableTotp(app, customer);
  await addPasskey(app, customer);
  // Her password was right and her code is awaited.
  assert.equal((await logInElsewhere(app, jana)).answer.code, 'second-factor-needed');
  await registerIn(app, { username: 'Peter', password: 'rebrík a štetec', email: 'peter@dielna.example' });
  return { admin, customer };
}

/** A device makes a passkey and its key at random, so its row is written by hand. */
async function addPasskey({ services: { db, clock } }: TestApp, owner: TestBrowser): Promise<void> {
  await creationOptions(owner);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', jana.username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('passkeys')
    .values({
      id: 'AAECAwQFBgcICQoLDA0ODw',
      user_id: id,
      name: 'Telefón',
      public_key:
        'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      counter: 0,
      transports: '["internal","hybrid"]',
      created_at: clock(),
      last_used_at: null,
    })
    .execute();
}
