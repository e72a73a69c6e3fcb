import { Icon, type IconProps } from './icon.tsx';

/** Magnet: attract customers. */
export function AttractIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 21v-9.5a7.5 7.5 0 0 1 15 0V21h-5v-9.5a2.5 2.5 0 0 0-5 0V21zM4.5 16.5h5M14.5 16.5h5" />
    </Icon>
  );
}

/** Framed picture of finished work. */
export function ShowcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5 8.5 6M12 2.5 15.5 6M3 6h18v14.5H3z" />
      <path d="M7 17v-4.5l5-4 5 4V17zM10.75 17v-3h2.5v3" />
    </Icon>
  );
}

/** Calendar with a ticked day. */
export function BookingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h17v15.5h-17zM3.5 9.5h17M8 2.5V7M16 2.5V7" />
      <path d="m8.5 15 2.5 2.5 4.5-5" />
    </Icon>
  );
}

/** Price slip with lines and a sum. */
export function QuotesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.5h14v18.7l-2.33-1.7-2.34 1.7L12 19.5l-2.33 1.7-2.34-1.7L5 21.2z" />
      <path d="M8.5 7h4M15.5 7h.01M8.5 10.5h4M15.5 10.5h.01M8.5 14.5h7" />
    </Icon>
  );
}

/** Shield with a tick. */
export function TrustIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 2.5 8 2.75v6c0 4.75-3.2 8.5-8 10.25-4.8-1.75-8-5.5-8-10.25v-6z" />
      <path d="m8.3 11.7 2.7 2.7 4.8-5.2" />
    </Icon>
  );
}

/** Cog wheel: automation. */
export function AutomationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.17 5.14L10.38 2.54L13.62 2.54L13.83 5.14A7.1 7.1 0 0 1 15.56 5.86L17.54 4.16L19.84 6.46L18.14 8.44A7.1 7.1 0 0 1 18.86 10.17L21.46 10.38L21.46 13.62L18.86 13.83A7.1 7.1 0 0 1 18.14 15.56L19.84 17.54L17.54 19.84L15.56 18.14A7.1 7.1 0 0 1 13.83 18.86L13.62 21.46L10.38 21.46L10.17 18.86A7.1 7.1 0 0 1 8.44 18.14L6.46 19.84L4.16 17.54L5.86 15.56A7.1 7.1 0 0 1 5.14 13.83L2.54 13.62L2.54 10.38L5.14 10.17A7.1 7.1 0 0 1 5.86 8.44L4.16 6.46L6.46 4.16L8.44 5.86A7.1 7.1 0 0 1 10.17 5.14Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
