import assert from 'node:assert/strict';
import { type OwnProjectDetail, readOwnProject } from '#contract/projects/own-projects.ts';
import { type ProjectDetail, getProject, listProjects } from '#contract/projects/projects.ts';
import type { Mark } from '#domain/projects/handovers/mark.ts';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { peter, registerVerified } from './accounts.ts';
import { signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { done } from './office.ts';
import { listOf, newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

export const projectsPath = '/api/admin/projects';
export const ownProjectsPath = '/api/portal/projects';

/** A plan that begins the project by the signature: a milestone of 60 %, the rest on completion. */
export const planOfDesign: QuoteContent['paymentPlan'] = [
  { share: 6000, due: 'milestone', milestone: 'Návrh' },
  { share: 4000, due: 'completion', milestone: '' },
];

/** The project of a quote that was just signed, and its customer signed in to the portal. */
export async function beginProject(office: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const { quote, requestId } = await signAndPlan(office, { paymentPlan: planOfDesign, ...changes });
  const { rows } = done(await office.browser.get(`${projectsPath}?quote=${quote.id}`), listProjects);
  const project = await readProject(office, rows[0]?.id ?? '');
  return { quote, requestId, project };
}

/** Somebody with the verified address of a quote’s recipient. */
export const openPortal = ({ app }: QuoteOffice, email: string): Promise<TestBrowser> =>
  registerVerified(app, { ...peter, username: `portal ${email}`.slice(0, 30), email });

/** A project as the office reads it. */
export async function readProject({ browser }: QuoteOffice, id: string): Promise<ProjectDetail> {
  return done(await browser.get(`${projectsPath}/${id}`), getProject);
}

/** A project as its customer reads it. */
export async function readOwn(browser: TestBrowser, id: string): Promise<OwnProjectDetail> {
  return done(await browser.get(`${ownProjectsPath}/${id}`), readOwnProject);
}

/** A milestone of a project by its place. */
export function milestoneAt({ milestones }: Pick<ProjectDetail, 'milestones'>, index = 0) {
  const milestone = milestones[index];
  if (!milestone) throw new Error(`The project has no milestone ${index}.`);
  return milestone;
}

/** Makes a change of the latest version of a project, by a path that begins with its id. */
export async function change(office: QuoteOffice, path: string, body: object): Promise<TestAnswer> {
  const { version } = await readProject(office, path.split('/')[0] ?? '');
  return office.browser.post(`${projectsPath}/${path}`, { version, ...body });
}

/** Moves a milestone as the office. */
export const moveTo = (
  office: QuoteOffice,
  project: Pick<ProjectDetail, 'id'>,
  { milestone, to, reason = '' }: { milestone: string; to: MilestoneStatus; reason?: string },
): Promise<TestAnswer> => change(office, `${project.id}/milestones/${milestone}/status`, { to, reason });

/** Uploads pictures for a hand-over, given what they show. */
export async function uploadPictures(browser: TestBrowser, alts: readonly string[]) {
  const collection = newCollection();
  for (const [index] of alts.entries()) {
    assert.equal((await upload(browser, { ...png, name: `Snímka ${index + 1}.png`, collection })).status, 204);
  }
  const files = await listOf(browser, collection);
  return { collection, pictures: files.map(({ id }, index) => ({ id, alt: alts[index] ?? '' })) };
}

/** Starts a milestone and hands it over, with pictures that show what is said of them; returns its id. */
export async function handOver(
  office: QuoteOffice,
  project: ProjectDetail,
  { index = 0, pictures = [] }: { index?: number; pictures?: readonly string[] } = {},
): Promise<string> {
  const { id, status } = milestoneAt(project, index);
  if (status !== 'in_progress') await moveTo(office, project, { milestone: id, to: 'in_progress' });
  const files = pictures.length === 0 ? {} : await uploadPictures(office.browser, pictures);
  const body = { text: 'Návrh úvodnej stránky.', link: 'https://nahlad.example/navrh', ...files };
  done(await change(office, `${project.id}/milestones/${id}/handovers`, body), getProject);
  return id;
}

type Choice = { project: string; milestone: string; handover?: number };

/** Approves a milestone as a customer. */
export const approve = (browser: TestBrowser, { project, milestone, handover = 1 }: Choice): Promise<TestAnswer> =>
  browser.post(`${ownProjectsPath}/${project}/milestones/${milestone}/approval`, { handover });

/** Asks for changes as a customer. */
export const askForChanges = (
  browser: TestBrowser,
  {
    project,
    milestone,
    handover = 1,
    reason = 'Väčšie logo.',
    marks,
  }: Choice & { reason?: string; marks?: readonly Mark[] },
): Promise<TestAnswer> =>
  browser.post(`${ownProjectsPath}/${project}/milestones/${milestone}/changes`, {
    handover,
    reason,
    ...(marks && { marks }),
  });
