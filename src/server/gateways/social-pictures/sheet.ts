import { socialPictureSize } from '#domain/pages/social-pictures.ts';
import { escapeXml, setHeading, widthOf } from './lettering.ts';
import type { Sheet, SheetColours } from './sheet-parts.ts';

const stroke = (value: string, width: number) =>
  `fill:none;stroke:${value};stroke-width:${width};stroke-linejoin:round;stroke-linecap:round`;

const styleOf = (colour: SheetColours) => `
text{font-weight:600}
.heading{font-family:'Barlow Semi Condensed';fill:${colour.ink}}
.label{font-family:'Barlow Semi Condensed';font-size:19px;letter-spacing:.76px;fill:${colour.muted}}
.cell{font-family:'Barlow';font-size:25px;fill:${colour.ink}}
.figure{font-family:'Barlow';font-size:20px;fill:${colour.muted};text-anchor:middle}
.figure.display{font-size:28px;fill:${colour.ink};text-anchor:end}
.sign{font-family:'Barlow Semi Condensed';font-size:22px;fill:${colour.ink};text-anchor:middle}
.sign.large{font-size:170px}
.outline{${stroke(colour.ink, 4)}}
.body{${stroke(colour.ink, 4)};fill:${colour.sheet}}
.edge{${stroke(colour.ink, 2.5)}}
.fine{${stroke(colour.muted, 2)}}
.hatch{${stroke(colour.timber, 2)}}
.axis{${stroke(colour.edge, 1.25)};stroke-dasharray:18 6 3 6;stroke-linecap:butt}
.hidden{${stroke(colour.edge, 2.5)};stroke-dasharray:9 8;stroke-linecap:butt}
.accent{fill:${colour.line}}
.accent-stroke{${stroke(colour.line, 5)}}
.paper-stroke{${stroke(colour.sheet, 4)}}
.solid{fill:${colour.ink}}
.done{fill:${colour.level};stroke:${colour.sheet};stroke-width:4}
.level{fill:${colour.level}}
.timber{fill:${colour['timber-soft']};stroke:${colour.ink};stroke-width:2.5;stroke-linejoin:round}
.hole{fill:${colour.paper}}
.ring{fill:${colour.sheet};stroke:${colour.ink};stroke-width:2.5}
.vial{fill:${colour['level-soft']};stroke:${colour.ink};stroke-width:4}
.bubble{fill:${colour.sheet};stroke:${colour.level};stroke-width:3}
.plate{fill:${colour.sheet}}
.biscuit{fill:${colour['timber-soft']};stroke:${colour.ink};stroke-width:4;stroke-linejoin:round}
`;

const { width, height } = socialPictureSize;
const margin = 28;
/** Where the plumb line hangs, and from where the heading is set. */
const lineAt = 96;
const textFrom = 140;
const blockTop = 502;
/** Three lines read better than four that are larger. */
const tries = [
  ...[84, 78, 72, 68].map((size) => ({ size, lines: 3 })),
  ...[72, 66, 60, 54].map((size) => ({ size, lines: 4 })),
];
/** What somebody has written of themselves may be longer than any title of the program. */
const furtherTries = [48, 42, 36].map((size) => ({ size, lines: 5 }));

const field = { width: 576, tries, furtherTries };

/**
 * The picture of a page: a working drawing with the heading on the plumb line and a title block at its foot. Throws when the heading is
 * too long, unless it may be set smaller and cut.
 */
export function drawSheet(sheet: Sheet, { isCut }: { isCut: boolean }): string {
  const { heading, motif, colours } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>${styleOf(colours)}</style>
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
${grid(colours)}
<g transform="translate(744 80)">${motif}</g>
${headingText(heading, isCut)}
${plumbLine(colours)}
${titleBlock(sheet)}
<rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" class="outline"/>
</svg>`;
}

/** Faint squares of 32 px, as on the site. */
function grid(colour: SheetColours): string {
  const right = width - margin;
  let lines = '';
  for (let x = margin + 32; x < right; x += 32) lines += `M${x}.5 ${margin}V${blockTop}`;
  for (let y = margin + 32; y < blockTop; y += 32) lines += `M${margin} ${y}.5H${right}`;
  return `<path d="${lines}" stroke="${colour.grid}" stroke-width="1" fill="none"/>`;
}

/** Set as large as it fits beside the drawing, a little above the middle. */
function headingText(heading: string, isCut: boolean): string {
  const { size, lines } = setHeading(heading, { ...field, isCut });
  const step = size * 1.16;
  const free = blockTop - margin - (lines.length - 1) * step - size * 0.7;
  const first = margin + free * 0.42 + size * 0.7;
  const spans = lines.map(
    (line, index) =>
      `<text class="heading" font-size="${size}" x="${textFrom}" y="${(first + index * step).toFixed(1)}">${escapeXml(line)}</text>`,
  );
  return spans.join('');
}

/** From its nail to the bob over the title block. */
function plumbLine(colour: SheetColours): string {
  const nail = 76;
  const bob = 392;
  return `<path d="M${lineAt} ${nail}V${bob + 10}" stroke="${colour.line}" stroke-width="4"/>
<circle cx="${lineAt}" cy="${nail}" r="10" fill="${colour.paper}" stroke="${colour.ink}" stroke-width="3.5"/>
<path d="M${lineAt} ${nail - 20}v40M${lineAt - 20} ${nail}h40" stroke="${colour.ink}" stroke-width="2"/>
<g transform="translate(${lineAt - 22} ${bob}) scale(2.2)">
<path fill="${colour.line}" d="M9 0h2v4H9z"/><path fill="${colour.ink}" d="M7 3.5h6V8H7z"/>
<path fill="${colour.line}" d="M4 8h12l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-5L3.2 24C2.4 22.8 2 21.5 2 20v-9z"/>
<path fill="${colour['line-shade']}" d="M11.5 8H16l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-1z"/><path fill="${colour.ink}" d="M7.5 31h5L10 40z"/>
</g>`;
}

/** The ruled foot of the sheet: logo, then its cells. Throws when a text is wider than its cell. */
function titleBlock({ cells, logo, colours: colour }: Sheet): string {
  const starts = [300, 770, width - margin];
  const air = 24;
  const texts = cells.map(({ label, text }, index) => {
    const [from = 0, to = 0] = starts.slice(index);
    if (widthOf(text, 25, 'Barlow') > to - from - 2 * air)
      throw new Error(`"${text}" is too wide for the title block.`);
    const x = from + air;
    return `<text class="label" x="${x}" y="${blockTop + 40}">${escapeXml(label)}</text><text class="cell" x="${x}" y="${blockTop + 74}">${escapeXml(text)}</text>`;
  });
  const rules = starts.map((x) => `M${x} ${blockTop}V${height - margin}`).join('');
  return `<rect x="${margin}" y="${blockTop}" width="${width - 2 * margin}" height="${height - margin - blockTop}" fill="${colour.sheet}"/>
<path d="${rules}" stroke="${colour.edge}" stroke-width="1.5"/><path d="M${margin} ${blockTop}H${width - margin}" stroke="${colour.ink}" stroke-width="4"/>
${logoMarkup(logo)}${texts.join('')}`;
}

/** In the first cell of the title block, between its rules. */
const logoMarkup = (logo: Sheet['logo']): string =>
  'drawing' in logo
    ? `<g transform="translate(66 ${blockTop + 12}) scale(1.58)">${logo.drawing}</g>`
    : `<image x="52" y="${blockTop + 16}" width="224" height="68" href="data:image/png;base64,${logo.picture}"/>`;
