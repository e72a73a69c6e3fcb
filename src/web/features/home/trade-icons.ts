import type { ComponentType } from 'react';
import type { Trade } from '#domain/configurator/answers.ts';
import type { IconProps } from '../../ui/icons/icon.tsx';
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
} from '../../ui/icons/trades.tsx';

/** Pictogram of each trade. */
export const tradeIcons: Record<Trade, ComponentType<IconProps>> = {
  painter: PainterIcon,
  electrician: ElectricianIcon,
  plumber: PlumberIcon,
  roofer: RooferIcon,
  mason: MasonIcon,
  carpenter: CarpenterIcon,
  tiler: TilerIcon,
  insulation: InsulationIcon,
  custom: CustomTradeIcon,
};
