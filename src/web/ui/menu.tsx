import { CheckboxItem, Content, Item, Label, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';

import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';
import { CheckIcon } from './icons/signs.tsx';

export type MenuItem = {
  id: string;
  label: ReactNode;
  /** The current value; it is marked. */
  isChosen?: boolean;
  /** One of several values, ticked or not; the menu stays open. */
  isTicked?: boolean;
  /** For irreversible actions. */
  isDanger?: boolean;
  /** Draws a line above. */
  isSetOff?: boolean;
  onSelect: () => void;
};

export type MenuProps = ButtonLook & {
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  label?: string;
  icon?: ReactNode;
  /** Heading of the list. */
  title?: string;
  items: readonly MenuItem[];
  /** Name under which a shortcut finds the button. */
  shortcut?: string;
  onClose?: () => void;
  className?: string;
};

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base leading-snug outline-none select-none data-highlighted:bg-sunken pointer-coarse:min-h-11';

/** A button that opens a menu of actions or choices. Use it through LazyMenu. */
export function Menu({ children, label, icon, title, items, shortcut, onClose, className, ...look }: MenuProps) {
  return (
    <Root modal={false} onOpenChange={(isOpen) => (isOpen ? undefined : onClose?.())}>
      <Trigger aria-label={label} data-shortcut={shortcut} className={classNames(buttonClass(look), className)}>
        {icon}
        <span className="min-w-0">{children}</span>
        <ChevronDownIcon size={16} />
      </Trigger>
      <Portal>
        <Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 animate-appear overflow-y-auto rounded-lg border border-hair bg-sheet p-1 text-ink shadow-float"
        >
          {title === undefined ? null : <Label className="lettering px-3 pt-2 pb-1 text-muted">{title}</Label>}
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} hasSigns={items.some(({ isChosen }) => isChosen !== undefined)} />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

type EntryProps = { item: MenuItem; hasSigns: boolean };

function MenuEntry({ item, hasSigns }: EntryProps) {
  if (item.isTicked !== undefined) return <TickedEntry item={item} />;
  return (
    <>
      {item.isSetOff ? <Separator className="my-1 h-px bg-hair" /> : null}
      <Item onSelect={item.onSelect} className={classNames(itemClass, item.isDanger && 'text-danger')}>
        {hasSigns ? <span className="w-5">{item.isChosen ? <CheckIcon size={20} /> : null}</span> : null}
        {item.label}
      </Item>
    </>
  );
}

function TickedEntry({ item }: Pick<EntryProps, 'item'>) {
  return (
    <CheckboxItem
      checked={item.isTicked ?? false}
      onCheckedChange={item.onSelect}
      onSelect={(event) => event.preventDefault()}
      className={itemClass}
    >
      <span
        className={classNames(
          'grid size-5 shrink-0 place-items-center rounded-sm border',
          item.isTicked ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet',
        )}
      >
        {item.isTicked ? <CheckIcon size={16} /> : null}
      </span>
      {item.label}
    </CheckboxItem>
  );
}
