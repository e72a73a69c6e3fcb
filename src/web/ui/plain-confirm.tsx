import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';

import { Button } from './button.tsx';

type Props = {
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also called for Escape. */
  onCancel: () => void;
};

/**
 * Confirmation of an irreversible action by the browser's own modal dialog: 10 kB less than `ConfirmDialog` on a page
 * that has no other dialog. Open as long as it is mounted; the focus starts on cancel and returns to the opener.
 */
export function PlainConfirm({ title, description, confirmLabel, cancelLabel, onConfirm, onCancel }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  /** Keeps the focus on the two buttons, because a native dialog lets it leave to the browser's toolbars. */
  function keepFocus(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    (document.activeElement === cancel.current ? confirm : cancel).current?.focus();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      data-scrim=""
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={keepFocus}
      className="m-auto mb-0 max-h-[88dvh] w-full max-w-md animate-rise gap-5 overflow-y-auto rounded-t-lg bg-sheet p-5 text-ink shadow-float outline-none backdrop:bg-scrim/60 open:grid sm:mb-auto sm:rounded-lg sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id={`${id}title`} className="text-xl">
          {title}
        </h2>
        <p id={`${id}text`} className="text-muted">
          {description}
        </p>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button ref={cancel} variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button ref={confirm} variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
