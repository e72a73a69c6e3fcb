import { lazy, Suspense } from 'react';

import { useIsHydrated } from '../lib/browser/use-is-hydrated.ts';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';
import type { MenuProps } from './menu.tsx';

const Loaded = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));

/** A menu as a lazy chunk; until it is loaded its button is shown. */
export function LazyMenu(props: MenuProps) {
  // The server cannot wait for a chunk.
  if (!useIsHydrated()) return <Waiting {...props} />;
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Waiting({ children, label, icon, className, variant, size, isFullWidth }: MenuProps) {
  return (
    <button
      type="button"
      disabled
      aria-label={label}
      className={classNames(buttonClass({ variant, size, isFullWidth }), className)}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
