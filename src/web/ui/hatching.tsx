import { useId } from 'react';

export type Material = 'brick' | 'concrete' | 'insulation' | 'timber' | 'tile' | 'steel';

type Props = { material: Material; className?: string };

type Pattern = { width: number; height: number; path: string };

/** Hatches of the building trades, each in its own tile. */
const patterns: Record<Material, Pattern> = {
  brick: { width: 10, height: 10, path: 'M-1 11 11 -1M4 16 16 4M-6 6 6 -6' },
  concrete: {
    width: 40,
    height: 32,
    path: 'M5 5l5 2-4 4zM25 18l6-1-3 5zM14 24h.01M20 7h.01M34 6h.01M8 18h.01M36 27h.01M22 28h.01M30 11h.01M17 14h.01',
  },
  insulation: { width: 16, height: 24, path: 'M0 12C0-2 8-2 8 12s8 14 8 0' },
  timber: { width: 64, height: 16, path: 'M0 3c16-3 24 3 64 0M0 8c10 1 16-2 26-2 14 0 14 5 38 2M0 13c20 3 40-2 64 0' },
  tile: { width: 24, height: 24, path: 'M0 .5h24M.5 0v24' },
  steel: { width: 12, height: 12, path: 'M-2 2 2-2M-2 14 14-2M10 14l4-4M-2 5 5-2M1 14 14 1' },
};

/** A band of hatched material, in the text's colour. Decorative. */
export function Hatching({ material, className }: Props) {
  const id = useId();
  const { width, height, path } = patterns[material];
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1" strokeLinecap="round" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
