import { Icon } from '../../../ui/icons/icon.tsx';

/** Handle by which a line is dragged. */
export function GripIcon() {
  return (
    <Icon size={20}>
      <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" />
    </Icon>
  );
}
