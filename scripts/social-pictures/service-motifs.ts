import type { Service } from '#domain/catalogue/services.ts';
import {
  accent,
  accentStroke,
  axis,
  body,
  edge,
  fine,
  hatch,
  hidden,
  level,
  measureAcross,
  measureUpright,
  outline,
  repeat,
  solid,
  timber,
} from './strokes.ts';

/** A site of several pages: the front one as an elevation, two more behind it. */
const companySite = [
  body('M96 20h284v216H96z'),
  body('M68 48h284v216H68z'),
  body('M40 76h284v216H40z'),
  edge('M40 112h284M56 94h.01M72 94h.01M88 94h.01'),
  accentStroke('M196 94h40'),
  fine('M248 94h24M284 94h24M64 144h96M64 164h112M64 184h80M64 236h236M64 256h176'),
  edge('M192 136h108v76H192zM204 212v-34l42-28 42 28v34M236 212v-24h20v24'),
  accent('M64 200h84v20H64z'),
  measureAcross({ from: 40, to: 324, at: 340, text: '1 280' }),
];

/** One long page on a telephone. */
const onePage = [
  axis('M200 4v332'),
  body('M118 14h164v300H118z'),
  edge('M118 46h164M118 276h164'),
  fine('M186 30h28M136 166h128M136 184h128M136 202h84'),
  edge('M136 62h128v84H136zM136 128l36-30 28 22 22-16 42 36'),
  `<circle class="edge" cx="238" cy="84" r="9"/>`,
  accent('M136 224h128v34H136z'),
  `<path class="paper-stroke" d="M172 241h56"/>`,
  solid('M188 288h24v14h-24z'),
  measureAcross({ from: 118, to: 282, at: 346, text: '390' }),
  measureUpright({ from: 14, to: 314, at: 330, text: '844' }),
];

/** An old site that is being rebuilt: what goes is dashed, what stays is drawn. */
const rebuilding = [
  hidden('M20 64h230v220H20zM20 100h230M44 132h88M44 156h64M44 180h88M44 204h64M44 232h88'),
  body('M160 40h220v244H160z'),
  edge('M160 78h220M178 59h.01M194 59h.01M210 59h.01M182 102h176v72H182zM182 194h76v66h-76z'),
  fine('M282 200h76M282 220h76M282 240h48M200 120h64M200 138h44'),
  accentStroke('M306 122l-18 16 18 16M324 122l18 16-18 16'),
  hatch('M20 296h360' + repeat(22, (index) => `M${24 + index * 16} 312l14-14`)),
  measureAcross({ from: 160, to: 380, at: 346, text: '1 440' }),
];

/** A calculator in front of a month with one day taken. */
const calculatorAndCalendar = [
  body('M170 60h214v210H170z'),
  edge('M170 108h214M214 42v36M340 42v36'),
  fine(repeat(3, (row) => `M206 ${148 + row * 44}h.01`)),
  edge(
    repeat(
      3,
      (row) => `M236 ${128 + row * 46}h132M236 ${128 + row * 46}v46M280 ${128 + row * 46}v46M324 ${128 + row * 46}v46`,
    ),
  ),
  level('M282 176h40v42h-40z'),
  `<path class="paper-stroke" d="m291 197 9 9 15-18"/>`,
  body('M24 90h184v240H24z'),
  edge('M44 110h144v46H44z'),
  `<text class="figure display" x="180" y="143">1 490</text>`,
  edge(repeat(3, (row) => `M44 ${176 + row * 46}h36v32H44zM98 ${176 + row * 46}h36v32H98z`) + 'M152 176h36v32h-36z'),
  accent('M152 222h36v78h-36z'),
];

/** Two wheels in mesh: work that hands itself on. */
const wheels = [
  axis('M132 6v330M2 206h262M292 20v190M190 112h204'),
  wheel({ x: 132, y: 206, teeth: 16, radius: 96 }),
  wheel({ x: 285, y: 112, teeth: 11, radius: 66, turn: 0.19 }),
  `<circle class="axis" cx="132" cy="206" r="102"/><circle class="axis" cx="285" cy="112" r="72"/>`,
  `<circle class="edge" cx="132" cy="206" r="56"/><circle class="body" cx="132" cy="206" r="26"/>`,
  `<circle class="body" cx="285" cy="112" r="22"/>`,
  accent('M124 172h16v12h-16z'),
  hatch('M112 222l36-36M118 230l36-36'),
  measureAcross({ from: 132, to: 285, at: 346, text: '153' }),
];

type Wheel = { x: number; y: number; teeth: number; radius: number; turn?: number };

function wheel({ x, y, teeth, radius, turn = 0 }: Wheel): string {
  const depth = 14;
  const point = (angle: number, distance: number) =>
    `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
  const pitch = (2 * Math.PI) / teeth;
  const tooth = (index: number) => {
    const start = turn + index * pitch;
    return [
      [0, 0],
      [0.14, depth],
      [0.42, depth],
      [0.56, 0],
    ]
      .map(([part = 0, out = 0]) => point(start + part * pitch, radius + out))
      .join('L');
  };
  return body(`M${Array.from({ length: teeth }, (_, index) => tooth(index)).join('L')}z`);
}

/** A pin on the plan of a town, with the radius in which it is found. */
const plan = [
  hatch('M10 110l66-7 34 164-100-4zM350 66h44v240l-18-1zM98 16h202l4 24-196 22zM152 324l90 4v22h-84z'),
  edge('M0 92 400 44M70 6l72 348M0 284l400 28M318 10l50 344'),
  '<circle class="hidden" cx="206" cy="228" r="114"/>',
  '<circle class="hole" cx="266" cy="210" r="27"/>',
  accent('M206 228c-40-46-60-76-60-104a60 60 0 0 1 120 0c0 28-20 58-60 104z'),
  '<circle class="hole" cx="206" cy="124" r="22"/>',
  measureAcross({ from: 206, to: 320, at: 228, text: '25 km' }),
];

/** A spirit level that stands true. */
const spiritLevel = [
  axis('M200 78v160M0 180h400'),
  body('M10 116h380v116H10z'),
  edge('M10 136h380M10 212h380'),
  `<path class="plate" d="M140 96h120v64H140z"/>`,
  outline('M128 116v-28h144v28'),
  `<rect class="vial" x="134" y="98" width="132" height="52" rx="26"/>`,
  edge('M176 98v52M224 98v52'),
  `<rect class="bubble" x="179" y="106" width="42" height="28" rx="14"/>`,
  `<circle class="body" cx="68" cy="174" r="25"/><circle class="body" cx="332" cy="174" r="25"/>`,
  edge('M50 166h36M50 182h36M324 156v36M340 156v36'),
  timber('M160 176h80v24h-80z'),
  outline('M0 250h400'),
  hatch(repeat(24, (index) => `M${4 + index * 16} 268l14-14`)),
  measureAcross({ from: 176, to: 224, at: 66, text: '0°' }),
  measureAcross({ from: 10, to: 390, at: 320, text: '600' }),
];

/** Drawing of each service, in a field of 400 by 360. */
export const serviceMotifs: Record<Service, readonly string[]> = {
  'tvorba-webu': companySite,
  'webove-stranky': onePage,
  'web-development': rebuilding,
  'web-aplikacie': calculatorAndCalendar,
  'web-apps': wheels,
  'seo-marketing': plan,
  'maintenance-support': spiritLevel,
};
