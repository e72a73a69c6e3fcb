import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from 'virtual:pages/hydrated';
import type { PageInput } from '#contract/page.ts';
import type { SiteScreen } from '#domain/routes.ts';
import { repeatChanges } from './lib/browser/repeat-changes.ts';
import { hydrationEnd } from './lib/browser/hydration-end.ts';
import { followLinks } from './lib/navigation.ts';
import { countPageView } from './lib/count-page-view.ts';
import { type I18n, createLoadingI18n } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { type ContentName, type PageContent, contentFilesOf } from './lib/texts/page-content.ts';
import { componentOf, pageFileOf } from './page-modules.ts';
import { readPageInput } from './read-page-input.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';
import { siteDescriptors } from './screens.ts';
import { SiteContent } from './site/site-content.tsx';

type Input = PageInput & { screen: SiteScreen };

/** Hydrates the `main` of a page with the data and texts that the server has rendered it from. The frame around it is no part of React. */
async function hydrate(input: Input): Promise<void> {
  const main = document.querySelector('#content');
  if (!main) throw new Error('The document has no page.');
  const [[Page, content], i18n] = await Promise.all([load(input), loadTexts(input)]);
  const { dataset } = document.body;
  const isTouched = dataset['hydration'] === 'touch';
  dataset['hydration'] = 'attached';
  const announce = () => {
    // A page that waits for a touch has been counted as it was read.
    if (!isTouched) countPageView();
    dataset['hydration'] = 'done';
    followLinks();
    // Forms that are hydrated by themselves read what was typed before.
    if (isTouched) repeatChanges(main);
    document.dispatchEvent(new Event(hydrationEnd));
  };
  const page = <SiteContent page={input} i18n={i18n} content={content} Page={Page} onHydrated={announce} />;
  // As a transition React hydrates in short tasks, between which the browser responds to input.
  startTransition(() => {
    hydrateRoot(main, page);
  });
}

async function load(input: Input): Promise<[ComponentType, PageContent]> {
  try {
    const loaded = await Promise.all([loadPage(input), loadContent(input)]);
    forgetReload();
    return loaded;
  } catch (error) {
    return reloadOnce(error);
  }
}

async function loadPage({ screen, data }: Input): Promise<ComponentType> {
  const file = pageFileOf(screen);
  const module = await pages[file]?.();
  if (!module) throw new Error(`no ${file}`);
  await module.loadParts?.(data);
  return componentOf(module, screen);
}

const loadTexts = ({ screen, language }: Input): Promise<I18n> =>
  createLoadingI18n({
    language,
    areas: ['common', ...siteDescriptors[screen].texts],
    readTexts: loadLanguageFile,
  });

/** Content of the page in its language; each file exports it under its name. */
async function loadContent(input: Input): Promise<PageContent> {
  const parts = contentFilesOf(input).map(async ([name, file]): Promise<[ContentName, unknown]> => {
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
