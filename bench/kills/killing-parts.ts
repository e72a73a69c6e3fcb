import type { Part } from '../report.ts';
import { measureDeploy } from './measure-deploy.ts';
import { measureInstances } from './measure-instances.ts';
import { measureKills } from './measure-kills.ts';
import type { EngineName } from './site.ts';

/** How many kills, at which instants, on one engine alone, and the folder of an earlier release that was built. */
export const killingOptions = {
  kills: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  engine: { type: 'string' },
  from: { type: 'string' },
} as const;

type Wanted = { kills: string; seed: string; engine?: string | undefined; from?: string | undefined };

/** Both engines, or the one that is named. */
export const enginesOf = (engine?: string): EngineName[] =>
  (['SQLite', 'PostgreSQL'] as const).filter((name) => engine === undefined || name === engine);

/** What takes servers away under load, by the names that ask for it. */
export function killingParts(
  folder: string,
  { engine, from = '', ...values }: Wanted,
): readonly [string, () => Promise<Part>][] {
  const wanted = { folder, kills: Number(values.kills), seed: Number(values.seed) };
  return [
    ...enginesOf(engine).map((name): [string, () => Promise<Part>] => ['kills', () => measureKills(name, wanted)]),
    ['instances', () => measureInstances(wanted)],
    ['deploy', () => measureDeploy({ folder, from })],
  ];
}
