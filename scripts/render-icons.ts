// Draws the bitmap icons from public/favicon.svg with a Chromium:
//   node_modules/.bin/node scripts/render-icons.ts <path of a Chromium executable>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const publicFolder = path.resolve(import.meta.dirname, '../public');

/** `inset` is the empty rim in parts of the edge: launchers cut maskable icons to a circle. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, inset: 0 },
  { file: 'icons/icon-512.png', size: 512, inset: 0 },
  { file: 'icons/icon-maskable-512.png', size: 512, inset: 0.12 },
  { file: 'icons/apple-touch-icon.png', size: 180, inset: 0.06 },
] as const;

const faviconSize = 32;

async function drawIcon(browser: Browser, size: number, inset: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
  const edge = size * (1 - 2 * inset);
  // Where there is a rim, the line still comes down from the very edge.
  const rim = Math.ceil(size * inset);
  const ground =
    inset > 0 ? `linear-gradient(#ff6a45 0 0) 50% 0 / ${edge / 16}px ${rim + 1}px no-repeat #1d2326` : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      svg.replace('width="32" height="32"', `width="${edge}" height="${edge}"`),
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An .ico file may hold one PNG: 6 bytes of header, 16 of directory, then the picture. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const executablePath = process.argv[2];
if (executablePath === undefined) throw new Error('Name the path of a Chromium executable.');
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--headless=shell',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});
await mkdir(path.join(publicFolder, 'icons'), { recursive: true });
for (const { file, size, inset } of icons) {
  await writeFile(path.join(publicFolder, file), await drawIcon(browser, size, inset));
}
const favicon = await drawIcon(browser, faviconSize, 0);
await writeFile(path.join(publicFolder, 'favicon.ico'), wrapAsIco(favicon, faviconSize));
await browser.close();
