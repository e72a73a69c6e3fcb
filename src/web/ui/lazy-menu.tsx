import { type ComponentType, lazy, Suspense } from 'react';

import { useIsHydrated } from '../lib/browser/use-is-hydrated.ts';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';
import { useMissingPart } from './lazy-dialog.tsx';
import type { MenuProps } from './menu.tsx';

const Loaded = lazy<ComponentType<MenuProps>>(() =>
  import('./menu.tsx').then(
    ({ Menu }) => ({ default: Menu }),
    () => ({ default: MissingMenu }),
  ),
);

/** A menu as a lazy chunk; until it is loaded its button is shown. */
export function LazyMenu(props: MenuProps) {
  // The server cannot wait for a chunk.
  if (!useIsHydrated()) return <MenuButton menu={props} />;
  return (
    <Suspense fallback={<MenuButton menu={props} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Stands in place of a menu that did not load; says so when it is pressed. */
function MissingMenu(menu: MenuProps) {
  return <MenuButton menu={menu} onClick={useMissingPart()} />;
}

type ButtonProps = { menu: MenuProps; onClick?: () => void };

function MenuButton({ menu: { children, label, icon, className, variant, size, isFullWidth }, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      disabled={onClick === undefined}
      aria-label={label}
      onClick={onClick}
      className={classNames(buttonClass({ variant, size, isFullWidth }), className)}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
