import type { Part } from '../report.ts';
import { measureDeploy } from './measure-deploy.ts';
import { measureInstances } from './measure-instances.ts';
import { measureKills } from './measure-kills.ts';

type Wanted = {
  folder: string;
  kills: string;
  seed: string;
  /** Folder of an earlier release, built; without it nothing is deployed. */
  from: string | undefined;
  /** One engine alone. */
  engine: string | undefined;
};

/** What takes servers away under load, by the names that ask for it. */
export function killingParts({ folder, from, engine, ...values }: Wanted): readonly [string, () => Promise<Part>][] {
  const wanted = { folder, kills: Number(values.kills), seed: Number(values.seed) };
  const engines = (['SQLite', 'PostgreSQL'] as const).filter((name) => engine === undefined || name === engine);
  return [
    ...engines.map((name): [string, () => Promise<Part>] => ['kills', () => measureKills(name, wanted)]),
    ['instances', () => measureInstances(wanted)],
    ['deploy', () => measureDeploy({ folder, from: from ?? '' })],
  ];
}
