import {
  CarpenterIcon,
  CustomTradeIcon,
  ElectricianIcon,
  InsulationIcon,
  MasonIcon,
  PainterIcon,
  PlumberIcon,
  RooferIcon,
  TilerIcon,
} from './trades.tsx';

/** Pictogram of each trade by its key; a trade without one does not compile where it is looked up. */
export const tradeIcons = {
  painter: PainterIcon,
  electrician: ElectricianIcon,
  plumber: PlumberIcon,
  roofer: RooferIcon,
  mason: MasonIcon,
  carpenter: CarpenterIcon,
  tiler: TilerIcon,
  insulation: InsulationIcon,
  custom: CustomTradeIcon,
} as const;
