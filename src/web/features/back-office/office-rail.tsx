import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { SearchIcon } from '../../ui/icons/office.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons/signs.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OfficeLinks } from './office-links.tsx';
import type { OfficePlace } from './office-places.ts';
import { showCurrentLink } from './show-current-link.ts';

type Props = {
  /** What stands at the end of a link, such as a count. */
  marks: Partial<Record<OfficePlace, ReactNode>>;
  /** The rail marks something new, so the closed menu shows a dot. */
  hasNews: boolean;
  onFind: () => void;
  /** Content of the foot: account, language, theme. */
  children: ReactNode;
};

const railId = 'office-rail';

/** Nothing scrolls in the sheet of a phone while it is closed. */
function showCurrent({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') showCurrentLink(currentTarget.querySelector('[aria-current]'));
}

/** The rail with every screen of the back office; on phones and tablets a popover that works without scripts. */
export function OfficeRail({ marks, hasNews, onFind, children }: Props) {
  const t = useTexts();
  const { path } = usePage();
  const rail = useRef<HTMLDivElement>(null);
  const find = () => {
    rail.current?.hidePopover();
    onFind();
  };
  // The popover closes after a navigation.
  useEffect(() => {
    if (path !== '') rail.current?.hidePopover();
  }, [path]);
  return (
    <header className="office-head">
      <div className="office-bar">
        <button
          type="button"
          popoverTarget={railId}
          className="office-sign"
          aria-label={t('backOffice:navigation.menu')}
          data-tip={t('backOffice:navigation.menu')}
        >
          <MenuIcon size={24} />
          {hasNews ? <span className="office-dot" /> : null}
        </button>
        <HomeLink />
        <button
          type="button"
          className="office-sign"
          aria-label={t('backOffice:palette.find')}
          data-tip={t('backOffice:palette.find')}
          onClick={find}
        >
          <SearchIcon size={24} />
        </button>
      </div>
      <div ref={rail} id={railId} popover="auto" className="office-rail" onToggle={showCurrent}>
        <div className="flex items-center justify-between gap-2 ps-5 pe-2">
          <HomeLink />
          <button
            type="button"
            popoverTarget={railId}
            popoverTargetAction="hide"
            className="office-sign office-close"
            aria-label={t('backOffice:navigation.close')}
            data-tip={t('backOffice:navigation.close')}
          >
            <CloseIcon size={20} />
          </button>
        </div>
        <button type="button" className="office-find" aria-keyshortcuts="Control+K" onClick={find}>
          <SearchIcon size={16} />
          <span className="me-auto truncate">{t('backOffice:palette.find')}</span>
          <span className="flex shrink-0 pointer-coarse:hidden" aria-hidden="true">
            <KeyCap name="Ctrl K" />
          </span>
        </button>
        <OfficeLinks marks={marks} />
        <div className="office-foot">{children}</div>
      </div>
    </header>
  );
}

function HomeLink() {
  const t = useTexts();
  const { language, look } = usePage();
  return (
    <a
      href={pathOf('home', language)}
      aria-label={`${brand.name} – ${t('common:navigation.home')}`}
      className="inline-flex min-h-11 items-center"
    >
      <Logo className="h-10 w-auto" picture={look?.logo} />
    </a>
  );
}
