import { useEffect, useEffectEvent } from 'react';
import { type Screen, pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { type Intent, createKeyReader } from './read-key.ts';
import { hasSingleKeys } from './single-keys.ts';
import { makeQuote } from './make-quote.ts';
import { type Target, moveToRow, pressTarget } from './targets.ts';

export type Sheet = 'palette' | 'help';

/** Elements that handle keys themselves. */
const keyHandlers =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"], [role="grid"], [role="dialog"], [role="alertdialog"]';

/** Goes to the next or previous row, or thing where there are none; presses what another key stands for. */
function actOnTarget(target: Exclude<Target, 'row'>): boolean {
  if (target === 'next') return moveToRow(1) || pressTarget(target);
  if (target === 'previous') return moveToRow(-1) || pressTarget(target);
  return pressTarget(target);
}

/** Handles the keyboard shortcuts of the back office (G10); `show` opens a dialog. */
export function useShortcuts(show: (sheet: Sheet) => void): void {
  const { language } = usePage();
  const { mayOpen } = useMay();

  function open(screen: Screen): boolean {
    if (mayOpen(screen)) navigate(pathOf(screen, language));
    return mayOpen(screen);
  }

  const follow = useEffectEvent((intent: Intent): boolean => {
    switch (intent.kind) {
      case 'palette':
      case 'help':
        // One dialog at a time.
        if (!document.querySelector('[data-scrim]')) show(intent.kind);
        return true;
      case 'go':
        return open(intent.place);
      case 'create':
        return open('adminNewRequest');
      case 'quote':
        if (mayOpen('adminQuotes')) makeQuote(language);
        return mayOpen('adminQuotes');
      default:
        return actOnTarget(intent.kind);
    }
  });

  useEffect(() => {
    const read = createKeyReader();
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, timeStamp } = event;
      const isHandled =
        document.querySelector('[data-scrim]') !== null ||
        (target instanceof Element && target.closest(keyHandlers) !== null);
      const intent = read(
        { key, hasControl: ctrlKey || metaKey, hasAlt: altKey, hasShift: shiftKey, isHandled, at: timeStamp },
        hasSingleKeys(),
      );
      if (intent && follow(intent)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
