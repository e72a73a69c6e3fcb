import type { PageInput } from '#contract/page.ts';
import type { PageAssets } from '#contract/pages/page-module.ts';
import { brand } from '#domain/brand.ts';
import { defaultLanguage, languages, localeOf } from '#domain/languages.ts';
import { addressesOf, originIn } from '#domain/pages/page-addresses.ts';
import { type RouteMatch, isKnownAddress, isOfficeScreen, routes } from '#domain/routes.ts';
import { socialPictureName, socialPictureSize } from '#domain/pages/social-pictures.ts';
import { bootScript } from './lib/boot-script.ts';
import { speculationRules } from './lib/speculation-rules.ts';
import type { GetText } from '#locales/text-key.ts';
import type { PageContent } from './lib/texts/page-content.ts';
import { hydratedFilesOf } from './hydrated-files.ts';
import { hydrationOf } from './hydration-of.ts';
import { firstScreenId } from './ui/first-screen-id.ts';
import { logoSprite } from './ui/logo-sprite.ts';
import { siteDataOf } from './site/site-data-of.ts';
import { structuredData } from './structured-data.ts';

type DocumentParts = {
  input: PageInput;
  assets: PageAssets;
  content: PageContent;
  t: GetText;
  title: string;
  description: string;
  body: string;
  /** Markup of the cookie banner, which the page's own script shows where it has to; '' for none. */
  banner: string;
};

/** Puts the document around the rendered body. Written as text, because React owns only what it may change later. */
export function wrapDocument(parts: DocumentParts): string {
  const { input, assets, title, description, body } = parts;
  const { language, isHostDecisive } = input;
  const attributes = `lang="${language}" data-theme="${input.look?.theme ?? 'light'}" data-host-decides="${isHostDecisive}"${expectedOf(body)}`;
  // The picture of somebody's page runs nothing.
  const scripts = input.data.customerView || input.data.preview ? noScripts : scriptsOf(parts);
  return `<!doctype html>
<html ${attributes}><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${assets.developmentTags ?? ''}${headLinks(assets)}
${scripts.boot}<noscript><link rel="manifest" href="/site.webmanifest?lng=${language}"></noscript>
${searchEngineTags(parts)}
</head><body${scripts.attributes}>${spriteOf(input)}<div id="root">${body}</div>
${scripts.data}</body></html>`;
}

/** The product's logo has no place in the documents of an agency with its own (A10); the back office shows it where that is taken away. */
const spriteOf = ({ look, screen }: PageInput): string => (look?.logo && !isOfficeScreen(screen) ? '' : logoSprite);

const noScripts = { boot: '', attributes: '', data: '' };

const pageInput = (input: PageInput): string =>
  `<script type="application/json" id="page-input">${jsonInHtml(input)}</script>\n`;

const prefetching = `<script type="speculationrules">${speculationRules}</script>\n`;

const isPublic = ({ screen }: PageInput): boolean => screen !== null && routes[screen].isIndexed;

function scriptsOf({ input, assets, banner, t }: DocumentParts) {
  const hydration = hydrationOf(input);
  const { siteScript, pageScript, officeScript, wholeSheet, manifest } = assets;
  const modules = manifest ? hydratedFilesOf(manifest, input) : [];
  const entry = isOfficeScreen(input.screen) ? officeScript : pageScript;
  const template = banner === '' ? '' : `<template id="consent-banner">${banner}</template>\n`;
  const siteData = `<script type="application/json" id="site-data">${jsonInHtml(siteDataOf(input, t))}</script>\n`;
  return {
    boot: `<script>${bootScript}</script>\n`,
    attributes: ` data-site="${siteScript}" data-entry="${entry}" data-hydration="${hydration}" data-modules="${modules.join(' ')}" data-styles="${wholeSheet}"`,
    data: `${template}${siteData}${hydration === 'none' ? '' : pageInput(input)}${isPublic(input) ? prefetching : ''}`,
  };
}

/** What the first paint waits for. Browsers that wait for what is nowhere in the page say so in their console. */
const expectedOf = (body: string): string =>
  body.includes(`id="${firstScreenId}"`) ? ` data-expects="#${firstScreenId}"` : '';

function headLinks(assets: PageAssets): string {
  return [
    `<style>${assets.inlineStyle}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<meta name="theme-color" content="#f1f3ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f2f52" media="(prefers-color-scheme: dark)">',
  ].join('\n');
}

/** JSON that cannot end the element it stands in. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function searchEngineTags(parts: DocumentParts): string {
  const { input, title, description } = parts;
  const { screen, parameters, origin, hosts, language, emptyScreens } = input;
  const noIndex = '<meta name="robots" content="noindex">';
  if (screen === null || !isKnownAddress({ screen, parameters }) || emptyScreens?.includes(screen)) return noIndex;
  const { isIndexed, permission } = routes[screen];
  if (permission !== 'visit') return noIndex;
  const addresses = addressesOf({ screen, parameters, origin, hosts });
  const own = escapeHtml(addresses[language]);
  const canonical = `<link rel="canonical" href="${own}">`;
  // A page that is not listed has aliases all the same, such as the login.
  if (!isIndexed) return `${noIndex}\n${canonical}`;
  return [
    canonical,
    ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(addresses[code])}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addresses[defaultLanguage])}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:locale" content="${localeOf[language].replace('-', '_')}">`,
    ...pictureTags(parts, { screen, parameters }),
    `<script type="application/ld+json">${jsonInHtml(structuredData(parts))}</script>`,
  ].join('\n');
}

/** The picture that other sites show for the page; its alternative is what it says. */
function pictureTags({ input, assets, title }: DocumentParts, page: RouteMatch): string[] {
  const picture = assets.socialPicture ?? assets.socialPictures?.[socialPictureName(page, input.language)];
  if (!picture) return [];
  return [
    `<meta property="og:image" content="${escapeHtml(originIn(input.language, input) + picture)}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${socialPictureSize.width}">`,
    `<meta property="og:image:height" content="${socialPictureSize.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
