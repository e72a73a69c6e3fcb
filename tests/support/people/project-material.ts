import {
  type Material,
  type MaterialList,
  listMaterial,
  listOwnMaterial,
} from '#contract/projects/project-material.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { done } from './office.ts';
import { beginProject, openPortal, ownProjectsPath, projectsPath } from './project-office.ts';

/** What a project is owed, as the office reads it. */
export const readMaterial = async ({ browser }: Pick<QuoteOffice, 'browser'>, id: string): Promise<MaterialList> =>
  done(await browser.get(`${projectsPath}/${id}/material`), listMaterial);

/** The same as its customer reads it. */
export const readOwnMaterial = async (browser: TestBrowser, id: string): Promise<MaterialList> =>
  done(await browser.get(`${ownProjectsPath}/${id}/material`), listOwnMaterial);

/** A thing of a list that is, or is not, access data. */
export function thingOf({ items }: MaterialList, isSecret = false): Material {
  const found = items.find((item) => item.isSecret === isSecret);
  if (!found) throw new Error('The list has no such thing.');
  return found;
}

type Given = { note?: string; secret?: string; files?: string | null };

/** Sends something for a thing as a customer. */
export const give = (
  browser: TestBrowser,
  { project, material }: { project: string; material: Pick<Material, 'id' | 'version'> },
  { note = '', secret = '', files = null }: Given,
): Promise<TestAnswer> =>
  browser.post(`${ownProjectsPath}/${project}/material/${material.id}/sending`, {
    version: material.version,
    note,
    secret,
    files,
  });

/** Does something with a thing as the office, such as `acceptance`. */
export const decide = (
  { browser }: Pick<QuoteOffice, 'browser'>,
  { project, material }: { project: string; material: Pick<Material, 'id' | 'version'> },
  step: { path: string; body?: object },
): Promise<TestAnswer> =>
  browser.post(`${projectsPath}/${project}/material/${material.id}/${step.path}`, {
    version: material.version,
    ...step.body,
  });

/** A project with its checklist, and its customer in the portal. */
export async function openOwing(office: QuoteOffice) {
  const { quote, project } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  return { project, id: project.id, customer, email: quote.content.buyer.email };
}
