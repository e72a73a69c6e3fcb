import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { caseStudies } from '#domain/catalogue/case-studies.ts';
import { desktopPicture, phonePicture } from '#domain/catalogue/case-study-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../public');

test('V21 A5 each case study has its own screens, of the size that pages name and under 50 kB, and no others are kept', async () => {
  const named = new Set<string>();
  for (const id of caseStudies) {
    for (const picture of [desktopPicture(id), phonePicture(id)]) {
      assert.ok(picture.srcSet.includes(`${picture.src} ${picture.width}w`), picture.src);
      for (const [format, set] of Object.entries({ webp: picture.srcSet, heif: picture.avif })) {
        for (const [address = '', width] of set.split(', ').map((each) => each.split(' '))) {
          const file = path.join(folder, address);
          const drawn = await sharp(file).metadata();
          const scale = Number.parseInt(width ?? '', 10) / picture.width;
          const expected = [format, picture.width * scale, picture.height * scale];
          assert.deepEqual([drawn.format, drawn.width, drawn.height], expected, address);
          assert.ok((await stat(file)).size < 50_000, address);
          named.add(path.basename(file));
        }
      }
    }
  }
  assert.deepEqual(new Set(await readdir(path.join(folder, 'case-studies'))), named);
});
