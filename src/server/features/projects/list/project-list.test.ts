import assert from 'node:assert/strict';
import { readProjectBoard } from '#contract/projects/project-board.ts';
import { createProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import { beginProject, change, handOver, openPortal, projectsPath } from '#tests/support/people/project-office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';

testOnEachEngine(
  'I1 the list of projects is narrowed by several statuses, days, lateness and whose turn it is; the board shows the same by status',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { project: first } = await beginProject(office);
    const customerId = first.customer?.id ?? '';
    const make = async (title: string, dueOn: string | null) => {
      const body = { customerId, title, language: 'sk', service: null, startsOn: null, dueOn };
      return done(await browser.post(projectsPath, body, { 'idempotency-key': newKey() }), createProject);
    };
    const late = await make('Mešká', '2026-01-31');
    const later = await make('Neskôr', '2030-06-30');
    const held = await make('Stojí', null);
    const gone = await make('Zrušený', null);
    done(await change(office, `${late.id}/status`, { to: 'development', reason: '' }), getProject);
    done(await change(office, `${held.id}/flag`, { change: 'hold', reason: 'Texty.' }), getProject);
    done(await change(office, `${gone.id}/flag`, { change: 'cancel', reason: 'Dohoda.' }), getProject);
    await handOver(office, first);
    const titlesOf = async (query: string) =>
      done(await browser.get(`${projectsPath}?${query}`), listProjects).rows.map(({ title }) => title);
    assert.deepEqual(await titlesOf('waits=customer'), [first.title]);
    assert.deepEqual(await titlesOf('waits=agency'), ['Neskôr', 'Mešká']);
    assert.deepEqual(await titlesOf('late=yes'), ['Mešká']);
    assert.deepEqual(await titlesOf('dueFrom=2030-06-30&dueTo=2030-06-30'), ['Neskôr']);
    assert.deepEqual(await titlesOf('dueTo=2026-02-28'), ['Mešká']);
    assert.deepEqual(await titlesOf('status=development,testing'), ['Mešká']);
    assert.deepEqual(await titlesOf('status=planning,development&tab=open'), ['Neskôr', 'Mešká', first.title]);
    assert.equal((await browser.get(`${projectsPath}?status=lost`)).code, 'invalid-input');
    assert.equal((await browser.get(`${projectsPath}?dueFrom=2026-02-30`)).code, 'invalid-input');

    const boardOf = async (query = '') =>
      done(await browser.get(`${projectsPath}/board${query}`), readProjectBoard).columns.map(
        ({ status, count, rows }) => [status, count.count, rows.map(({ title }) => title)],
      );
    assert.deepEqual(await boardOf(), [
      ['planning', 3, ['Stojí', 'Neskôr', first.title]],
      ['development', 1, ['Mešká']],
      ['testing', 0, []],
      ['completed', 0, []],
    ]);
    assert.deepEqual(await boardOf('?status=planning&waits=customer'), [['planning', 1, [first.title]]]);
    const { columns } = done(await browser.get(`${projectsPath}/board?search=neskor`), readProjectBoard);
    const card = columns[0]?.rows[0];
    assert.deepEqual([card?.version, card?.openMilestones], [later.version, later.milestones.length]);
    const customer = await openPortal(office, 'niekto@example.com');
    assert.equal((await customer.get(`${projectsPath}/board`)).code, 'access-denied');
  },
);
