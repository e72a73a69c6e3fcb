import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Props = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'children'> & {
    children: ReactNode;
    icon?: ReactNode;
    iconAfter?: ReactNode;
    /** Shows the spinner and ignores presses; the button keeps its focus. */
    isLoading?: boolean;
    /** Replaces the label while loading. */
    loadingText?: string;
  };

/** A button. `type` is `button` unless said otherwise. */
export function Button(props: Props) {
  const { variant, size, isFullWidth, icon, iconAfter, isLoading = false, loadingText, children, ...button } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault();
    else button.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...button}
      className={classNames(buttonClass({ variant, size, isFullWidth }), button.className)}
      onClick={press}
      aria-disabled={isLoading || button['aria-disabled']}
      aria-busy={isLoading || undefined}
    >
      {isLoading ? <Spinner size={20} /> : icon}
      <span>{(isLoading && loadingText) || children}</span>
      {!isLoading && iconAfter}
    </button>
  );
}
