import { Icon, type IconProps } from './icon.tsx';

/** Page in a browser window. */
export function WebsiteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4h19v16h-19zM2.5 8.5h19M5.5 6.25h.01M8 6.25h.01" />
      <path d="M6 12h6M6 16h6M15.5 12H18v4h-2.5z" />
    </Icon>
  );
}

/** Window with a side bar and columns: an application. */
export function WebAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4h19v16h-19zM2.5 8.5h19M8 8.5V20M5.5 6.25h.01" />
      <path d="M11.5 16.5v-2M14.75 16.5v-5M18 16.5V13" />
    </Icon>
  );
}

/** Window being redrawn with a pencil. */
export function RedesignIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 20h-7V4h19v5.5M2.5 8.5H17M5.5 6.25h.01" />
      <path d="m12.5 21 .8-3.5 6.2-6.2 2.7 2.7-6.2 6.2zM6 12.5h4.5" />
    </Icon>
  );
}

/** Telephone with a screen. */
export function MobileAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 2.5h11v19h-11zM6.5 17.5h11M12 19.5h.01" />
      <path d="M9.5 6h5M9.5 9.5h2v2h-2zM14.5 9.5v2" />
    </Icon>
  );
}
