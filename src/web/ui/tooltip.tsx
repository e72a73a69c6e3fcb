import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Time in ms under the pointer before a tooltip opens (spec §4). */
export const TOOLTIP_DELAY_MS = 700;
/** Within this many ms after one closed, the next opens at once (spec §4). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

type ProviderProps = { children: ReactNode };

/** Shares the delays among all tooltips below it: one around a page is enough. */
export function TooltipProvider({ children }: ProviderProps) {
  return (
    <Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

type Props = {
  /** Describes the trigger; must not be the only place of needed information. */
  text: ReactNode;
  /** One focusable element, such as a button. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A short explanation on hover and focus. Import it lazily; needs a TooltipProvider above. */
export function Tooltip({ text, children, side = 'top' }: Props) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-xs animate-appear rounded-sm bg-ink px-3 py-1.5 text-sm text-paper"
        >
          {text}
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}
