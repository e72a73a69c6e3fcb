import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

type Props = { texts: Samples };

/** Dialogs, toasts and a tooltip. They float above the page and so wear the page's own theme. */
export function OverlaysSection({ texts }: Props) {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm'>('none');
  const { dialog, toast, tooltip, fields } = texts;
  const close = () => setOpen('none');
  return (
    <Section name="Overlays">
      <div className="gallery-row">
        <Button onClick={() => setOpen('dialog')}>{dialog.open}</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {texts.buttons.danger}
        </Button>
        <Button
          onClick={() =>
            showToast({
              title: toast.title,
              description: toast.text,
              tone: 'success',
              action: { label: toast.undo, onPress: close },
            })
          }
        >
          {toast.show}
        </Button>
        <Button
          onClick={() =>
            showToast({ title: texts.notices.danger[0], description: texts.notices.danger[1], tone: 'destructive' })
          }
        >
          {toast.show} 2
        </Button>
        <Button variant="quiet" size="sm" data-tip={tooltip.text}>
          {tooltip.trigger}
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title={fields.message}
        description={texts.states.emptyText}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.buttons.primary}
          </Button>
        }
      >
        <TextField id="gallery-dialog-name" label={fields.name} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title={dialog.title}
        description={dialog.text}
        confirmLabel={dialog.confirm}
        cancelLabel={dialog.cancel}
        onConfirm={close}
        tone="danger"
      />
      <Toaster label={toast.show} regionLabel={`${toast.show} ({hotkey})`} closeLabel={dialog.close} />
    </Section>
  );
}
