import { type Screen, pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

const screens = ['home', 'services', 'about', 'projects', 'contact'] as const satisfies readonly Screen[];

/** Ways on from a page that failed or is not there, without the current page (J5, spec §2). */
export function QuickLinks() {
  const t = useTexts();
  const { language, screen, emptyScreens } = usePage();
  return (
    <ul className="flex flex-wrap gap-x-6">
      {screens
        .filter((link) => link !== screen && !emptyScreens?.includes(link))
        .map((link) => (
          <li key={link}>
            <a className="inline-flex min-h-11 items-center" href={pathOf(link, language)}>
              {t(`common:navigation.${link}`)}
            </a>
          </li>
        ))}
    </ul>
  );
}
