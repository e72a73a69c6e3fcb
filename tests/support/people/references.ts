import {
  type OfficeReference,
  type ReferenceList,
  type ShownReference,
  listReferences,
} from '#contract/projects/references.ts';
import { getProject } from '#contract/projects/projects.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { png } from '#tests/support/requests/uploads.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { done } from './office.ts';
import { beginProject, change } from './project-office.ts';

export const referencesPath = '/api/admin/references';

/** Completes a project of a signed quote: nothing of it is left open. */
export async function completeProject(office: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const { quote, project } = await beginProject(office, changes);
  for (const { id } of project.milestones) {
    done(
      await change(office, `${project.id}/milestones/${id}/status`, { to: 'skipped', reason: 'Netreba.' }),
      getProject,
    );
  }
  for (const to of ['development', 'testing', 'completed'] as const) await moveProject(office, project.id, { to });
  await office.app.runDueJobs();
  return { project, email: quote.content.buyer.email };
}

/** Moves a project one step. */
export const moveProject = async (
  office: QuoteOffice,
  id: string,
  { to, reason = '' }: { to: string; reason?: string },
): Promise<void> => {
  done(await change(office, `${id}/status`, { to, reason }), getProject);
};

/** The path in the mail that asked for a reference. */
export function mailedPath({ app }: QuoteOffice, email: string): string {
  const mails = app.mail.delivered.filter(({ to }) => to === email);
  const path = mails.map(({ text }) => /https?:\/\/[^/\s]+(\/reference\/[\w-]+)/.exec(text)?.[1]).findLast(Boolean);
  if (path === undefined) throw new Error('Nobody was asked for a reference.');
  return path;
}

export const readReferences = async ({ browser }: Pick<QuoteOffice, 'browser'>): Promise<ReferenceList> =>
  done(await browser.get(referencesPath), listReferences);

/** The only reference that there is. */
export async function readOnlyReference(office: Pick<QuoteOffice, 'browser'>): Promise<OfficeReference> {
  const [reference] = (await readReferences(office)).references;
  if (!reference) throw new Error('There is no reference.');
  return reference;
}

/** Does something with the only reference as the office, such as `showing`. */
export async function changeReference(office: QuoteOffice, path: string, body: object = {}): Promise<TestAnswer> {
  const { id, version } = await readOnlyReference(office);
  return office.browser.post(`${referencesPath}/${id}/${path}`, { version, ...body });
}

export const words = {
  text: 'Ľudia si zadajú plochu, vidia cenu a pošlú fotku. Volám už len tým, čo to myslia vážne.',
  name: 'Peter Javorka',
  firm: 'Strechy Javorka',
  figureLabel: 'Dopyty z webu mesačne',
  figureBefore: '3',
  figureAfter: '11',
  pictureAlt: 'Hotová strecha',
};

type Sent = {
  go?: string;
  version?: number;
  fields?: Partial<typeof words>;
  leave?: readonly string[];
  consent?: boolean;
  picture?: { name: string; bytes: Uint8Array; type: string };
};

/** Sends the form of a reference's page as a browser without scripts does. */
export async function sendReference(browser: TestBrowser, path: string, sent: Sent = {}): Promise<TestAnswer> {
  const { go = 'give', version, fields = {}, leave = ['name', 'firm', 'figure'], consent = true, picture } = sent;
  const form = new FormData();
  form.set('go', go);
  form.set('version', String(version ?? 1));
  for (const [name, value] of Object.entries({ ...words, ...fields })) form.set(name, value);
  for (const part of leave) form.append('leave', part);
  if (consent) form.set('consent', 'on');
  if (picture) form.set('picture', new Blob([Buffer.from(picture.bytes)], { type: picture.type }), picture.name);
  return postForm(browser, path, form);
}

/** Posts a form with files as a browser without scripts does. */
export async function postForm(browser: TestBrowser, path: string, form: FormData): Promise<TestAnswer> {
  const request = new Response(form);
  return browser.call(path, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
    },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

/** A finished project whose customer was asked, and a browser that knows nothing but the mailed link. */
export async function openAsked(office: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const { project, email } = await completeProject(office, changes);
  return { project, email, path: mailedPath(office, email), visitor: office.app.newBrowser() };
}

/** What the document of the home page in a language brings along. */
export const shownOn = async (browser: TestBrowser, language = 'sk'): Promise<readonly ShownReference[]> =>
  readPageInput((await browser.get(`/?lng=${language}`)).text).data.references ?? [];

export const versionOf = async (office: QuoteOffice) => (await readOnlyReference(office)).version;

export const picture = { ...png, name: 'strecha.png' };
