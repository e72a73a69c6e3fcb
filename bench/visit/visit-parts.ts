import path from 'node:path';
import { type Language, isLanguage, languages } from '#domain/languages.ts';
import type { Cores } from '../pinning.ts';
import type { Part } from '../report.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePeers } from './peers.ts';
import { measurePublicPages } from './public-pages.ts';

/**
 * Which public pages (by their screens, all unless named), in which languages, how many loads of each, the least score of Lighthouse, how many times
 * slower it takes the processor to be (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown),
 * and how many programs compute beside it.
 */
export const visitOptions = {
  pages: { type: 'string' },
  languages: { type: 'string' },
  runs: { type: 'string' },
  score: { type: 'string', default: '100' },
  slowdown: { type: 'string', default: '4' },
  beside: { type: 'string', default: '0' },
} as const;

type Wanted = {
  pages?: string | undefined;
  languages?: string | undefined;
  runs?: string | undefined;
  score: string;
  slowdown: string;
  beside: string;
};

/** What reads public pages in a browser, by the names that ask for it. */
export function visitParts(folder: string, wanted: Wanted, cores: Cores): readonly [string, () => Promise<Part>][] {
  const pages = wanted.pages?.split(',') ?? null;
  const named = languagesOf(wanted.languages);
  const runs = wanted.runs === undefined ? null : Number(wanted.runs);
  return [
    ['public-pages', () => measurePublicPages({ pages, languages: named ?? ['sk'], runs: runs ?? 3 })],
    [
      'lighthouse',
      () =>
        measureLighthouse({
          pages,
          languages: named ?? languages,
          runs: runs ?? 5,
          score: Number(wanted.score),
          slowdown: Number(wanted.slowdown),
          beside: Number(wanted.beside),
        }),
    ],
    ['peers', () => measurePeers(path.join(folder, 'peers'), cores)],
  ];
}

function languagesOf(text: string | undefined): Language[] | null {
  if (text === undefined) return null;
  const named = text.split(',');
  const unknown = named.find((each) => !isLanguage(each));
  if (unknown !== undefined) throw new Error(`No language ${unknown}: ${languages.join(', ')}.`);
  return named.filter(isLanguage);
}
