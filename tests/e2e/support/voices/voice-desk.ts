import { type BrowserContext, type Page, expect } from '@playwright/test';
import {
  type CaseStudyDetail,
  askCaseStudyLeave,
  getCaseStudy,
  publishCaseStudyText,
  saveCaseStudyText,
  startCaseStudy,
} from '#contract/projects/case-studies.ts';
import { listReferences, showReference } from '#contract/projects/references.ts';
import { emptyCaseStudyWords } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import type { Site } from '#tests/support/browser/running-site.ts';
import { type ToldStudy, voiceWords } from './voice-words.ts';

type Told = { projectId: string; language: Language };

/** What the owner does with what a customer says, up to the site. */
export type VoiceDesk = {
  /** Writes the case study of a project in its language, and asks its customer for leave. */
  prepare: (told: Told) => Promise<void>;
  /** Shows the reference and the case study, once the customer has agreed. */
  show: () => Promise<void>;
};

/** The owner’s calls. */
export function deskByCalls({ request }: BrowserContext, { origin }: Site): VoiceDesk {
  const send = callsTo(request, origin);
  let [id, language]: [string, Language] = ['', 'sk'];
  const at = (path: string) => path.replace(':id', id).replace(':language', language);
  const read = async (): Promise<CaseStudyDetail> =>
    getCaseStudy.output.parse(await (await request.get(origin + at(getCaseStudy.path))).json());
  const numberIn = ({ texts }: CaseStudyDetail) => texts.find((text) => text.language === language)?.number ?? 0;
  return {
    async prepare({ projectId, ...told }) {
      language = told.language;
      const started = startCaseStudy.output.parse(await send('POST', startCaseStudy.path, { projectId }));
      id = started.id;
      const { figure, result, ...texts } = voiceWords[language].study;
      const words = { ...emptyCaseStudyWords, ...texts, figure1: figure, result1: result };
      await send('PUT', at(saveCaseStudyText.path), { number: numberIn(started), words });
      await send('POST', at(askCaseStudyLeave.path), { version: (await read()).version });
    },
    async show() {
      const { references } = listReferences.output.parse(
        await (await request.get(origin + listReferences.path)).json(),
      );
      const given = references.find(({ status }) => status === 'given');
      await send('POST', showReference.path.replace(':id', given?.id ?? ''), { version: given?.version });
      const known = await read();
      await send('POST', at(publishCaseStudyText.path), { version: known.version, number: numberIn(known) });
    },
  };
}

const t = textsOf('sk');

/**
 * The owner’s screens in Slovak, looked at on the way; the case study is published in Danish as well. The last step looks at the draft
 * that was taken back, and deletes it.
 */
export async function deskByScreens(office: BrowserContext): Promise<VoiceDesk & { clear: () => Promise<void> }> {
  const desk: Page = await office.newPage();
  // The controls stand twice, for phones and for desktops.
  const button = (name: string) => desk.getByRole('button', { name }).locator('visible=true').first();
  const confirm = (name: string) => desk.getByRole('alertdialog').getByRole('button', { name }).click();
  async function write({ figure, result, ...study }: ToldStudy): Promise<void> {
    const field = (name: 'title' | 'task' | 'solution' | 'figure1' | 'result1') =>
      desk.getByLabel(t(`caseStudyOffice:fields.${name}`), { exact: true }).locator('visible=true');
    for (const name of ['title', 'task', 'solution'] as const) await field(name).fill(study[name]);
    await field('figure1').fill(figure);
    await field('result1').fill(result);
    await button(t('caseStudyOffice:save')).click();
    await expect(desk.getByText(t('caseStudyOffice:saved')).first()).toBeVisible();
  }
  async function publish(): Promise<void> {
    await button(t('caseStudyOffice:publish')).click();
    await expect(button(t('caseStudyOffice:hide'))).toBeVisible();
  }
  return {
    async prepare() {
      await desk.goto(pathOf('adminCaseStudies', 'sk'));
      await untilHydrated(desk);
      await desk.getByRole('button', { name: t('caseStudyOffice:start.button') }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(t('caseStudyOffice:one'));
      await expect(desk.getByText(/^Chýba: .*/).first()).toBeAttached();
      await write(voiceWords.sk.study);
      await desk
        .getByText(/^2 verzie$/)
        .locator('visible=true')
        .click();
      const restoring = t('caseStudyOffice:versions.restoreNamed', { number: 1 });
      await expect(desk.getByRole('button', { name: restoring })).toBeVisible();
      await expectAccessible(desk, 'a case study in the office');
      await expectToFit(desk, 'a case study in the office');
      // A new draft loses nothing: the question about it starts on its own button.
      await button(t('caseStudyOffice:draft.button')).click();
      const question = desk.getByRole('alertdialog');
      await expect(question.getByRole('button', { name: t('caseStudyOffice:draft.button') })).toBeFocused();
      await desk.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await button(t('caseStudyOffice:leave.ask')).click();
      await confirm(t('caseStudyOffice:leave.ask'));
      await expect(desk.getByText(t('caseStudyOffice:leave.texts.asked'))).toBeVisible();
    },
    async show() {
      await desk.reload();
      await untilHydrated(desk);
      await publish();
      await desk.getByRole('button', { name: 'Dansk', exact: true }).click();
      await write(voiceWords.da.study);
      await publish();
      const references = await office.newPage();
      await references.goto(pathOf('adminReferences', 'sk'));
      await untilHydrated(references);
      await expect(references.getByRole('blockquote')).toHaveText(voiceWords.sk.text);
      await expectAccessible(references, 'references in the office');
      await expectToFit(references, 'references in the office');
      await references.getByRole('button', { name: t('referenceOffice:show') }).click();
      await expect(references.getByRole('button', { name: t('referenceOffice:hide') })).toBeVisible();
      await references.close();
    },
    async clear() {
      const preview = await office.newPage();
      await desk.reload();
      await untilHydrated(desk);
      const draft = desk.getByRole('link', { name: t('caseStudyOffice:preview') }).locator('visible=true');
      await preview.goto((await draft.getAttribute('href')) ?? '');
      await expect(preview.getByRole('heading', { name: voiceWords.sk.study.title })).toBeVisible();
      await expect(preview.getByRole('complementary', { name: t('contentEditor:preview.title') })).toBeVisible();
      await preview.getByRole('link', { name: t('contentEditor:preview.back') }).click();
      await expect(preview).toHaveURL(desk.url());
      await desk.getByRole('button', { name: t('caseStudyOffice:delete.action') }).click();
      await confirm(t('caseStudyOffice:delete.confirm'));
      await expect(desk.getByRole('heading', { name: t('caseStudyOffice:empty.title') })).toBeVisible();
      await expect(desk).toHaveURL(pathOf('adminCaseStudies', 'sk'));
    },
  };
}
