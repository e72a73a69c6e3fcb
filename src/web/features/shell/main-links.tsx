import { pathOf } from '#domain/routes.ts';
import { screensInMenu } from '#domain/screens/screens-in-menu.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

const all = screensInMenu('main');

type Props = { className: string; linkClassName: string };

/** The public pages as links; the current one is marked. */
export function MainLinks({ className, linkClassName }: Props) {
  const t = useTexts();
  const { language, screen, emptyScreens } = usePage();
  const pages = all.filter((page) => !emptyScreens?.includes(page));
  const current = screen === 'service' ? 'services' : screen;
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page}>
          <a
            href={pathOf(page, language)}
            // A page below it is marked too, but is not the one that the link leads to.
            aria-current={page === current ? (current === screen ? 'page' : 'true') : undefined}
            className={`nav-link ${linkClassName}`}
          >
            {t(`common:navigation.${page}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
