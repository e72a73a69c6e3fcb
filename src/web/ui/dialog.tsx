import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

import { classNames } from './class-names.ts';
import { CloseIcon } from './icons/signs.tsx';
import { keepOthersInert } from './keep-others-inert.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** Name of the button that closes it; without one only the footer closes it (and Escape). */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons; the main one comes last in the source and stands at the end of the line. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Chooses what gets the focus first: prevent the default and focus it. */
  onOpenAutoFocus?: (event: Event) => void;
};

/**
 * A modal dialog, a sheet from below on phones. Import it lazily. Radix' own overlay is left out:
 * it locks scrolling with an injected style element, which the content security policy refuses.
 */
export function Dialog(props: Props) {
  const { isOpen, onOpenChange, title, description, closeLabel, children, footer } = props;
  const { size = 'md', role = 'dialog', onOpenAutoFocus } = props;
  // Radix gives the focus back to its own trigger only; here anything may have opened the dialog.
  const opener = useRef<Element | null>(null);

  function rememberOpener(event: Event) {
    opener.current = document.activeElement;
    onOpenAutoFocus?.(event);
  }

  function focusOpener(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <div data-scrim="" className="fixed inset-0 z-40 animate-appear bg-scrim/60" />
        <div
          ref={keepOthersInert}
          className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center sm:place-items-center sm:p-6"
        >
          <Content
            role={role}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={focusOpener}
            className={classNames(
              'pointer-events-auto relative grid max-h-[88dvh] w-full animate-rise gap-5 overflow-y-auto rounded-t-lg bg-sheet p-5 shadow-float outline-none sm:rounded-lg sm:p-8',
              size === 'lg' ? 'max-w-3xl' : 'max-w-md',
            )}
          >
            <div className="grid gap-2">
              <Title className={classNames('text-xl', closeLabel !== undefined && 'pe-12')}>{title}</Title>
              {description !== undefined && <Description className="text-muted">{description}</Description>}
            </div>
            {children}
            {footer && (
              <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{footer}</div>
            )}
            {closeLabel !== undefined && (
              <Close
                aria-label={closeLabel}
                className="absolute end-2 top-2 grid size-11 place-items-center rounded-md hover:bg-sunken sm:end-4 sm:top-5"
              >
                <CloseIcon size={20} />
              </Close>
            )}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
