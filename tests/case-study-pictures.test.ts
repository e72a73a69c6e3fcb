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
    const { src, srcSet, width, height } = desktopPicture(id);
    const half = srcSet.split(' ')[0] ?? '';
    const pictures = [{ src, width, height }, { src: half, width: width / 2, height: height / 2 }, phonePicture(id)];
    for (const picture of pictures) {
      const file = path.join(folder, picture.src);
      const { format, width: drawn, height: high } = await sharp(file).metadata();
      assert.deepEqual([format, drawn, high], ['webp', picture.width, picture.height], picture.src);
      assert.ok((await stat(file)).size < 50_000, picture.src);
      named.add(path.basename(file));
    }
  }
  assert.deepEqual(new Set(await readdir(path.join(folder, 'case-studies'))), named);
});
