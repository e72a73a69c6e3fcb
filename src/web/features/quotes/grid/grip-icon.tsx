import { Icon } from '../../../ui/icons/icon.tsx';

/** Handle by which a line is dragged. */
export function GripIcon() {
  return (
    <Icon size={20}>
      <path strokeWidth={3} d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
    </Icon>
  );
}
