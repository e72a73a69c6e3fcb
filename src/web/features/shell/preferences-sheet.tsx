import { LanguageLinks } from './language-links.tsx';
import { ThemeSelect } from './theme-select.tsx';

/** Languages and theme, opened from the header of every page. */
export function PreferencesSheet() {
  return (
    <div className="header-menu-sheet">
      <LanguageLinks />
      <div className="mt-2 border-t border-hair px-3 pt-3 pb-1">
        <ThemeSelect id="header-theme" />
      </div>
    </div>
  );
}
