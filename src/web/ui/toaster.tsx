import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';

import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons/signs.tsx';
import { type Toast, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, toastStore } from './toast-store.ts';

type Props = {
  /** Name of one toast for screen readers, such as "Notification". */
  label: string;
  /** Name of the region; `{hotkey}` in it is replaced by the key that moves the focus there (F8). */
  regionLabel: string;
  closeLabel: string;
};

const noToasts: readonly Toast[] = [];

/** Renders the toasts of `showToast`. It must be loaded before something fails: without a connection it no longer comes. */
export function Toaster({ label, regionLabel, closeLabel }: Props) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => noToasts);
  // The server renders none: the region has an inline style, which the content security policy refuses in a document.
  if (toasts.length === 0) return null;
  return (
    <Provider
      label={label}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <Viewport
        label={regionLabel}
        className="fixed inset-x-4 bottom-4 z-60 grid list-none gap-3 p-0 outline-none sm:start-auto sm:end-6 sm:bottom-6 sm:w-md sm:max-w-[calc(100vw-3rem)]"
      />
    </Provider>
  );
}

const tones = {
  default: { edge: 'border-timber', cell: 'bg-timber-soft text-timber', Sign: InfoIcon },
  success: { edge: 'border-level', cell: 'bg-level-soft text-level', Sign: CheckIcon },
  destructive: { edge: 'border-danger', cell: 'bg-danger-soft text-danger', Sign: WarningIcon },
} as const;

type CardProps = { toast: Toast; closeLabel: string };

function ToastCard({ toast, closeLabel }: CardProps) {
  const { edge, cell, Sign } = tones[toast.tone ?? 'default'];
  return (
    <Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(toast.id)}
      type={toast.tone === 'destructive' ? 'foreground' : 'background'}
      className={classNames('toast border bg-sheet shadow-float', edge)}
    >
      <span className={classNames('grid w-12 shrink-0 justify-items-center border-e pt-3.5', edge, cell)}>
        <Sign />
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1 px-4 py-3">
        <Title className="font-semibold">{toast.title}</Title>
        {toast.description && <Description className="text-sm text-muted">{toast.description}</Description>}
        {toast.action && (
          <Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className={classNames(buttonClass({ size: 'sm' }), 'mt-2 justify-self-start')}
          >
            {toast.action.label}
          </Action>
        )}
      </div>
      <Close
        aria-label={closeLabel}
        className="m-0.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
      >
        <CloseIcon size={20} />
      </Close>
    </Root>
  );
}
