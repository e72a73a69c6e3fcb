import sharp from 'sharp';

/** A picture that PDF knows, with its sides in pixels. */
export type PrintedPicture = { bytes: Buffer; width: number; height: number };

/** Pixels of the longer side: 300 to the inch at the widest that a page takes. */
const longestSide = 1600;

/**
 * A picture as JPEG on white, as large as paper needs: PDF knows no WebP. It was decoded and written anew when it was uploaded, so that
 * nothing of strangers is decoded here.
 */
export async function readyToPrint(picture: Uint8Array): Promise<PrintedPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
