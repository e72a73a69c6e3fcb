import { Icon, type IconProps } from './icon.tsx';

/** Paint roller. */
export function PainterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 3.5h13.5v5H4zM17.5 6H21v5.5h-9.5V15" />
      <path d="M10 15h3v6h-3z" />
    </Icon>
  );
}

/** Mains plug with its cord. */
export function ElectricianIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 2.5V8M15.5 2.5V8M5 8h14M6.5 8v4a5.5 5.5 0 0 0 11 0V8" />
      <path d="M12 17.5v4M12 10l-1.5 2.5h3L12 15" />
    </Icon>
  );
}

/** Water tap with a drop. */
export function PlumberIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5v8M3.5 8h9.25A6.25 6.25 0 0 1 19 14.25V15.5h-4.5v-1a1.5 1.5 0 0 0-1.5-1.5H3.5" />
      <path d="M10 8V4M6.5 4h7M16.75 18.5c1 1.3 1.5 1.8 1.5 2.4a1.5 1.5 0 0 1-3 0c0-.6.5-1.1 1.5-2.4Z" />
    </Icon>
  );
}

/** Tiled roof over a wall. */
export function RooferIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 5.5h12l4 9H2zM4.1 10h15.8M10 5.5V10M14.5 10v4.5M8 10v4.5M15.5 5.5V3h2.700v3" />
      <path d="M4.5 14.5V21h15v-6.5M10 21v-3.5h4V21" />
    </Icon>
  );
}

/** Brickwork in stretcher bond. */
export function MasonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5h18v15H3zM3 9.5h18M3 14.5h18" />
      <path d="M9 4.5v5M16.5 4.5v5M6 9.5v5M13 9.5v5M9 14.5v5M16.5 14.5v5" />
    </Icon>
  );
}

/** Hand saw. */
export function CarpenterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 8.5H2v3l1.5 2.2 2-1.2 1 2 2-1.2 1 2 2-1.2 1 2 2-1.1" />
      <path d="M14.5 7H19a3 3 0 0 1 3 3v5.5a2.5 2.5 0 0 1-2.5 2.5H17l-2.5-3zM18.3 10.5v3.7" />
    </Icon>
  );
}

/** Three laid tiles and one being set. */
export function TilerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3.5h7.5V11H3zM3 13.5h7.5V21H3zM13.5 13.5H21V21h-7.5z" />
      <path d="m15.4 2.5 6.3 1.9-1.9 6.3-6.3-1.9z" />
    </Icon>
  );
}

/** Section through a wall with an insulation batt. */
export function InsulationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3v18M20.5 3v18" />
      <path d="M7 3c0 2.2 10 .8 10 3S7 6.8 7 9s10 .8 10 3-10 .8-10 3 10 .8 10 3-10 .8-10 3" />
    </Icon>
  );
}

/** Tool box: any other trade. */
export function CustomTradeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8.5h18V19H3zM8.5 8.5V5h7v3.5M3 13h6.5M14.5 13H21" />
      <path d="M9.5 11.5h5v3h-5z" />
    </Icon>
  );
}
