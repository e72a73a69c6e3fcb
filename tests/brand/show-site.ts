import type { TestContext } from 'node:test';
import { type ContentPicture, uploadContentPicture } from '#contract/content/content.ts';
import { publishCaseStudyText } from '#contract/projects/case-studies.ts';
import { showReference } from '#contract/projects/references.ts';
import { askQuestion } from '#contract/faq.ts';
import { changeAgencyFacts, changeLookSettings, getAgencyFacts, getLookSettings } from '#contract/settings.ts';
import { services as catalogue } from '#domain/catalogue/services.ts';
import { contentKinds } from '#domain/content/content-kinds.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf, routes, screens } from '#domain/routes.ts';
import { firstContent } from '#server/features/content/first-content.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { openTestDatabase } from '#tests/support/database/test-databases.ts';
import {
  addPicture,
  changeStudy,
  publishText,
  saved,
  sendLeave,
  startStudy,
  writeText,
} from '#tests/support/people/case-studies.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { publishDocument } from '#tests/support/people/content.ts';
import { done } from '#tests/support/people/office.ts';
import { changeReference, openAsked, picture, sendReference } from '#tests/support/people/references.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { after } from './other-brand.ts';
import { otherDocuments, otherReference, otherStudy } from './other-content.ts';

/** A thing that people get to see, and its text. */
export type Shown = [name: string, text: string];

const buyer = {
  kind: 'business',
  name: otherReference.name,
  company: otherReference.firm,
  email: 'ilona@studne.example',
  phone: '',
  address: 'Mlynská 2, Moldava',
  country: 'SK',
  companyNumber: '31333532',
  taxNumber: '2020372640',
  vatNumber: '',
  isVatNumberVerified: false,
} as const;

/** Everything that a running site of the other firm shows and mails, whose owner has replaced all content (A10, A12). */
export async function showSite(context: TestContext, pages: PageRenderer): Promise<Shown[]> {
  const office = await openQuoteOffice(context, await openTestDatabase(context, 'sqlite'), { pages });
  // What a picture is drawn from; drawing all of them would take a minute.
  const sheets = new Set<string>();
  office.app.services.socialPictures = {
    draw: async (sheet) => {
      sheets.add(JSON.stringify(sheet));
      return new Uint8Array();
    },
    close: async () => undefined,
  };
  await replaceSettings(office.browser);
  await replaceContent(office.browser);
  const asked = await openAsked(office, { buyer, title: 'Studne Varga', terms: 'Splatnosť je 14 dní.' });
  await giveVoices(office, asked);
  const visitor = office.app.newBrowser();
  const shown: Shown[] = [];
  for (const language of languages) shown.push(...(await showIn(visitor, language)));
  shown.push(['page of the reference', (await asked.visitor.get(asked.path)).text]);
  for (const sheet of sheets) shown.push(['picture of a page', sheet]);
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/openapi.json']) {
    shown.push([`file ${path}`, (await visitor.get(path)).text]);
  }
  const { delivered } = office.app.mail;
  return [
    ...shown,
    ...delivered.map(({ subject, text, html }): Shown => [`mail ${subject}`, `${subject}\n${text}\n${html}`]),
  ];
}

async function replaceSettings(browser: TestBrowser): Promise<void> {
  const facts = done(await browser.get(getAgencyFacts.path), getAgencyFacts);
  const { companyNumber, taxNumber, vatNumber } = after;
  const register = { register: 'Mestský súd Košice, oddiel Sro', registerEntry: '7331/V' };
  const own = { legalForm: 's. r. o.', companyNumber, taxNumber, vatNumber, ...register };
  done(await browser.put(changeAgencyFacts.path, { ...facts, ...own }), changeAgencyFacts);
  const iban = after.iban.replaceAll(' ', '');
  await changeQuoteSettingsBy(browser, {
    accounts: (['EUR', 'CZK', 'DKK'] as const).map((currency) => ({ currency, iban, bic: '' })),
  });
  const { version, defaultTheme } = done(await browser.get(getLookSettings.path), getLookSettings);
  const logo = { svg: null, png: newPicture(80, 20).toString('base64') };
  const look = { version, defaultTheme, logo, primaryColor: '#14532d' };
  done(await browser.put(changeLookSettings.path, look), changeLookSettings);
}

async function replaceContent(browser: TestBrowser): Promise<void> {
  const uploaded = await browser.post(uploadContentPicture.path, { data: newPicture(60, 40).toString('base64') });
  const documents = otherDocuments((uploaded.body as ContentPicture).id);
  for (const kind of contentKinds) await publishDocument(browser, kind, documents[kind]);
}

type Asked = Awaited<ReturnType<typeof openAsked>>;

/** A reference and a case study of a finished project, in each language. */
async function giveVoices(office: QuoteOffice, { project, path, visitor }: Asked): Promise<void> {
  const leave = ['name', 'firm', 'figure', 'picture'];
  await sendReference(visitor, path, { fields: otherReference, leave, picture });
  done(await changeReference(office, 'showing'), showReference);
  const { id } = await startStudy(office, project.id);
  const facts = { service: 'web-aplikacie', trade: 'custom', country: 'SK', firm: buyer.company, town: 'Moldava' };
  await changeStudy(office, id, { path: 'facts', method: 'PUT', body: facts });
  const fileId = await addPicture(office, project.milestones[0]?.id ?? '');
  await changeStudy(office, id, { path: 'pictures/after', method: 'PUT', body: { fileId } });
  for (const language of languages) saved(await writeText(office, id, { language, words: otherStudy(language) }));
  await changeStudy(office, id, { path: 'asking' });
  await office.app.runDueJobs();
  await sendLeave(visitor, path, { parts: ['firm', 'town', 'pictures', 'figures'] });
  for (const language of languages) done(await publishText(office, id, language), publishCaseStudyText);
}

/** Every shared page of a language, and what the question box answers. */
async function showIn(visitor: TestBrowser, language: Language): Promise<Shown[]> {
  const shared = screens.filter((screen) => routes[screen].isShared);
  const pages = shared.flatMap((screen) =>
    (screen === 'service' ? catalogue : ['']).map((slug) => pathOf(screen, language, { slug })),
  );
  const shown: Shown[] = [];
  for (const path of [...pages, '/404', '/site.webmanifest']) {
    shown.push([`${language} ${path}`, (await visitor.get(`${path}?lng=${language}`)).text]);
  }
  const { faq } = await firstContent();
  const question = faq.items[0]?.texts[language]['question'];
  shown.push([`file answer in ${language}`, (await visitor.post(askQuestion.path, { language, question })).text]);
  return shown;
}
