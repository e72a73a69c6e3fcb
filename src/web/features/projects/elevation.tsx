import type { FunctionComponent } from 'react';
import type { Trade } from '#domain/configurator/answers.ts';
import { Hatching, type Material } from '../../ui/hatching.tsx';
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

const looks: Record<Trade, { Icon: FunctionComponent<IconProps>; material: Material }> = {
  painter: { Icon: PainterIcon, material: 'concrete' },
  electrician: { Icon: ElectricianIcon, material: 'steel' },
  plumber: { Icon: PlumberIcon, material: 'steel' },
  roofer: { Icon: RooferIcon, material: 'tile' },
  mason: { Icon: MasonIcon, material: 'brick' },
  carpenter: { Icon: CarpenterIcon, material: 'timber' },
  tiler: { Icon: TilerIcon, material: 'tile' },
  insulation: { Icon: InsulationIcon, material: 'insulation' },
  custom: { Icon: CustomTradeIcon, material: 'concrete' },
};

type Props = { trade: Trade };

/** A plate with the trade's pictogram over its material, hatched as on a section drawing. Decoration. */
export function Elevation({ trade }: Props) {
  const { Icon, material } = looks[trade];
  return (
    <div className="relative grid h-40 place-items-center overflow-clip border border-edge bg-sheet text-hair">
      <Hatching material={material} className="absolute inset-0" />
      <span className="relative grid size-24 place-items-center border-2 border-ink bg-paper text-ink">
        <Icon size={48} />
      </span>
    </div>
  );
}
