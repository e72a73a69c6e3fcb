import sharp, { type Sharp } from 'sharp';
import { type PictureType, attachmentLimits } from '#domain/attachments/attachment.ts';
import type { Inspection } from './inspection.ts';

/** Pixels of the longer side: enough for a small print, small enough for a phone. */
const longestSide = 2560;
const previewSide = 480;
const seconds = 15;

// One picture at a time on one thread, no cache, and none of the other formats of the library (SVG, TIFF, …).
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});

const written: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 84, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 84 }),
};

/**
 * Re-encodes a picture (C10): its first image only, upright, at most 2560 px long, without metadata such as the
 * location. One that cannot be decoded completely or has over 60 million pixels is refused.
 */
export async function readPicture(file: string, type: PictureType): Promise<Inspection> {
  const open = () =>
    sharp(file, { limitInputPixels: attachmentLimits.pixels, failOn: 'error', sequentialRead: true, pages: 1 });
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > attachmentLimits.pixels) return { ok: false, refusal: 'attachment-too-large' };
    const upright = open().autoOrient().timeout({ seconds });
    const shown = upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await written[type](shown).toBuffer({ resolveWithObject: true });
    return {
      ok: true,
      type,
      width: info.width,
      height: info.height,
      bytes: data,
      preview: await previewOf(data),
    };
  } catch {
    return { ok: false, refusal: 'attachment-unreadable' };
  }
}

/** Made from the re-encoded picture, so that the uploaded bytes are decoded only once. */
function previewOf(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}
