import { Icon, type IconProps } from './icon.tsx';

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.5h9.5L19 7v14.5H5zM14.5 2.5V7H19M8.5 12h7M8.5 16.5h7" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5h19v14.5h-19zM2.5 6l9.5 7.5L21.5 6" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.7 3H4.5A1.5 1.5 0 0 0 3 4.6C3.7 13.6 10.4 20.3 19.4 21a1.5 1.5 0 0 0 1.6-1.5v-4.2l-5-1.8-2.2 2.7a12.5 12.5 0 0 1-6-6L10.5 8z" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h17v15.5h-17zM3.5 9.5h17M8 2.5V7M16 2.5V7M8 13.5h.01M12 13.5h.01M16 13.5h.01M8 17h.01M12 17h.01" />
    </Icon>
  );
}

/** Pencil. */
export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 20.5 1-4.5L16.5 4l3.5 3.5-12 12zM13.5 7l3.5 3.5" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 6.5V12l3.5 2.5" />
    </Icon>
  );
}
