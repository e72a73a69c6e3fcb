import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from 'virtual:pages/hydrated';
import type { PageInput } from '#contract/page.ts';
import type { SiteScreen } from '#domain/routes.ts';
import { hydratedFileOf, isPageHydrated } from './hydration-of.ts';
import { repeatChanges } from './lib/browser/repeat-changes.ts';
import { hydrationEnd } from './lib/browser/hydration-end.ts';
import { readStillPart } from './lib/island/island.tsx';
import { followLinks } from './lib/navigation.ts';
import { countPageView } from './lib/count-page-view.ts';
import { type I18n, createLoadingI18n } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { type ContentName, type PageContent, contentFilesOf } from './lib/texts/page-content.ts';
import { componentOf } from './page-modules.ts';
import { readPageInput } from './read-page-input.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';
import { siteDescriptors } from './screens.ts';
import { SiteContent } from './site/site-content.tsx';

type Input = PageInput & { screen: SiteScreen };

/**
 * Hydrates the `main` of a page or its island with the data and texts that the server has rendered it from. The frame around it is no
 * part of React.
 */
async function hydrate(input: Input): Promise<void> {
  const island = document.querySelector('[data-island]');
  const place = island ?? document.querySelector('#content');
  if (!place) throw new Error('The document has no page.');
  const { dataset } = document.body;
  const isLate = dataset['hydration'] === 'touch';
  const [[Page, content], i18n] = await Promise.all([load(input, isLate), loadTexts(input)]);
  // The modules have run just now: the browser responds to input before hydration begins.
  await new Promise((resolve) => setTimeout(resolve));
  dataset['hydration'] = 'attached';
  const announce = () => {
    // A page that is hydrated later has been counted as it was read.
    if (!isLate) countPageView();
    dataset['hydration'] = 'done';
    followLinks();
    // The configurator and accounts read what was typed before by themselves.
    if (isLate) repeatChanges(place);
    document.dispatchEvent(new Event(hydrationEnd));
  };
  const still = island ? readStillPart(island) : undefined;
  const given = { page: input, i18n, content, Page, onHydrated: announce, ...(still && { still }) };
  // As a transition React hydrates in short tasks, between which the browser responds to input.
  startTransition(() => {
    hydrateRoot(place, <SiteContent {...given} />);
  });
}

async function load(input: Input, isLate: boolean): Promise<[ComponentType, PageContent]> {
  try {
    const loaded = await Promise.all([loadPage(input), loadContent(input)]);
    forgetReload();
    return loaded;
  } catch (error) {
    // Somebody is typing into a page that is hydrated late; its forms work without.
    if (isLate) throw error;
    return reloadOnce(error);
  }
}

async function loadPage({ screen, data }: Input): Promise<ComponentType> {
  const file = hydratedFileOf(screen) ?? '';
  const module = await pages[file]?.();
  if (!module) throw new Error(`no ${file}`);
  await module.loadParts?.(data);
  return componentOf(module, screen, siteDescriptors[screen].hasIsland ? 'Island' : 'Page');
}

const loadTexts = ({ screen, language }: Input): Promise<I18n> =>
  createLoadingI18n({
    language,
    areas: ['common', ...siteDescriptors[screen].texts],
    readTexts: loadLanguageFile,
  });

/** Content of the page in its language; each file exports it under its name. */
async function loadContent(input: Input): Promise<PageContent> {
  const files = isPageHydrated(input.screen) ? contentFilesOf(input) : [];
  const parts = files.map(async ([name, file]): Promise<[ContentName, unknown]> => {
    return [name, (await loadLanguageFile(input.language, file))[name]];
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Where it fails, the page stays as the server has sent it, and its forms work without scripts. */
async function start(): Promise<void> {
  try {
    await hydrate(readPageInput() as Input);
  } catch (error) {
    document.dispatchEvent(new Event(hydrationEnd));
    throw error;
  }
}

// Other scripts share code of this one, so that it may come before it is wanted, or in the back office.
if (document.querySelector('.site-head')) {
  if ('started' in document.body.dataset) void start();
  else document.addEventListener('hydrate', () => void start(), { once: true });
}
