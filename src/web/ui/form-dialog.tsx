import { type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { focusOnce } from '../lib/focus-once.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type Props = ComponentProps<typeof Dialog>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A dialog with a form, in the back office. Escape, a press beside it and the closing sign ask first where something was
 * typed; the button that cancels closes at once.
 */
export function FormDialog({ onOpenChange, children, ...dialog }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const typed = useTypedValues();

  function change(isOpen: boolean): void {
    if (isOpen || isAsking) setAsking(false);
    else if (typed.isAny()) setAsking(true);
    else onOpenChange(false);
  }

  return (
    <Dialog {...dialog} onOpenChange={change}>
      {isAsking ? (
        <Notice
          tone="warning"
          role="alert"
          title={t('backOffice:typed.title')}
          actions={
            <>
              <Button ref={focusOnce} size="sm" onClick={() => setAsking(false)}>
                {t('backOffice:typed.keep')}
              </Button>
              <Button size="sm" variant="danger" onClick={() => onOpenChange(false)}>
                {t('backOffice:typed.discard')}
              </Button>
            </>
          }
        />
      ) : null}
      <div className="grid gap-5" onFocus={typed.note}>
        {children}
      </div>
    </Dialog>
  );
}

/** Knows which fields of forms hold something else than when they were first entered. */
function useTypedValues() {
  const first = useRef(new Map<Control, string>());
  return {
    note({ target }: FocusEvent): void {
      if (isControl(target) && target.form && !first.current.has(target)) first.current.set(target, target.value);
    },
    isAny: () => [...first.current].some(([control, value]) => control.isConnected && control.value !== value),
  };
}

function isControl(element: Element): element is Control {
  return element.matches('input, textarea, select');
}
