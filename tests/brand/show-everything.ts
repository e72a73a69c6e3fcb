// Shows everything that people get to see of a site whose whole brand was changed, as JSON on standard output: name of
// the thing, and its text. A process of its own, because the brand is one object.
import { after } from './other-brand.ts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestContext } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Plugin, build } from 'vite';
import { texts } from '#locales/texts.ts';
import type { PageModule } from '#contract/pages/page-module.ts';
import { type Language, languages } from '#domain/languages.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import { accountMailKinds } from '#domain/mail/mail-kinds.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { composeAccountMail } from '#server/features/mail/compose/compose-account-mails.ts';
import {
  composeContactNotificationMail,
  composeContactReceivedMail,
} from '#server/features/mail/compose/requests/compose-contact-mails.ts';
import { composeDraftLinkMail } from '#server/features/mail/compose/compose-draft-link-mail.ts';
import { composeReply } from '#server/features/mail/compose/requests/compose-reply.ts';
import {
  composeNotificationMail,
  composeReceivedMail,
} from '#server/features/mail/compose/requests/compose-request-mails.ts';
import { renderEstimate } from '#server/gateways/pdf/estimate/estimate-document.ts';
import { renderQuote } from '#server/gateways/pdf/quote/quote-document.ts';
import { sampleEstimate } from '#server/gateways/pdf/estimate/sample-estimate.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { listSheets, partsOfSheets } from '../../scripts/social-pictures/render-social-pictures.ts';
import { finishedTexts } from '../../scripts/finished-texts.ts';
import { officePathsByValue } from '../../scripts/office-paths.ts';
import { textFileIndexes } from '../../scripts/text-files.ts';
import { sampleMessage } from '#tests/support/requests/contact-messages.ts';
import { sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { sampleAnswers, sampleRequest } from '#tests/support/requests/sample-request.ts';
import { type Shown, showSite } from './show-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/other-brand');
const agency = firstAgencyFacts();
const shown: Shown[] = [];
const ends: (() => unknown)[] = [];
/** What is opened here is closed at the end of this process, which is no test. */
const context = { after: (end: () => unknown) => void ends.push(end) } as unknown as TestContext;

/** The changed brand for the pages, which bring their own copy of the domain. */
const otherBrand: Plugin = {
  name: 'other-brand',
  transform: (code, id) =>
    id.endsWith('/src/domain/brand.ts') ? `${code}\nObject.assign(brand, ${JSON.stringify(after)});` : null,
};

/** Pictures as a build with the changed brand draws them. */
const sheets = await listSheets();
const builtPictures = Object.fromEntries(
  sheets.map(({ name, sheet: { heading } }) => [name, { src: `/social/${name}.png`, heading }]),
);
for (const { name, sheet } of sheets)
  shown.push([`picture ${name}`, `${sheet.heading}\n${JSON.stringify(sheet.cells)}`]);

async function buildPages(): Promise<PageRenderer> {
  await build({
    root,
    // The plugins of this process, so that texts are finished with the changed brand.
    configFile: false,
    logLevel: 'error',
    plugins: [textFileIndexes, finishedTexts, officePathsByValue, otherBrand],
    build: {
      ssr: 'src/web/entry-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      // As in the built server: beside the folder of texts that they read.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const { renderDocument } = (await import(pathToFileURL(path.join(folder, 'entry-server.js')).href)) as PageModule;
  const scripts = { siteScript: '/site.js', pageScript: '/page.js', officeScript: '/office.js' };
  const assets = { ...scripts, wholeSheet: '/all.css', inlineStyle: '' };
  return {
    buildId: 'other',
    pictures: { tools: 'other', pictures: builtPictures, ...partsOfSheets() },
    contentSecurityPolicyOf: () => "default-src 'self'",
    render: async (input) => renderDocument(input, assets),
  };
}

async function showMailsAndDocuments(language: Language): Promise<void> {
  const href = 'http://localhost/link';
  const request = {
    ...sampleRequest(language, { ...sampleAnswers, description: 'Dva roky starý web.' }),
    pdfUrl: href,
    adminUrl: href,
    agency,
  };
  const asked = { ...request, contact: request.answers.contact };
  const contact = { language, number: 1, title: 'x', message: sampleMessage, adminUrl: href, agency };
  const mails = [
    ...accountMailKinds.map((kind) => composeAccountMail({ kind, language, username: 'jana', href, agency })),
    composeContactReceivedMail(contact),
    composeContactNotificationMail(contact),
    composeReceivedMail(asked),
    composeNotificationMail(asked),
    composeDraftLinkMail({ language, href, endsAt: 0, agency }),
    composeReply({ language, number: '1', message: { subject: 'x', body: 'y' }, agency }),
  ];
  for (const [index, { subject, text, html }] of mails.entries()) {
    shown.push([`${language} mail ${index}`, `${subject}\n${text}\n${html}`]);
  }
  const document = await getDocumentProxy(await renderEstimate({ ...sampleEstimate(language), agency }));
  shown.push([`${language} estimate`, (await extractText(document, { mergePages: true })).text]);
  const quote = await getDocumentProxy(await renderQuote(sampleQuote(language)));
  shown.push([`${language} quote`, (await extractText(quote, { mergePages: true })).text]);
  const { info } = await document.getMetadata();
  shown.push([`${language} facts of the estimate`, JSON.stringify(info)]);
}

shown.push(...(await showSite(context, await buildPages())));
for (const language of languages) {
  await showMailsAndDocuments(language);
  // As the files of the build hold them.
  shown.push([`built texts in ${language}`, JSON.stringify(finishTexts(texts[language], language))]);
}
for (const end of ends.toReversed()) await end();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(shown));
