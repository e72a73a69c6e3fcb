import { Icon, type IconProps } from './icon.tsx';

/** Funnel: enquiries come in. */
export function LeadGenerationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4h18l-7 8.5v6L10 21v-8.5zM6.3 8h11.4" />
    </Icon>
  );
}

/** Stack of pictures. */
export function PortfolioIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8h14v12H3zM7 8V4h14v12h-4" />
      <path d="m3 17 4-4 3.5 3.5 2-2L17 19M13 11.5h.01" />
    </Icon>
  );
}

/** Pocket calculator. */
export function CalculatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.5h14v19H5zM8.5 6h7v3.5h-7z" />
      <path d="M8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01" />
    </Icon>
  );
}

/** Calendar sheet with a clock. */
export function BookingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 20.5h-6V5h17v5.5M3.5 9.5h10M8 2.5V7M16 2.5V7" />
      <circle cx="16.5" cy="16.5" r="5" />
      <path d="M16.5 14v2.5h2" />
    </Icon>
  );
}

/** Pin on a map. */
export function LocationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 18.5c4-4.2 6-7.3 6-10a6 6 0 0 0-12 0c0 2.7 2 5.8 6 10Z" />
      <path d="M12 8.5h.01M7.5 18.5H4v3h16v-3h-3.5" />
    </Icon>
  );
}

/** Written sheet. */
export function ContentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 2.5h16v19H4z" />
      <path d="m7.5 11.5 2-5.5 2 5.5M8.2 9.7h2.6M14.5 6.5h2M14.5 10.5h2M7.5 14.5h9M7.5 18h6" />
    </Icon>
  );
}
