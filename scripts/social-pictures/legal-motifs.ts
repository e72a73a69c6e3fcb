import {
  accent,
  accentStroke,
  axis,
  body,
  edge,
  fine,
  hatch,
  mark,
  measureAcross,
  outline,
  repeat,
  solid,
} from './strokes.ts';

/** Padlock, half in section. */
export const padlock = [
  axis('M200 0v356'),
  outline('M132 160v-48a68 68 0 0 1 136 0v48M160 160v-48a40 40 0 0 1 80 0v48'),
  body('M96 160h208v168H96z'),
  hatch(
    repeat(13, (index) =>
      index < 7 ? `M200 ${186 + index * 24}l${Math.min(26 + index * 24, 102)}-${Math.min(26 + index * 24, 102)}` : '',
    ),
  ),
  edge('M200 160v168'),
  '<circle class="accent" cx="200" cy="228" r="20"/>',
  accent('M191 240h18l6 46h-30z'),
  measureAcross({ from: 96, to: 304, at: 356 }),
];

/** Signed sheet with its paragraphs. */
export const contractSheet = [
  body('M72 8h196l60 60v276H72z'),
  edge('M268 8v60h60'),
  mark(110, 52, '§'),
  fine(
    'M142 46h92M142 60h60M100 96h200M100 114h200M100 132h140M100 166h200M100 184h200M100 202h96M100 236h200M100 254h120',
  ),
  edge('M176 314h124'),
  accentStroke('M182 306c14-30 26-34 24-14s8 18 16 2 14-4 16 4 14 8 20-6 12-10 22-2'),
  fine('M100 314h44'),
];

/** A biscuit as a drawing, with its diameter and a bite. */
export const biscuit = [
  axis('M190 10v312M20 176h350'),
  `<path class="biscuit" d="M190 36a140 140 0 1 0 140 140c-26 8-44-6-46-28-26 4-46-10-46-36-26-8-42-38-48-76z"/>`,
  solid(
    'M122 112h20v16h-20zM176 152h18v20h-18zM108 190h18v18h-18zM160 232h20v18h-20zM228 206h20v18h-20zM244 264h16v14h-16zM112 262h14v14h-14z',
  ),
  fine('M150 90h.01M90 150h.01M150 196h.01M206 260h.01M280 220h.01M206 116h.01M84 230h.01M198 298h.01'),
  accent('M304 92h16v16h-16zM332 122h10v10h-10zM286 58h10v10h-10z'),
  measureAcross({ from: 50, to: 330, at: 358, text: 'Ø 80' }),
];

/** A signed sheet under a seal that is whole. */
export const sealedSheet = [
  body('M72 8h196l60 60v276H72z'),
  edge('M268 8v60h60'),
  fine('M100 52h120M100 84h200M100 102h200M100 120h140M100 154h200M100 172h96'),
  edge('M100 314h84'),
  '<circle class="body" cx="262" cy="254" r="62"/>',
  '<circle class="done" cx="262" cy="254" r="46"/>',
  '<path class="paper-stroke" d="m240 255 15 15 29-34"/>',
];
