import { languages } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { searchText } from '#domain/search/search-text.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { goKeysOf, useOfficePlaces } from '../office-places.ts';
import { makeQuote } from '../shortcuts/make-quote.ts';
import { singleKeys } from '../shortcuts/read-key.ts';

/** An entry of the palette. */
export type Command = {
  id: string;
  label: string;
  /** Shortcut: keys pressed one after the other. */
  keys?: readonly string[];
  run: () => void;
};

/** Actions that the head of the back office provides. */
export type PaletteActions = { logOut: () => void; showHelp: () => void };

/** Returns one command for each screen of the navigation that one may open. */
export function useScreenCommands(): Command[] {
  const t = useTexts();
  const { language } = usePage();
  return useOfficePlaces().flatMap(({ places }) =>
    places.map((place) => {
      const keys = goKeysOf(place);
      return {
        id: place,
        label: t(`backOffice:screens.${place}`),
        ...(keys && { keys }),
        run: () => navigate(pathOf(place, language)),
      };
    }),
  );
}

/** Returns the commands that every screen offers, as far as one may. */
export function useActionCommands({ logOut, showHelp }: PaletteActions): Command[] {
  const t = useTexts();
  const { language } = usePage();
  const { mayOpen } = useMay();
  const making: (Command & { screen: Screen })[] = [
    {
      id: 'create',
      screen: 'adminNewRequest',
      label: t('backOffice:palette.create'),
      keys: [singleKeys.create],
      run: () => navigate(pathOf('adminNewRequest', language)),
    },
    {
      id: 'quote',
      screen: 'adminQuotes',
      label: t('backOffice:palette.quote'),
      keys: [singleKeys.quote],
      run: () => makeQuote(language),
    },
  ];
  return [
    ...making.filter(({ screen }) => mayOpen(screen)),
    { id: 'help', label: t('backOffice:shortcuts.title'), keys: [singleKeys.help], run: showHelp },
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      id: `theme-${theme}`,
      label: `${t('common:theme.label')}: ${t(`common:theme.${theme}`)}`,
      run: () => chooseTheme(theme),
    })),
    ...languages
      .filter((code) => code !== language)
      .map((code) => ({
        id: `language-${code}`,
        label: `${t('common:language.label')}: ${t(`common:language.names.${code}`)}`,
        run: () => chooseLanguage(code),
      })),
    { id: 'log-out', label: t('accounts:logout.action'), run: logOut },
  ];
}

/** Changes the select in the rail, which the inline script listens to. */
function chooseTheme(theme: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-theme-select]');
  if (!select) return;
  select.value = theme;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Clicks the link in the rail, which has the address of this screen in that language. */
function chooseLanguage(code: string): void {
  document.querySelector<HTMLAnchorElement>(`.office-rail a[hreflang="${code}"]`)?.click();
}

/** Returns the commands whose label contains a word for each typed prefix; diacritics are ignored. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const wanted = searchText(text).split(' ').filter(Boolean);
  return commands.filter(({ label }) => {
    const words = searchText(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
