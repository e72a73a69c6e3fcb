import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type MilestoneStatus, decideMilestoneMove, milestoneStatuses } from '#domain/projects/milestone-status.ts';
import {
  type ProjectStatus,
  decideFlagChange,
  decideProjectMove,
  flagChanges,
  projectStatuses,
} from '#domain/projects/project-status.ts';
import { peter, registerIn } from '#tests/support/people/accounts.ts';
import {
  approve,
  askForChanges,
  beginProject,
  milestoneAt,
  openPortal,
  projectsPath,
  readProject,
} from '#tests/support/people/project-office.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { newMilestoneRow } from './prepare-project.ts';

const flagStates = [
  { isOnHold: false, isCancelled: false },
  { isOnHold: true, isCancelled: false },
  { isOnHold: false, isCancelled: true },
] as const;
type Flags = (typeof flagStates)[number];

const reasons = ['', 'Dohodli sme sa.'];
const decisions = ['approved', 'changes_requested'] as const;

/** A project whose state a test sets, the office and its customer. */
async function openStage(context: TestContext, database: TestDatabase) {
  const office = await openQuoteOffice(context, database);
  const { project, quote } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  const { db, newId, clock } = office.app.services;
  const { id } = project;
  const path = `${projectsPath}/${id}`;
  /** Every call of the office is made from the first version. */
  const ask = (of: string, body: object): Promise<TestAnswer> =>
    office.browser.post(`${path}/${of}`, { version: 1, ...body });
  return {
    office,
    customer,
    id,
    ask,
    async set(status: ProjectStatus, { isOnHold, isCancelled }: Flags = flagStates[0]): Promise<void> {
      const flags = { on_hold_since: isOnHold ? 1 : null, cancelled_at: isCancelled ? 1 : null };
      await db
        .updateTable('projects')
        .set({ status, version: 1, ...flags })
        .where('id', '=', id)
        .execute();
    },
    /** Adds a milestone that was handed over once, in a status, to the project in its first version; returns its id. */
    async place(status: MilestoneStatus): Promise<string> {
      const facts = { title: status, weight: 1, plannedStart: null, plannedEnd: null, planPartIndex: null };
      const row = newMilestoneRow({ ...facts, id: newId(), projectId: id, position: 99, description: '' });
      await db
        .insertInto('project_milestones')
        .values({ ...row, status })
        .execute();
      const handover = { id: newId(), milestone_id: row.id, n: 1, text: 'Návrh', link: '', at: clock(), by_id: null };
      await db.insertInto('milestone_handovers').values(handover).execute();
      await db.updateTable('projects').set({ version: 1 }).where('id', '=', id).execute();
      return row.id;
    },
    async statusOf(milestone: string): Promise<MilestoneStatus> {
      const row = db.selectFrom('project_milestones').select('status').where('id', '=', milestone);
      return (await row.executeTakeFirstOrThrow()).status;
    },
    /** The moves of a milestone that the history tells. */
    async movesOf(milestone: string) {
      const rows = db.selectFrom('project_events').select(['actor_kind', 'from_status', 'to_status', 'reason']);
      return rows.where('milestone_id', '=', milestone).orderBy('id').execute();
    },
  };
}

type Stage = Awaited<ReturnType<typeof openStage>>;

/** A way to move a milestone: who by which call, where to, and the rule that refuses it from a status; null where it is done. */
type Way = {
  actor: 'admin' | 'customer';
  to: MilestoneStatus;
  reason: string;
  call: (milestone: string) => Promise<TestAnswer>;
};

function waysOf({ ask, customer, id: project }: Stage): Way[] {
  const ofOffice = milestoneStatuses.flatMap((to) =>
    reasons.map((reason): Way => {
      const call = (milestone: string) => ask(`milestones/${milestone}/status`, { to, reason });
      return { actor: 'admin', to, reason, call };
    }),
  );
  const handOver = (milestone: string) => ask(`milestones/${milestone}/handovers`, { text: 'Nový návrh.', link: '' });
  return [
    // Handing over goes by a call of its own, with what is handed over.
    ...ofOffice.filter(({ to }) => to !== 'submitted'),
    { actor: 'admin', to: 'submitted', reason: '', call: handOver },
    { actor: 'customer', to: 'approved', reason: '', call: (milestone) => approve(customer, { project, milestone }) },
    ...reasons.map((reason): Way => {
      const call = (milestone: string) => askForChanges(customer, { project, milestone, reason });
      return { actor: 'customer', to: 'changes_requested', reason, call };
    }),
  ];
}

/** What a customer has decided already is said once more without effect; other words are another wish. */
function ruleOf(status: MilestoneStatus, flags: Flags, { actor, to, reason }: Way): string | undefined {
  if (actor === 'customer' && status === to) return reason === '' ? undefined : 'changed-meanwhile';
  const decision = decideMilestoneMove({ status, ...flags }, to, { actor, reason });
  return decision.ok ? undefined : decision.rule;
}

testOnEachEngine(
  'I1 state × move × actor × flag of a milestone over HTTP is the table of the domain, and what is refused changes nothing',
  async (database, context) => {
    const stage = await openStage(context, database);
    const ways = waysOf(stage);
    for (const flags of flagStates) {
      await stage.set('development', flags);
      for (const status of milestoneStatuses) {
        let milestone = await stage.place(status);
        for (const way of ways) {
          const told = `${status} → ${way.to} by ${way.actor} "${way.reason}" ${JSON.stringify(flags)}`;
          const expected = ruleOf(status, flags, way);
          const answer = await way.call(milestone);
          assert.equal(answer.code, expected, told);
          if (expected !== undefined || status === way.to) continue;
          const moved = { actor_kind: way.actor, from_status: status, to_status: way.to, reason: way.reason || null };
          assert.deepEqual(await stage.movesOf(milestone), [moved], told);
          milestone = await stage.place(status);
        }
        assert.deepEqual([await stage.statusOf(milestone), await stage.movesOf(milestone)], [status, []]);
      }
    }
  },
);

testOnEachEngine(
  'I1 I4 I5 whatever state a milestone is in, only the office and whoever may decide for the customer moves it',
  async (database, context) => {
    const stage = await openStage(context, database);
    const { office, customer, id: project } = stage;
    await stage.set('development');
    const people = [
      ['sign-in-required', 'sign-in-required', office.app.newBrowser()],
      ['access-denied', 'not-found', await openPortal(office, 'cudzi@example.com')],
      ['access-denied', 'not-found', await registerIn(office.app, { ...peter, username: 'bez adresy' })],
      ['access-denied', 'access-denied', await office.app.newBrowserOf('bookkeeper')],
    ] as const;
    for (const status of milestoneStatuses) {
      const milestone = await stage.place(status);
      const move = { version: 1, to: 'in_progress', reason: 'Dohoda.' };
      const officePath = `${projectsPath}/${project}/milestones/${milestone}/status`;
      for (const [atOffice, inPortal, browser] of people) {
        const answers = [
          await browser.post(officePath, move),
          await approve(browser, { project, milestone }),
          await askForChanges(browser, { project, milestone }),
        ];
        assert.deepEqual(
          answers.map(({ code }) => code),
          [atOffice, inPortal, inPortal],
          status,
        );
      }
      assert.equal((await customer.post(officePath, move)).code, 'access-denied');
      assert.deepEqual([await stage.statusOf(milestone), await stage.movesOf(milestone)], [status, []]);
    }
    const milestone = await stage.place('submitted');
    assert.equal(
      (await approve(office.browser, { project, milestone })).code,
      'not-found',
      'the office has its own way',
    );
  },
);

testOnEachEngine(
  'I1 whoever decides a milestone at once with somebody else, customer or office, one decision stands and the other is told',
  async (database, context) => {
    const stage = await openStage(context, database);
    await stage.set('development');
    const ways = waysOf(stage).filter(
      ({ actor, to, reason }) =>
        (decisions.some((each) => each === to) || to === 'skipped') &&
        (reason !== '' || (actor === 'customer' && to === 'approved')),
    );
    assert.equal(ways.length, 5);
    for (const [index, one] of ways.entries()) {
      for (const other of ways.slice(index)) {
        const milestone = await stage.place('submitted');
        const told = `${one.actor} ${one.to} against ${other.actor} ${other.to}`;
        const answers = await Promise.all([one.call(milestone), other.call(milestone)]);
        const codes = answers.map(({ code }) => code ?? 'done');
        assert.ok(codes.includes('done'), `${told}: ${codes.join(', ')}`);
        assert.ok(
          codes.every((code) => ['done', 'step-not-allowed', 'changed-meanwhile'].includes(code)),
          `${told}: ${codes.join(', ')}`,
        );
        const moves = await stage.movesOf(milestone);
        // A customer who says what was just decided is told that it is so.
        const isRepetition = one.to === other.to && [one, other].some(({ actor }) => actor === 'customer');
        assert.ok(isRepetition || codes.includes('done') !== codes.every((code) => code === 'done'), told);
        const winners = [one, other].filter((_, place) => codes[place] === 'done');
        const [move, ...more] = moves.map(({ actor_kind: actor, to_status: to }) => ({ actor, to }));
        assert.ok(
          winners.some(({ actor, to }) => actor === move?.actor && to === move.to),
          told,
        );
        assert.deepEqual([more, await stage.statusOf(milestone)], [[], move?.to], told);
      }
    }
  },
);

testOnEachEngine(
  'I1 state × move × flag of a project and of its flags over HTTP is the table of the domain, and a stale version is refused',
  async (database, context) => {
    const stage = await openStage(context, database);
    const { db } = stage.office.app.services;
    for (const open of ['in_progress', 'skipped'] as const) {
      const changed = db.updateTable('project_milestones').set({ status: open });
      await changed.where('project_id', '=', stage.id).execute();
      for (const flags of flagStates) {
        for (const status of projectStatuses) {
          await stage.set(status, flags);
          const wishes = reasons.flatMap((reason) => [
            ...projectStatuses.map((to) => {
              const project = { status, ...flags, milestones: [open] };
              const decision = decideProjectMove(project, to, { actor: 'admin', reason });
              return { told: `→ ${to}`, decision, call: () => stage.ask('status', { to, reason }) };
            }),
            ...flagChanges.map((change) => {
              const decision = decideFlagChange({ status, ...flags }, change, { actor: 'admin', reason });
              return { told: change, decision, call: () => stage.ask('flag', { change, reason }) };
            }),
          ]);
          for (const { told, decision, call } of wishes) {
            const answer = await call();
            assert.equal(answer.code, decision.ok ? undefined : decision.rule, `${status} ${told}`);
            if (!decision.ok) continue;
            assert.equal((await call()).code, 'changed-meanwhile', `${told} of a version that is over`);
            await stage.set(status, flags);
          }
        }
      }
    }
    const project = await readProject(stage.office, stage.id);
    assert.equal(milestoneAt(project).status, 'skipped');
  },
);
