import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { showToast } from './toast-store.ts';

/** How a dialog tells its screen that it is closed. */
type Closing = { onClose: () => void } | { onOpenChange: (isOpen: boolean) => void };

/**
 * A dialog as a lazy chunk. Where it does not load, a toast says so and the dialog counts as closed: the screen below stays,
 * with all that is typed into it. Browsers request a failed module once per document, so that only reloading can bring it.
 */
export function lazyDialog<Props extends Closing>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Dialog) => ({ default: Dialog }),
      () => ({ default: MissingDialog }),
    ),
  );
}

function MissingDialog(props: Closing) {
  const report = useMissingPart();
  const close = useEffectEvent(() => {
    report();
    if ('onClose' in props) props.onClose();
    else props.onOpenChange(false);
  });
  useEffect(() => close(), []);
  return null;
}

/** Returns the function that says by a toast that a part of the screen did not load, and offers to reload. */
export function useMissingPart(): () => void {
  const t = useTexts();
  return () =>
    void showToast({
      title: t('common:failure.partTitle'),
      description: t('common:failure.partText'),
      tone: 'destructive',
      action: { label: t('common:actions.reload'), onPress: () => location.reload() },
    });
}
