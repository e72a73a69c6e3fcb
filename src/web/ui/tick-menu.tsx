import { classNames } from './class-names.ts';
import { LazyMenu } from './lazy-menu.tsx';
import type { SelectOption } from './select.tsx';

type Props = {
  /** What is chosen from; shown while nothing is. */
  name: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  /** What the button shows while several values are chosen. */
  severalText: string;
  onToggle: (value: string) => void;
  onClose: () => void;
};

/** A menu of values to tick, for a filter bar; an active filter is highlighted. */
export function TickMenu({ name, options, chosen, severalText, onToggle, onClose }: Props) {
  const only = options.find(({ value }) => value === chosen[0])?.label ?? name;
  return (
    <LazyMenu
      size="sm"
      label={name}
      title={name}
      className={classNames(
        'min-w-0 border! px-2.5!',
        chosen.length > 0 ? 'border-ink! font-semibold!' : 'border-edge! font-normal!',
      )}
      items={options.map(({ value, label }) => ({
        id: value,
        label,
        isTicked: chosen.includes(value),
        onSelect: () => onToggle(value),
      }))}
      onClose={onClose}
    >
      {chosen.length > 1 ? severalText : only}
    </LazyMenu>
  );
}
