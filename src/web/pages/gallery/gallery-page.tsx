import './gallery.css';

import { type Language, chooseLanguage, languages } from '#domain/languages.ts';
import { ActionsSection } from './actions-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { DataSection } from './data-section.tsx';
import { DrawingSection } from './drawing-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { OfficeSection } from './office-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { samples } from './samples.ts';
import { StatesSection } from './states-section.tsx';

const themes = ['light', 'dark'] as const;

/** Development only: every piece in every state, in every language and both themes. */
export function GalleryPage() {
  // The gallery is no page of the site: nothing around it knows its address.
  const search = new URLSearchParams(location.search);
  const language = chooseLanguage({ query: search.get('lng') });
  const shown = themes.filter((theme) => (search.get('theme') ?? theme) === theme);
  return (
    <>
      <nav className="gallery-bar" aria-label="Gallery">
        {languages.map((entry) => (
          <a key={entry} href={`?lng=${entry}`} aria-current={entry === language ? 'page' : undefined}>
            {entry}
          </a>
        ))}
        {themes.map((theme) => (
          <a key={theme} href={`?lng=${language}&theme=${theme}`}>
            {theme}
          </a>
        ))}
        <a href={`?lng=${language}`}>both</a>
      </nav>
      <main className="gallery-sheets" data-count={shown.length} lang={language}>
        {shown.map((theme) => (
          <GallerySheet key={theme} theme={theme} language={language} />
        ))}
      </main>
    </>
  );
}

type SheetProps = { theme: (typeof themes)[number]; language: Language };

function GallerySheet({ theme, language }: SheetProps) {
  const texts = samples[language];
  const scope = `${theme}-${language}`;
  return (
    <div className="gallery-sheet" data-theme={theme}>
      <DrawingSection texts={texts} />
      <FoundationsSection texts={texts} />
      <ActionsSection texts={texts} />
      <ChoicesSection texts={texts} scope={scope} />
      <FieldsSection texts={texts} scope={scope} />
      <ProgressSection texts={texts} />
      <DataSection texts={texts} />
      <StatesSection texts={texts} scope={scope} />
      <OfficeSection texts={texts} scope={scope} />
      <OverlaysSection texts={texts} />
      <IconsSection />
    </div>
  );
}
