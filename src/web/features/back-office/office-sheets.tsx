import { Suspense, useEffect, useRef } from 'react';
import type { Sheet } from './shortcuts/use-shortcuts.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyPalette = lazyDialog(async () => (await import('./palette/palette.tsx')).Palette);
const LazyHelp = lazyDialog(async () => (await import('./shortcuts/help-sheet.tsx')).HelpSheet);

type Props = {
  /** The sheet that is open. */
  sheet: Sheet | null;
  onChange: (sheet: Sheet | null) => void;
  onLogOut: () => void;
};

/** The palette and the help, each a lazy chunk. */
export function OfficeSheets({ sheet, onChange, onLogOut }: Props) {
  const after = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (sheet !== null) return;
    const run = after.current;
    after.current = null;
    // A closing dialog restores the focus in its own task; the chosen action runs after that and may move the focus.
    if (run) setTimeout(run);
  }, [sheet]);

  function close(then?: () => void): void {
    after.current = then ?? null;
    onChange(null);
  }

  return (
    <Suspense fallback={null}>
      {sheet === 'palette' ? <LazyPalette onClose={close} logOut={onLogOut} showHelp={() => onChange('help')} /> : null}
      {sheet === 'help' ? <LazyHelp onClose={() => close()} /> : null}
    </Suspense>
  );
}
