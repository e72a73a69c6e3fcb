import type { ReactNode } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { type OfficePlace, currentness, useOfficePlaces } from './office-places.ts';
import { showCurrentLink } from './show-current-link.ts';

type Props = {
  /** What stands at the end of a link, such as a count. */
  marks: Partial<Record<OfficePlace, ReactNode>>;
};

/** Every screen of the back office that one may open, by groups; the current one is marked. */
export function OfficeLinks({ marks }: Props) {
  const t = useTexts();
  const { language, screen } = usePage();
  return (
    <nav aria-label={t('backOffice:navigation.label')} className="office-links">
      {useOfficePlaces().map(({ group, places }) => (
        <div key={group}>
          <p className="lettering office-group" id={`office-${group}`}>
            {t(`backOffice:groups.${group}`)}
          </p>
          <ul aria-labelledby={`office-${group}`}>
            {places.map((place) => {
              const current = currentness(place, screen);
              return (
                <li key={place}>
                  <a
                    ref={current && showCurrentLink}
                    href={pathOf(place, language)}
                    aria-current={current}
                    className="office-link"
                  >
                    {t(`backOffice:screens.${place}`)}
                    {marks[place]}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
