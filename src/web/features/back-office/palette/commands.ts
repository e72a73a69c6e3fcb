import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { searchText } from '#domain/search-text.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { goKeyOf, officePlaces } from '../office-places.ts';
import { singleKeys } from '../shortcuts/read-key.ts';

/** Something that the palette does by its name. */
export type Command = {
  id: string;
  label: string;
  /** Keys that do the same, one after the other. */
  keys?: readonly string[];
  run: () => void;
};

/** What the head of the back office lends to the palette. */
export type Deeds = { logOut: () => void; showHelp: () => void };

/** The ways to every screen. */
export function useScreenCommands(): Command[] {
  const t = useTexts();
  const { language } = usePage();
  return officePlaces.flatMap(({ places }) =>
    places.map((place) => ({
      id: place,
      label: t(`backOffice:screens.${place}`),
      keys: ['g', goKeyOf(place)],
      run: () => navigate(pathOf(place, language)),
    })),
  );
}

/** What can be done from everywhere. */
export function useDeedCommands({ logOut, showHelp }: Deeds): Command[] {
  const t = useTexts();
  const { language } = usePage();
  return [
    {
      id: 'create',
      label: t('backOffice:palette.create'),
      keys: [singleKeys.create],
      run: () => navigate(pathOf('adminNewRequest', language)),
    },
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

/** The choice in the rail is the one that the page's first script answers. */
function chooseTheme(theme: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-theme-select]');
  if (!select) return;
  select.value = theme;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The link in the rail knows the address of this screen in that language. */
function chooseLanguage(code: string): void {
  document.querySelector<HTMLAnchorElement>(`.office-rail a[hreflang="${code}"]`)?.click();
}

/** Commands whose names have a word that begins with each of the words typed, accents or not. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const wanted = searchText(text).split(' ').filter(Boolean);
  return commands.filter(({ label }) => {
    const words = searchText(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
