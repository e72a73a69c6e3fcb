import { Icon, type IconProps } from './icon.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

/** Rows that get shorter: a filter. */
export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M7 12h10M10.5 17.5h3" />
    </Icon>
  );
}

export function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h17v4.5h-17zM5 9v10.5h14V9M10 13h4" />
    </Icon>
  );
}

/** A note that only the office sees. */
export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}
