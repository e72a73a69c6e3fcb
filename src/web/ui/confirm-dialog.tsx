import { useRef } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** `danger` for what cannot be undone: the focus then starts on cancel. */
  tone?: 'primary' | 'danger';
  isLoading?: boolean;
};

/** Confirmation dialog. It stays open while loading; the parent closes it. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm } = props;
  const { tone = 'primary', isLoading = false } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  function focusSafely(event: Event) {
    event.preventDefault();
    (tone === 'danger' ? cancel : confirm).current?.focus();
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      onOpenAutoFocus={focusSafely}
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={tone} isLoading={isLoading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
