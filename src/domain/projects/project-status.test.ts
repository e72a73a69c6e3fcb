import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MilestoneStatus, decideMilestoneMove, milestoneStatuses } from './milestone-status.ts';
import {
  type FlagChange,
  type ProjectActor,
  type ProjectStatus,
  decideFlagChange,
  decideProjectMove,
  flagChanges,
  isProjectOver,
  projectActors,
  projectStatuses,
} from './project-status.ts';

const flags = [
  { isOnHold: false, isCancelled: false },
  { isOnHold: true, isCancelled: false },
  { isOnHold: false, isCancelled: true },
] as const;

/** What domain.md permits to an administrator, written down independently of the table; `!` needs a reason. */
const projectSteps: readonly string[] = [
  'planning development',
  'development testing',
  'testing completed',
  'development planning !',
  'testing development !',
  'completed testing !',
];

function expectedOf(steps: readonly string[], from: string, to: string): string {
  if (steps.includes(`${from} ${to}`)) return 'ok';
  return steps.includes(`${from} ${to} !`) ? 'reason-required' : 'step-not-allowed';
}

const ruleOf = (decision: { ok: true } | { ok: false; rule: string }) => (decision.ok ? 'ok' : decision.rule);

test('I1 every project × move × actor × flag is decided by the domain rules', () => {
  for (const status of projectStatuses) {
    for (const to of projectStatuses) {
      for (const actor of projectActors) {
        for (const flag of flags) {
          const may = actor === 'admin' && !flag.isOnHold && !flag.isCancelled;
          const expected = may ? expectedOf(projectSteps, status, to) : 'step-not-allowed';
          const project = { ...flag, status, milestones: ['approved', 'skipped'] as const };
          const name = `${status} → ${to} by ${actor}`;
          assert.equal(ruleOf(decideProjectMove(project, to, { actor, reason: ' ' })), expected, name);
          const given = decideProjectMove(project, to, { actor, reason: 'Dohoda.' });
          assert.equal(given.ok, expected !== 'step-not-allowed', `${name} with a reason`);
        }
      }
    }
  }
});

test('I1 a project is completed only when every milestone is approved or skipped', () => {
  for (const open of milestoneStatuses) {
    const project = { status: 'testing', isOnHold: false, isCancelled: false, milestones: ['approved', open] } as const;
    const isClosed = open === 'approved' || open === 'skipped';
    assert.equal(
      ruleOf(decideProjectMove(project, 'completed', { actor: 'admin' })),
      isClosed ? 'ok' : 'milestones-open',
    );
  }
});

test('I1 a project is neither completed nor cancelled while a change of its scope waits to be signed', () => {
  const running = { isOnHold: false, isCancelled: false, isChangeOpen: true };
  for (const status of projectStatuses) {
    for (const to of projectStatuses) {
      const project = { ...running, status, milestones: ['approved'] as const };
      const without = ruleOf(
        decideProjectMove({ ...project, isChangeOpen: false }, to, { actor: 'admin', reason: 'D' }),
      );
      const expected = without === 'ok' && to === 'completed' ? 'change-unsigned' : without;
      assert.equal(
        ruleOf(decideProjectMove(project, to, { actor: 'admin', reason: 'D' })),
        expected,
        `${status} ${to}`,
      );
    }
    for (const change of flagChanges) {
      const without = ruleOf(
        decideFlagChange({ ...running, status, isChangeOpen: false }, change, { actor: 'admin', reason: 'D' }),
      );
      const expected = without === 'ok' && change === 'cancel' ? 'change-unsigned' : without;
      assert.equal(ruleOf(decideFlagChange({ ...running, status }, change, { actor: 'admin', reason: 'D' })), expected);
    }
  }
  const open = { ...running, status: 'testing', milestones: ['planned'] } as const;
  assert.equal(ruleOf(decideProjectMove(open, 'completed', { actor: 'admin' })), 'milestones-open', 'work comes first');
});

test('I1 I7 the scope of a project is open until it is completed or cancelled, also on hold', () => {
  for (const status of projectStatuses) {
    for (const flag of flags) {
      const isOver = isProjectOver({ status, ...flag });
      assert.equal(isOver, status === 'completed' || flag.isCancelled, `${status} ${JSON.stringify(flag)}`);
    }
  }
});

/** Which flag changes an administrator may make of a project that is not completed. */
const flagSteps: Record<FlagChange, readonly [running: boolean, held: boolean, cancelled: boolean]> = {
  hold: [true, false, false],
  resume: [false, true, true],
  cancel: [true, true, false],
};

test('I1 every flag × project × actor is decided by the domain rules', () => {
  for (const status of projectStatuses) {
    for (const change of flagChanges) {
      for (const actor of projectActors) checkFlags(status, change, actor);
    }
  }
});

function checkFlags(status: ProjectStatus, change: FlagChange, actor: ProjectActor): void {
  for (const [index, flag] of flags.entries()) {
    const isOver = status === 'completed' && change !== 'resume';
    const may = actor === 'admin' && flagSteps[change][index] && !isOver;
    const needsReason = change !== 'resume';
    const bare = ruleOf(decideFlagChange({ status, ...flag }, change, { actor, reason: ' ' }));
    const name = `${change} of ${status} by ${actor}`;
    assert.equal(bare, may ? (needsReason ? 'reason-required' : 'ok') : 'step-not-allowed', name);
    assert.equal(decideFlagChange({ status, ...flag }, change, { actor, reason: 'Dohoda.' }).ok, may, name);
  }
}

/** What domain.md permits for milestones: from, to, actors; `!` needs words. */
const milestoneSteps: readonly [MilestoneStatus, MilestoneStatus, string][] = [
  ['planned', 'in_progress', 'admin'],
  ['in_progress', 'submitted', 'admin'],
  ['submitted', 'approved', 'customer admin!'],
  ['submitted', 'changes_requested', 'customer! admin!'],
  ['changes_requested', 'in_progress', 'admin'],
  ['planned', 'skipped', 'admin!'],
  ['in_progress', 'skipped', 'admin!'],
  ['submitted', 'skipped', 'admin!'],
  ['changes_requested', 'skipped', 'admin!'],
];

function milestoneRule(from: MilestoneStatus, to: MilestoneStatus, actor: ProjectActor): string {
  const [, , actors = ''] = milestoneSteps.find((step) => step[0] === from && step[1] === to) ?? [];
  if (actors.split(' ').includes(actor)) return 'ok';
  return actors.split(' ').includes(`${actor}!`) ? 'reason-required' : 'step-not-allowed';
}

test('I1 every milestone × move × actor × flag is decided by the domain rules', () => {
  for (const status of milestoneStatuses) {
    for (const to of milestoneStatuses) {
      for (const actor of projectActors) {
        for (const flag of flags) {
          const isRunning = !flag.isOnHold && !flag.isCancelled;
          const expected = isRunning ? milestoneRule(status, to, actor) : 'step-not-allowed';
          const name = `${status} → ${to} by ${actor}`;
          assert.equal(ruleOf(decideMilestoneMove({ ...flag, status }, to, { actor, reason: '' })), expected, name);
          const given = decideMilestoneMove({ ...flag, status }, to, { actor, reason: 'Dohoda.' });
          assert.equal(given.ok, expected !== 'step-not-allowed', `${name} with words`);
        }
      }
    }
  }
});
