import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { done, openOffice, remove, requestsPath } from '#tests/support/people/office.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { forgetFiledMails } from './forget-filed-mails.ts';

testOnEachEngine(
  'K6 K5 a filed mail leaves the disk with its row, other files and mails stay',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { dataDir } = database.location;
    const folder = path.join(dataDir, 'mail');
    await forgetFiledMails(app.services);
    app.services.mail = openMailGateway({ smtpUrl: undefined, dataDir });
    const { browser } = await openOffice(app);
    const { number } = done(await submit(app.newBrowser()), submitServiceRequest);
    done(await submit(app.newBrowser()));
    await app.runDueJobs();
    const { id } = await database.db
      .selectFrom('service_requests')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const mailsOf = async (ofRequest: boolean) =>
      (
        await database.db
          .selectFrom('outbox_messages')
          .select('id')
          .where('service_request_id', ofRequest ? '=' : '!=', id)
          .execute()
      ).map((mail) => `${mail.id}.eml`);
    const [gone, kept] = [await mailsOf(true), await mailsOf(false)];
    assert.deepEqual(readdirSync(folder).toSorted(), [...gone, ...kept].toSorted());
    assert.ok(gone.length > 0 && kept.length > 0);
    const others = ['notes.txt', 'a.b.eml'];
    for (const name of [...others, `${kept[0]}.partial`, `${gone[0]}.partial`])
      writeFileSync(path.join(folder, name), 'x');
    // As a restore brings them back: the file of a mail that no row speaks of.
    writeFileSync(path.join(folder, '01JD7Z00000000000000000001.eml'), 'x');

    done(await remove(browser, `${requestsPath}/${id}`, { version: 1 }));
    await forgetFiledMails(app.services, () => true);
    assert.ok(readdirSync(folder).includes(gone[0] ?? ''), 'a server that stops deletes nothing more');
    await forgetFiledMails(app.services);
    assert.deepEqual(readdirSync(folder).toSorted(), [...kept, `${kept[0]}.partial`, ...others].toSorted());
  },
);

testOnEachEngine(
  'K6 K5 a filed mail that cannot be deleted is told of and keeps no other from it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const folder = path.join(database.location.dataDir, 'mail');
    mkdirSync(path.join(folder, '01JD7Z00000000000000000001.eml'), { recursive: true });
    writeFileSync(path.join(folder, '01JD7Z00000000000000000002.eml'), 'x');
    await assert.rejects(forgetFiledMails(app.services), /^AggregateError: 1 filed mails stay on the disk$/);
    assert.deepEqual(readdirSync(folder), ['01JD7Z00000000000000000001.eml']);
  },
);
