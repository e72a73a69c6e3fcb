import type { PicturedScreen } from '#domain/pages/social-pictures.ts';
import { biscuit, contractSheet, padlock, sealedSheet } from './legal-motifs.ts';
import {
  accent,
  axis,
  body,
  edge,
  fine,
  hatch,
  level,
  measureAcross,
  measureUpright,
  outline,
  repeat,
  solid,
  timber,
} from './strokes.ts';

/** Elevation of a house, as on the home page. */
const house = [
  axis('M0 130h400M70 20v320M330 20v320'),
  outline('M70 146v150h260V146'),
  body('M282 116V58h30v80'),
  body('M42 164 200 40l158 124-12 15L200 64 54 179z'),
  hatch(
    repeat(6, (index) => `M${190 - index * 24} ${60 + index * 19}l11-8M${210 + index * 24} ${60 + index * 19}l-11-8`),
  ),
  hatch(repeat(8, (index) => `M73 ${180 + index * 14}h36M${index % 2 ? 85 : 97} ${180 + index * 14}v14`)),
  body('M222 184h76v56h-76z'),
  edge('M260 184v56M222 212h76M214 246h92'),
  body('M132 194h58v102h-58z'),
  edge('M141 204h40v36h-40M181 252v12'),
  accent('M141 204h40v36h-40z'),
  outline('M6 296h388'),
  measureAcross({ from: 70, to: 330, at: 344, text: '8 400' }),
  measureUpright({ from: 146, to: 296, at: 380, text: '4 250' }),
];

/** Set square and pencil: one person's tools. */
const tools = [
  axis('M20 322h370M48 10v340'),
  body('M48 24v298h298z'),
  body('M104 158v108h108z'),
  fine(repeat(17, (index) => `M${66 + index * 16} 322v-${index % 5 === 0 ? 18 : 10}`)),
  fine(repeat(16, (index) => `M48 ${306 - index * 16}h${index % 5 === 4 ? 18 : 10}`)),
  '<g transform="rotate(38 300 150)">',
  body('M282 4h36v206l-18 44-18-44z'),
  edge('M282 36h36M294 36v174M306 36v174M282 210h36'),
  timber('M284 211h32l-10 24h-12z'),
  accent('M284 6h32v28h-32z'),
  solid('M294 238h12l-6 15z'),
  '</g>',
];

/** Bill of materials: seven services, each with its mark and its price. */
const billOfServices = [
  body('M54 10h292v336H54z'),
  edge('M54 50h292M98 50v252M268 50v252'),
  fine('M112 31h84M284 31h44'),
  edge(repeat(6, (index) => `M54 ${86 + index * 36}h292`)),
  repeat(7, (index) => `<circle class="edge" cx="76" cy="${68 + index * 36}" r="8"/>`),
  fine(repeat(7, (index) => `M114 ${68 + index * 36}h${[120, 88, 132, 104, 72, 124, 96][index]}`)),
  fine(repeat(7, (index) => `M${[288, 296, 282, 292, 284, 298, 290][index]} ${68 + index * 36}H330`)),
  edge('M54 302h292M54 308h292'),
  accent('M282 320h48v12h-48z'),
];

/** Legend of nine materials, one for each trade: brick, timber, steel, roof tiles, paint, tiles, batts, concrete, water. */
const legend = [
  '<clipPath id="plate"><path d="M0 0h108v108H0z"/></clipPath>',
  plate(
    0,
    0,
    `M0 22h108M0 43h108M0 65h108M0 86h108${repeat(5, (row) => `M${row % 2 ? 27 : 0} ${row * 21.6}v21.6M${row % 2 ? 81 : 54} ${row * 21.6}v21.6`)}`,
  ),
  plate(
    1,
    0,
    repeat(8, (row) => `M0 ${20 + row * 12}c30-14 52 10 108-6`),
  ),
  plate(
    2,
    0,
    repeat(17, (index) => oblique(12 + index * 12)),
  ),
  plate(
    0,
    1,
    repeat(5, (row) =>
      repeat(row % 2 ? 4 : 3, (index) => `M${index * 36 - (row % 2 ? 18 : 0)} ${4 + row * 22}q18 34 36 0`),
    ),
  ),
  plate(1, 1, ''),
  plate(2, 1, 'M27 0v108M54 0v108M81 0v108M0 27h108M0 54h108M0 81h108'),
  plate(
    0,
    2,
    repeat(3, (index) => `M${12 + index * 30} 0c0 14 24 8 24 22s-24 8-24 22 24 8 24 22-24 8-24 22 24 6 24 20`),
  ),
  plate(
    1,
    2,
    'M20 20l14 6-10 10zM64 14l16-4-6 14zM40 50l14 4-12 10zM80 56l12 8-14 6zM18 80l14-4-4 14zM58 84l12-6 2 14zM90 32h.01M50 32h.01M16 56h.01M66 66h.01M94 92h.01M44 94h.01',
  ),
  plate(
    2,
    2,
    repeat(6, (row) => `M0 ${17 + row * 16}q13.5-12 27 0t27 0 27 0 27 0`),
  ),
  accent('M148 128h104v104H148z'),
];

/** A stroke at 45 degrees across a plate, `from` its left upper corner along its edge. */
function oblique(from: number): string {
  return from <= 108 ? `M${from} 0 0 ${from}` : `M108 ${from - 108} ${from - 108} 108`;
}

/** One square of the legend, by column and row. */
function plate(column: number, row: number, pattern: string): string {
  const place = `translate(${24 + column * 122} ${4 + row * 122})`;
  return `<g transform="${place}"><path class="plate" d="M0 0h108v108H0z"/><g clip-path="url(#plate)">${hatch(pattern)}</g>${outline('M0 0h108v108H0z')}</g>`;
}

/** A letter that is answered within a day. */
const letter = [
  axis('M200 14v300M10 170h380'),
  body('M36 60h328v220H36z'),
  edge('M36 280l120-112M364 280 244 168'),
  body('M36 60h328L200 206z'),
  '<circle class="accent" cx="200" cy="196" r="26"/>',
  `<path class="paper-stroke" d="M200 182v14l9 7"/>`,
  measureAcross({ from: 36, to: 364, at: 338, text: '≤ 24 h' }),
];

/** Price slip: four answered questions over a sum under a double rule. */
const priceSlip = [
  body(`M84 8h232v330${repeat(16, (index) => `l-14.5 ${index % 2 ? 11 : -11}`)}z`),
  repeat(4, answeredQuestion),
  edge('M108 226h184M108 232h184'),
  fine('M108 262h54'),
  accent('M208 250h84v24h-84z'),
  measureAcross({ from: 208, to: 292, at: 300 }),
];

function answeredQuestion(index: number): string {
  const y = 34 + index * 46;
  const tick = `<path class="paper-stroke" d="m113 ${y + 12} 6 6 9-11"/>`;
  const widths = [62, 48, 70, 54];
  return (
    level(`M108 ${y}h24v24h-24z`) + tick + fine(`M150 ${y + 12}h${widths[index]}M${250 + index * 6} ${y + 12}H292`)
  );
}

/** The mark of a section, asking. */
const question = [
  axis('M200 4v352M14 190h372'),
  solid('M200 24 366 190H34z'),
  '<circle class="body" cx="200" cy="190" r="117"/>',
  '<text class="sign large" x="200" y="246">?</text>',
  '<circle class="done" cx="286" cy="276" r="38"/>',
  '<path class="paper-stroke" d="m269 277 12 12 22-26"/>',
];

/** Drawing of each screen that search engines list, in a field of 400 by 360. */
export const pageMotifs: Record<PicturedScreen, readonly string[]> = {
  home: house,
  about: tools,
  services: billOfServices,
  projects: legend,
  contact: letter,
  configurator: priceSlip,
  faq: question,
  privacy: padlock,
  terms: contractSheet,
  cookies: biscuit,
  verify: sealedSheet,
};
