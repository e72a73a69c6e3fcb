import assert from 'node:assert/strict';
import { addMaterial } from '#contract/projects/project-material.ts';
import { addDays } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import { beginProject } from '#tests/support/people/project-office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { remindOfMaterial } from './remind-of-material.ts';

const dayMs = 24 * 60 * 60_000;

testOnEachEngine(
  'I7 two servers at once remind once by the schedule, of all that is owed in one mail, and stop on hold and once it is given',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const second = await openSecondApp(context, database);
    const { db, clock } = app.services;
    const { project, quote } = await beginProject(office);
    const start = dayOf(clock(), 'sk');
    const [logo, texts, ...others] = await db
      .selectFrom('project_materials')
      .select('id')
      .where('project_id', '=', project.id)
      .orderBy('position')
      .execute();
    const ids = others.map(({ id }) => id);
    await db.deleteFrom('project_materials').where('id', 'in', ids).execute();
    const dueOn = addDays(start, 10);
    await db
      .updateTable('project_materials')
      .set({ due_on: dueOn })
      .where('id', '=', logo?.id ?? '')
      .execute();
    await db
      .updateTable('project_materials')
      .set({ due_on: null })
      .where('id', '=', texts?.id ?? '')
      .execute();
    const mailed: string[] = [];
    /** Lets both servers run on each of some days, in the morning. */
    async function pass(days: number, stepMs = dayMs): Promise<void> {
      for (let step = 0; step < days; step += 1) {
        app.passTime(stepMs);
        second.passTime(clock() - second.services.clock());
        const count = app.mail.delivered.length;
        await Promise.all([remindOfMaterial(app.services), remindOfMaterial(second.services)]);
        await app.runDueJobs();
        const reminders = app.mail.delivered.slice(count).filter(({ subject }) => subject.startsWith('Čo od vás ešte'));
        for (const { to, text } of reminders) {
          assert.equal(to, quote.content.buyer.email);
          assert.ok(text.includes('Logo') && text.includes('Texty na web'), 'all that is owed stands in one mail');
          assert.ok(text.includes(`/portal/projekty/${project.id}`), text);
          mailed.push(dayOf(clock(), 'sk'));
        }
      }
    }
    await pass(6);
    await pass(1, dayMs / 2);
    assert.deepEqual(mailed, [], 'at night nothing leaves');
    await pass(1, dayMs / 2);
    await pass(5);
    assert.deepEqual(mailed, [addDays(dueOn, -3), addDays(dueOn, 1)]);
    await db.updateTable('projects').set({ on_hold_since: clock() }).execute();
    await pass(8);
    assert.equal(mailed.length, 2, 'nothing on hold');
    await db.updateTable('projects').set({ on_hold_since: null }).execute();
    await pass(1);
    assert.equal(mailed.length, 3, 'what was due meanwhile leaves once');
    await pass(20);
    assert.deepEqual(mailed.slice(3), [addDays(dueOn, 15), addDays(dueOn, 22)]);
    await pass(7);
    assert.equal(mailed.length, 5, 'and never again');

    const again = { due_on: addDays(dayOf(clock(), 'sk'), 4), reminders: 0, status: 'sent' } as const;
    await db
      .updateTable('project_materials')
      .set(again)
      .where('id', '=', logo?.id ?? '')
      .execute();
    await pass(6);
    assert.equal(mailed.length, 5, 'nothing of what was given');
  },
);

testOnEachEngine(
  'I7 what is asked for by a near day, or moved to one, is mailed of before that day',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { project } = await beginProject(office);
    const path = `/api/admin/projects/${project.id}/material`;
    const today = dayOf(app.services.clock(), 'sk');
    const facts = { title: 'Fotky do zajtra', explanation: '', isSecret: false };
    const headers = { 'idempotency-key': newKey() };
    const added = done(await browser.post(path, { ...facts, dueOn: addDays(today, 1) }, headers), addMaterial);
    const mailed = async (): Promise<number> => {
      const count = app.mail.delivered.length;
      await remindOfMaterial(app.services);
      await app.runDueJobs();
      return app.mail.delivered.slice(count).filter(({ text }) => text.includes(facts.title)).length;
    };
    assert.equal(await mailed(), 1);
    assert.equal(await mailed(), 0, 'once');
    const { id, version } = added.items.find(({ title }) => title === facts.title) ?? {};
    const moved = { ...facts, dueOn: addDays(today, 4), version };
    assert.equal((await browser.put(`${path}/${id}`, moved)).status, 200);
    app.passTime(dayMs);
    assert.equal(await mailed(), 0, 'a mail of yesterday is enough for today');
    app.passTime(2 * dayMs);
    assert.equal(await mailed(), 1);
  },
);
