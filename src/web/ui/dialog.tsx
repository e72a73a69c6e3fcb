import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

import { useTexts } from '../lib/texts/use-texts.ts';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons/signs.tsx';
import { makeSiblingsInert } from './make-siblings-inert.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons; the main one is last in the source and at the end of the line. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** `top` keeps the dialog's upper edge in place while its content changes; its title is then visually hidden. */
  place?: 'centre' | 'top';
  /** Sets the initial focus: prevent the default and focus an element. */
  onOpenAutoFocus?: (event: Event) => void;
};

const places = {
  centre: {
    layer: 'items-end sm:place-items-center sm:p-6',
    sheet: 'max-h-[88dvh] gap-5 overflow-y-auto rounded-t-lg p-5 sm:rounded-lg sm:p-8',
    head: 'grid gap-2',
  },
  top: {
    layer: 'items-start p-2 sm:px-6 sm:pt-[12vh]',
    sheet: 'max-h-[76dvh] overflow-hidden rounded-lg',
    head: 'sr-only',
  },
} as const;

/**
 * A modal dialog, a sheet from below on phones. Import it lazily. Radix' own overlay is left out:
 * it locks scrolling with an injected style element, which the content security policy refuses.
 */
export function Dialog(props: Props) {
  const { isOpen, onOpenChange, title, description, children, footer } = props;
  const { size = 'md', role = 'dialog', place = 'centre', onOpenAutoFocus } = props;
  const look = places[place];
  const hasCloser = hasClosingSign(role, place);
  // Radix returns the focus to its own trigger only; here any element may have opened the dialog.
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
          ref={makeSiblingsInert}
          className={classNames('pointer-events-none fixed inset-0 z-50 grid justify-items-center', look.layer)}
        >
          <Content
            role={role}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={focusOpener}
            className={classNames(
              'pointer-events-auto relative grid w-full animate-rise bg-sheet shadow-float outline-none',
              look.sheet,
              size === 'lg' ? 'max-w-3xl' : 'max-w-md',
            )}
          >
            <div className={look.head}>
              <Title className={classNames('text-xl', hasCloser && 'pe-12')}>{title}</Title>
              {description !== undefined && <Description className="text-muted">{description}</Description>}
            </div>
            {children}
            {footer && (
              <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{footer}</div>
            )}
            {hasCloser && <Closer />}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

/** A question has its answers alone, and what is at the top its field. */
const hasClosingSign = (role: Props['role'], place: Props['place']): boolean => role === 'dialog' && place === 'centre';

function Closer() {
  const t = useTexts();
  const label = t('common:actions.close');
  return (
    <Close
      aria-label={label}
      data-tip={label}
      className="absolute end-2 top-2 grid size-11 place-items-center rounded-md hover:bg-sunken sm:end-4 sm:top-5"
    >
      <CloseIcon size={20} />
    </Close>
  );
}
