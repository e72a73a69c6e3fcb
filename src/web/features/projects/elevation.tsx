import type { Trade } from '#domain/configurator/answers.ts';
import { Hatching, type Material } from '../../ui/hatching.tsx';
import { tradeIcons } from '../../ui/icons/trade-icons.ts';

const materialOf: Record<Trade, Material> = {
  painter: 'concrete',
  electrician: 'steel',
  plumber: 'steel',
  roofer: 'tile',
  mason: 'brick',
  carpenter: 'timber',
  tiler: 'tile',
  insulation: 'insulation',
  custom: 'concrete',
};

type Props = { trade: Trade };

/** A plate with the trade's pictogram over its material, hatched as on a section drawing. Decoration. */
export function Elevation({ trade }: Props) {
  const TradeIcon = tradeIcons[trade];
  return (
    <div className="relative grid h-40 place-items-center overflow-clip border border-edge bg-sheet text-hair">
      <Hatching material={materialOf[trade]} className="absolute inset-0" />
      <span className="relative grid size-24 place-items-center border-2 border-ink bg-paper text-ink">
        <TradeIcon size={48} />
      </span>
    </div>
  );
}
