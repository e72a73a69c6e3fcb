import type { Endpoint } from '#contract/endpoint.ts';
import { approveMilestone } from '#contract/projects/own-projects.ts';
import { acceptMaterial, addMaterial, sendMaterial } from '#contract/projects/project-material.ts';
import { noteTime } from '#contract/projects/project-time.ts';
import { handOverMilestone, moveMilestone, moveProject } from '#contract/projects/projects.ts';
import { hideReference, showReference } from '#contract/projects/references.ts';
import { sendOwnMessage } from '#contract/threads.ts';
import { dayOf } from '#domain/days.ts';
import { uploadPictures } from '#tests/support/people/project-office.ts';
import { picture, sendReference } from '#tests/support/people/references.ts';
import {
  type Step,
  type Walk,
  type WalkKind,
  audited,
  makeCall,
  countIn,
  deed,
  fact,
  inMail,
  kept,
  rowIn,
  rowsIn,
  versionIn,
} from './walk.ts';
import { caseStudySteps } from './case-study-steps.ts';
import { quoteSteps, moneySteps } from './quote-walk.ts';
import { registration } from './registration.ts';

const id = 'project';
const change = (fields: (walk: Walk) => object) => async (walk: Walk) => ({
  ...(await versionIn(walk, 'projects', id)),
  ...fields(walk),
});
const milestone = (walk: Walk) => rowIn(walk, 'project_milestones', { id: fact(walk, 'milestone') });
const milestoneIs = (status: string) => async (walk: Walk) => Number((await milestone(walk))['status'] === status);
const material = (walk: Walk) => rowIn(walk, 'project_materials', { title: `Logo ${walk.mark}` });
const giving = 'the reference';

const move = (to: string, event: number): Step => ({
  call: moveProject,
  send: async (walk) =>
    makeCall(walk.office, walk, { endpoint: moveProject, id, body: await change(() => ({ to, reason: '' }))(walk) }),
  stored: async (walk) => {
    const moved = await rowsIn(walk, 'audit_entries', { action: moveProject.audit, subject_id: fact(walk, id) });
    return moved.length >= event ? 1 + Math.max(0, moved.length - 3) : 0;
  },
});

/** Shows the reference on the site or takes it away; the audit log names its project. */
const onSite = (endpoint: Endpoint): Step => ({
  ...deed(endpoint, { id: 'reference', body: (walk) => versionIn(walk, 'project_references', 'reference') }),
  stored: audited(endpoint, id),
});

const launch = (walk: Walk) => rowIn(walk, 'project_milestones', { project_id: fact(walk, id), position: 1 });

/** Without its launch a project cannot be completed. */
const skipLaunch: Step = {
  call: moveMilestone,
  send: async (walk) => {
    const facts = new Map([...walk.facts, ['milestone', String((await launch(walk))['id'])]]);
    const body = await change(() => ({ to: 'skipped', reason: 'Spustí si ho sám.' }))(walk);
    return makeCall(walk.office, { ...walk, facts }, { endpoint: moveMilestone, id, body });
  },
  stored: async (walk) => Number((await launch(walk))['status'] === 'skipped'),
};

const projectSteps: readonly Step[] = [
  {
    ...deed(moveMilestone, { id, body: change(() => ({ to: 'in_progress', reason: '' })) }),
    isReady: async (walk) => {
      const [project] = await rowsIn(walk, 'projects', { quote_id: fact(walk, 'quote') });
      const [first] = project
        ? await rowsIn(walk, 'project_milestones', { project_id: project['id'], position: 0 })
        : [];
      if (!project || !first) return false;
      walk.facts.set(id, String(project['id'])).set('milestone', String(first['id']));
      return true;
    },
    // Later it is handed over and approved.
    stored: async (walk) => Number((await milestone(walk))['status'] !== 'planned'),
  },
  {
    call: handOverMilestone,
    send: async (walk) => {
      const files = await kept(walk, 'pictures', () => uploadPictures(walk.office, ['Návrh strechy']));
      const body = await change(() => ({ text: `Návrh ${walk.mark}`, link: 'https://nahlad.example/navrh', ...files }))(
        walk,
      );
      return makeCall(walk.office, walk, { endpoint: handOverMilestone, id, body });
    },
    stored: (walk) => countIn(walk, 'milestone_handovers', { milestone_id: fact(walk, 'milestone') }),
  },
  ...registration,
  {
    call: approveMilestone,
    send: (walk) => makeCall(walk.visitor, walk, { endpoint: approveMilestone, id, body: { handover: 1 } }),
    stored: milestoneIs('approved'),
  },
  {
    call: sendOwnMessage,
    send: (walk) => {
      walk.facts.set('place', 'request');
      const body = { body: `Otázka ${walk.mark}`, quoted: null };
      return makeCall(walk.visitor, walk, { endpoint: sendOwnMessage, id: 'request', body });
    },
    stored: (walk) => countIn(walk, 'service_request_messages', { body: `Otázka ${walk.mark}` }),
  },
  {
    ...deed(noteTime, {
      id,
      body: async (walk) => ({
        day: dayOf(Date.now(), 'sk'),
        minutes: 90,
        milestoneId: null,
        personId: (await rowIn(walk, 'users', { role: 'admin' }))['id'],
        note: walk.mark,
      }),
    }),
    stored: (walk) => countIn(walk, 'time_entries', { note: walk.mark }),
  },
  {
    ...deed(addMaterial, {
      id,
      body: async ({ mark }) => ({ title: `Logo ${mark}`, explanation: 'V krivkách.', dueOn: null, isSecret: false }),
    }),
    stored: (walk) => countIn(walk, 'project_materials', { title: `Logo ${walk.mark}`, as: 'material' }),
  },
  {
    call: sendMaterial,
    send: async (walk) => {
      walk.facts.set('material', String((await material(walk))['id']));
      const body = { version: Number((await material(walk))['version']), note: 'Tu je.', secret: '', files: null };
      return makeCall(walk.visitor, walk, { endpoint: sendMaterial, id, body });
    },
    stored: async (walk) => Number(['sent', 'accepted'].includes(String((await material(walk))['status']))),
  },
  {
    call: acceptMaterial,
    send: async (walk) =>
      makeCall(walk.office, walk, {
        endpoint: acceptMaterial,
        id,
        body: { version: Number((await material(walk))['version']), note: '' },
      }),
    stored: async (walk) => Number((await material(walk))['status'] === 'accepted'),
  },
  move('development', 1),
  move('testing', 2),
  skipLaunch,
  move('completed', 3),
  {
    call: giving,
    isReady: async (walk) => inMail(walk, walk.email, /(\/reference\/[\w-]+)/) !== undefined,
    send: async (walk) => {
      const path = inMail(walk, walk.email, /(\/reference\/[\w-]+)/) ?? '';
      const leave = ['name', 'firm', 'figure', 'picture'];
      return sendReference(walk.visitor, path, { version: await referenceVersion(walk), picture, leave });
    },
    stored: (walk) => consents(walk, 'given'),
  },
  onSite(showReference),
  onSite(hideReference),
  ...caseStudySteps,
  {
    call: `${giving}, taken back`,
    send: async (walk) => {
      const path = inMail(walk, walk.email, /(\/reference\/[\w-]+)/) ?? '';
      return sendReference(walk.visitor, path, { go: 'take-back', version: await referenceVersion(walk) });
    },
    stored: (walk) => consents(walk, 'withdrawn'),
  },
];

async function referenceVersion(walk: Walk): Promise<number> {
  return Number((await rowIn(walk, 'project_references', { project_id: fact(walk, id) }))['version']);
}

/** What was said of the reference itself, and not of its case study. */
async function consents(walk: Walk, kind: string): Promise<number> {
  const { id: reference } = await rowIn(walk, 'project_references', { project_id: fact(walk, id) });
  walk.facts.set('reference', String(reference));
  const said = await rowsIn(walk, 'reference_consents', { reference_id: reference, kind });
  return said.filter((consent) => consent['case_study_id'] === null).length;
}

/** From a request by its signed quote and the money to the finished project and what its customer says of it. */
export const dealWalk: WalkKind = { name: 'a deal', steps: [...quoteSteps, ...moneySteps, ...projectSteps] };
