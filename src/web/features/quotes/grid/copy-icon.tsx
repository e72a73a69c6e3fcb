import { Icon } from '../../../ui/icons/icon.tsx';

/** Two sheets: makes another one like it. */
export function CopyIcon() {
  return (
    <Icon size={20}>
      <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
    </Icon>
  );
}
