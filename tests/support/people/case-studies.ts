import {
  type CaseStudyDetail,
  type ShownCaseStudy,
  getCaseStudy,
  saveCaseStudyText,
  startCaseStudy,
} from '#contract/projects/case-studies.ts';
import { type CaseStudyWords, emptyCaseStudyWords } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { png } from '#tests/support/requests/uploads.ts';
import { done } from './office.ts';
import { postForm } from './references.ts';

export const caseStudiesPath = '/api/admin/case-studies';

/** A text that is whole and names nobody. */
export const studyWords: CaseStudyWords = {
  ...emptyCaseStudyWords,
  title: 'Cena strechy hneď v dopyte',
  task: 'Firma strácala pol dňa každou obhliadkou, z ktorej nič nebolo.',
  solution: 'Na web pribudla kalkulačka, z ktorej príde dopyt s plochou a fotkou.',
  figure1: '3 → 11',
  result1: 'dopytov z webu mesačne',
  beforeAlt: 'Starý web',
  afterAlt: 'Nový web s kalkulačkou',
};

/** Starts the case study of a project, or returns the one that it has. */
export const startStudy = async ({ browser }: Pick<QuoteOffice, 'browser'>, projectId: string) =>
  done(await browser.post(caseStudiesPath, { projectId }), startCaseStudy);

export const readStudy = async ({ browser }: Pick<QuoteOffice, 'browser'>, id: string): Promise<CaseStudyDetail> =>
  done(await browser.get(`${caseStudiesPath}/${id}`), getCaseStudy);

/** The text of a case study in a language. */
export function textOf(study: CaseStudyDetail, language: Language) {
  const text = study.texts.find((each) => each.language === language);
  if (!text) throw new Error(`There is no text in ${language}.`);
  return text;
}

/** Does something with a case study in the version that it has now, such as `asking`. */
export async function changeStudy(
  office: Pick<QuoteOffice, 'browser'>,
  id: string,
  { path, method = 'POST', body = {} }: { path: string; method?: 'POST' | 'PUT'; body?: object },
): Promise<TestAnswer> {
  const { version } = await readStudy(office, id);
  const address = `${caseStudiesPath}/${id}/${path}`;
  const sent = { version, ...body };
  return method === 'POST' ? office.browser.post(address, sent) : office.browser.put(address, sent);
}

type Written = { language: Language; words?: Partial<CaseStudyWords>; number?: number };

/** Saves a text as the next version, or after one that was read. */
export async function writeText(
  office: Pick<QuoteOffice, 'browser'>,
  id: string,
  { language, words = {}, number }: Written,
): Promise<TestAnswer> {
  const known = textOf(await readStudy(office, id), language).number;
  return office.browser.put(`${caseStudiesPath}/${id}/texts/${language}`, {
    number: number ?? known,
    words: { ...studyWords, ...words },
  });
}

export const saved = (answer: TestAnswer): CaseStudyDetail => done(answer, saveCaseStudyText);

/** Publishes the newest text of a language. */
export async function publishText(office: Pick<QuoteOffice, 'browser'>, id: string, language: Language) {
  const { number } = textOf(await readStudy(office, id), language);
  return changeStudy(office, id, { path: `texts/${language}/publishing`, body: { number } });
}

type Leave = { go?: string; version?: number; parts?: readonly string[]; consent?: boolean };

/** Sends the form of a case study on the page of a reference as a browser without scripts does. */
export async function sendLeave(browser: TestBrowser, path: string, leave: Leave = {}): Promise<TestAnswer> {
  const { go = 'allow-case-study', parts = [], consent = true } = leave;
  const form = new FormData();
  form.set('go', go);
  form.set('version', String(leave.version ?? (await ownStudyOf(browser, path))?.version ?? 0));
  for (const part of parts) form.append('part', part);
  if (consent) form.set('consent', 'on');
  return postForm(browser, path, form);
}

/** The case study that the page of a reference shows. */
export const ownStudyOf = async (browser: TestBrowser, path: string) =>
  readPageInput((await browser.get(path)).text).data.reference?.caseStudy ?? null;

/** What the document of the page of projects brings along. */
export const projectsOf = async (browser: TestBrowser, language: Language = 'sk'): Promise<readonly ShownCaseStudy[]> =>
  readPageInput((await browser.get(`${pathOf('projects', language)}?lng=${language}`)).text).data.caseStudies ?? [];

/** Adds a picture to what was handed over in a project; returns its id among the files of the project. */
export async function addPicture({ app }: QuoteOffice, milestoneId: string): Promise<string> {
  const { db, files, newId, clock } = app.services;
  const id = newId();
  const key = id.padEnd(43, '0');
  await files.put(previewKeyOf(key), { bytes: png.bytes, type: 'image/webp' });
  const handover = { id, milestone_id: milestoneId, n: 1, text: '', link: '', at: clock(), by_id: null };
  await db.insertInto('milestone_handovers').values(handover).execute();
  await db
    .insertInto('handover_pictures')
    .values({
      id,
      handover_id: id,
      milestone_id: milestoneId,
      n: 1,
      alt: '',
      object_key: key,
      name: 'web.png',
      type: 'image/png',
      size: png.bytes.length,
      width: 80,
      height: 60,
    })
    .execute();
  return id;
}
