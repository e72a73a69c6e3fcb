import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { showReference } from '#contract/projects/references.ts';
import { type ReferenceAction, decideReferenceStep, referenceStatuses } from '#domain/references/reference-status.ts';
import { textsOf } from '#server/texts.ts';
import { dayOf } from '#domain/days.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import {
  changeReference,
  moveProject,
  openAsked,
  picture,
  readOnlyReference,
  readReferences,
  sendReference,
  shownOn,
  versionOf,
  words,
} from '#tests/support/people/references.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';

testOnEachEngine(
  'A11 a completed project asks its customer once, their words wait for the owner, and are gone at once when they take them back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { path, visitor, project, email } = await openAsked(office);
    const asked = app.mail.delivered.filter(({ to, text }) => to === email && text.includes('/reference/'));
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.language, 'sk');

    const opened = await visitor.get(path);
    assert.deepEqual([opened.status, opened.headers.get('cache-control')], [200, 'no-store']);
    assert.equal(opened.headers.get('referrer-policy'), 'no-referrer');
    assert.equal((await readOnlyReference(office)).status, 'asked', 'opening the link changes nothing');
    assert.deepEqual(readPageInput(opened.text).data.reference?.parts, [], 'no leave is ticked for them');

    const { files } = app.services;
    app.services.files = { ...files, put: async () => writeFile('/dev/full', 'x') };
    const full = await sendReference(visitor, path, { picture, leave: ['picture'] });
    assert.equal(full.status, 503, 'K4 there is no room for the picture');
    assert.ok(full.text.includes(textsOf('sk')('errorCodes:file-not-kept')));
    assert.ok(full.text.includes(words.text), 'what was typed is still there');
    app.services.files = files;

    const sent = await sendReference(visitor, path, { picture, leave: ['name', 'firm', 'figure', 'picture'] });
    assert.deepEqual([sent.status, sent.headers.get('location')], [303, path]);
    assert.deepEqual(await shownOn(visitor), [], 'nobody has shown it yet');
    const page = readPageInput((await visitor.get(path)).text).data.reference;
    assert.equal(page?.status, 'given');
    const own = page?.shown.picture?.src ?? '';
    assert.equal((await visitor.get(own)).headers.get('content-type'), 'image/webp');

    done(await changeReference(office, 'showing'), showReference);
    const [shown] = await shownOn(app.newBrowser());
    assert.deepEqual(
      [shown?.text, shown?.name, shown?.firm, shown?.figure],
      [words.text, words.name, words.firm, { label: words.figureLabel, before: '3', after: '11' }],
    );
    assert.match(shown?.source ?? '', /^z\sprojektu #0001, dokončené v\s/);
    const address = shown?.picture?.src ?? '';
    const seen = await app.newBrowser().get(address);
    assert.deepEqual([seen.status, seen.headers.get('cache-control')], [200, 'no-store']);

    app.passTime(24 * 60 * 60_000);
    const back = await sendReference(visitor, path, { go: 'take-back' });
    assert.equal(back.status, 303);
    assert.deepEqual(await shownOn(app.newBrowser()), []);
    const siteMap = (await visitor.get('/sitemap.xml')).text;
    const lastChange = /<loc>[^<]*\/\?lng=sk<\/loc><lastmod>([\d-]+)/.exec(siteMap)?.[1];
    assert.equal(lastChange, dayOf(app.services.clock(), 'sk'), 'search engines learn that the home page has changed');
    for (const gone of [address, own]) assert.equal((await visitor.get(gone)).status, 404);
    const row = await database.db.selectFrom('project_references').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.status, row.text, row.name, row.picture_key], ['withdrawn', '', '', null]);
    const consents = await database.db.selectFrom('reference_consents').selectAll().orderBy('id').execute();
    assert.deepEqual(
      consents.map(({ kind, parts, language, way }) => [kind, parts, language, way]),
      [
        ['given', 'name firm figure picture', 'sk', 'link'],
        ['withdrawn', '', 'sk', 'link'],
      ],
    );
    assert.match(consents[0]?.statement ?? '', /^Súhlasím.*Moje meno\nNázov firmy\n/s);
    await assert.rejects(database.db.updateTable('reference_consents').set({ kind: 'declined' }).execute());

    const news = await database.db.selectFrom('notifications').select('kind').execute();
    const told = news.map(({ kind }) => kind).filter((kind) => kind.startsWith('reference-'));
    assert.deepEqual(new Set(told), new Set(['reference-given', 'reference-withdrawn']));

    const later = { ...office, browser: await app.newBrowserOf('admin') };
    await moveProject(later, project.id, { to: 'testing', reason: 'Ešte drobnosť.' });
    await moveProject(later, project.id, { to: 'completed' });
    await app.runDueJobs();
    assert.equal((await readReferences(later)).references.length, 1, 'nobody is asked by a second completion');
    assert.equal(app.mail.delivered.filter(({ to, text }) => to === email && text.includes('/reference/')).length, 1);
  },
);

testOnEachEngine(
  'A11 status × action of a reference over HTTP is the table of the domain',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { path, visitor } = await openAsked(office);
    const { db } = database;
    const full = { ...words, figure_label: words.figureLabel };
    const stored = { text: full.text, name: full.name, firm: full.firm, figure_label: full.figure_label };
    const calls: Record<ReferenceAction, () => Promise<{ status: number }>> = {
      give: async () =>
        sendReference(visitor, path, {
          version: await versionOf(office),
          fields: { text: `${words.text} A ešte niečo.` },
        }),
      narrow: async () =>
        sendReference(visitor, path, {
          version: await versionOf(office),
          leave: ['name', 'figure'],
          fields: { figureBefore: '', figureAfter: '' },
        }),
      decline: () => sendReference(visitor, path, { go: 'decline' }),
      'take-back': () => sendReference(visitor, path, { go: 'take-back' }),
      show: () => changeReference(office, 'showing'),
      hide: () => changeReference(office, 'hiding'),
      'ask-again': () => changeReference(office, 'asking'),
    };
    for (const status of referenceStatuses) {
      for (const action of ['give', 'narrow', 'decline', 'take-back', 'show', 'hide', 'ask-again'] as const) {
        const actor = action === 'show' || action === 'hide' || action === 'ask-again' ? 'admin' : 'customer';
        const has = status === 'given' || status === 'shown' || status === 'hidden';
        if (action === 'narrow' && !has) continue;
        await db
          .updateTable('project_references')
          .set({ status, asked_times: 1, ...(has ? stored : { text: '', name: '', firm: '', figure_label: '' }) })
          .execute();
        const decision = decideReferenceStep({ status, askedTimes: 1 }, { action, actor });
        const answer = await calls[action]();
        const isOwnRepeat =
          (action === 'take-back' && status === 'withdrawn') || (action === 'decline' && status === 'declined');
        const good = actor === 'admin' ? 200 : 303;
        assert.equal(answer.status, decision.ok || isOwnRepeat ? good : 409, `${status} ${action}`);
        const after = (await readOnlyReference(office)).status;
        assert.equal(after, decision.ok ? decision.to : status, `${status} ${action}`);
      }
    }
  },
);

testOnEachEngine(
  'A11 new words leave the site until they are read, less is less at once, and a stale form overwrites nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { path, visitor } = await openAsked(office);
    await sendReference(visitor, path, { picture, leave: ['name', 'firm', 'picture'] });
    assert.equal((await changeReference(office, 'showing')).status, 200);
    const version = await versionOf(office);
    const less = await sendReference(visitor, path, { version, leave: ['name'] });
    assert.equal(less.status, 303);
    const [shown] = await shownOn(office.app.newBrowser());
    assert.deepEqual([shown?.name, shown?.firm, shown?.picture], [words.name, '', null]);
    const again = await sendReference(visitor, path, { version, leave: ['name'] });
    assert.equal(again.status, 303, 'the same once more changes nothing');

    const stale = await sendReference(visitor, path, { version, leave: ['name'], fields: { text: `${words.text}!` } });
    assert.equal(stale.status, 409);
    const { referenceForm } = readPageInput(stale.text).data;
    assert.equal(referenceForm?.words.text, `${words.text}!`, 'what was typed is there still');
    assert.equal((await shownOn(office.app.newBrowser())).length, 1);

    const fields = { text: `${words.text}!` };
    await sendReference(visitor, path, { version: await versionOf(office), leave: ['name'], fields });
    assert.deepEqual(await shownOn(office.app.newBrowser()), []);
    assert.equal((await readOnlyReference(office)).status, 'given');
  },
);

testOnEachEngine(
  'A11 what is missing or hostile is said at its field or harmless, and a preview stores nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { path, visitor } = await openAsked(office);
    const refused = await sendReference(visitor, path, {
      leave: ['name', 'figure', 'picture'],
      consent: false,
      fields: { text: 'Ok.', name: ' ', figureLabel: 'x'.repeat(1500) },
    });
    assert.equal(refused.status, 400);
    const { referenceForm } = readPageInput(refused.text).data;
    assert.deepEqual(Object.keys(referenceForm?.errors ?? {}).toSorted(), [
      'consent',
      'figureLabel',
      'name',
      'picture',
      'text',
    ]);
    const endless = Object.fromEntries(Object.keys(words).map((name) => [name, 'x'.repeat(10_000)]));
    const leave = ['name', 'firm', 'figure', 'picture'];
    const long = await sendReference(visitor, path, { leave, picture, fields: endless });
    assert.equal(long.status, 400);
    const tooLong = Object.keys(readPageInput(long.text).data.referenceForm?.errors ?? {});
    assert.deepEqual(tooLong.toSorted(), Object.keys(words).toSorted(), 'each is said at its field');
    const wrong: [bytes: Uint8Array, status: number][] = [
      [Buffer.from('<script>alert(1)</script>'), 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
      [newPicture(60, 40).subarray(0, 60), 422],
      [newPicture(9000, 9000), 413],
    ];
    for (const [bytes, status] of wrong) {
      const paper = { name: 'a.png', type: 'image/png', bytes };
      assert.equal((await sendReference(visitor, path, { leave: ['picture'], picture: paper })).status, status);
    }
    const looked = await sendReference(visitor, path, { go: 'preview' });
    assert.deepEqual([looked.status, readPageInput(looked.text).data.referenceForm?.isPreview], [200, true]);
    assert.equal((await readOnlyReference(office)).status, 'asked', 'nothing of all that was stored');

    const text = '</script><script>alert(1)</script> \u202Ekciw\u0000 a dosť dlhé slová';
    assert.equal((await sendReference(visitor, path, { fields: { text } })).status, 303);
    await changeReference(office, 'showing');
    const html = (await office.app.newBrowser().get('/')).text;
    assert.ok(!html.includes('<script>alert(1)'));
    assert.equal((await shownOn(visitor))[0]?.text, '</script><script>alert(1)</script> kciw a dosť dlhé slová');

    const real = path.slice('/reference/'.length);
    // A letter whose bits all count, exchanged for another one.
    const forged = `${real.slice(0, -5)}${real.at(-5) === 'A' ? 'B' : 'A'}${real.slice(-4)}`;
    for (const key of ['nonsense', forged, 'portal-01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
      assert.equal((await visitor.get(`/reference/${key}`)).status, 404);
      assert.equal((await sendReference(visitor, `/reference/${key}`, { go: 'take-back' })).status, 404);
      assert.equal((await visitor.get(`/api/own-references/${key}/picture`)).status, 404);
    }
    const foreign = await visitor.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'go=take-back',
    });
    assert.equal(foreign.status, 403);
  },
);
