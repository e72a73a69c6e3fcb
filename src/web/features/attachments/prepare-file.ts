import { attachmentLimits, attachmentTypes } from '#domain/attachments/attachment.ts';
import type { Refusal } from './upload-items.ts';

/** A file ready to be sent, or why it is not. */
export type PreparedFile =
  | { ok: true; body: Blob; name: string; type: string; thumbnail: string | null }
  | { ok: false; refusal: Refusal };

/** Longest side of a photo that is sent, in px: enough for a wide screen, and minutes less on a roof without signal. */
const longestSide = 2560;
/** Pictures from this many bytes on are worth making smaller. */
const largeBytes = 1.5 * 1024 * 1024;
/** Nothing larger is unpacked here: phones have little memory. */
const mostBytes = 60 * 1024 * 1024;
const thumbnailSide = 112;

/** What some phones leave unsaid. */
const typeOfEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
};

const accepted: readonly string[] = attachmentTypes;
/** Pictures that only some browsers can read; those send them as JPEG. */
const convertible: readonly string[] = ['image/heic', 'image/heif', 'image/avif'];

/** Makes a large photo smaller, so that it is there sooner, and draws its small picture (C10). */
export async function prepareFile(file: File): Promise<PreparedFile> {
  const type = typeOf(file);
  if (!accepted.includes(type) && !convertible.includes(type)) return { ok: false, refusal: 'type' };
  if (file.size === 0) return { ok: false, refusal: 'empty' };
  const bitmap = type === 'application/pdf' || file.size > mostBytes ? null : await readPicture(file);
  if (!bitmap) return asItIs(file, { type, thumbnail: null });
  const smaller = await makeSmaller(file, { bitmap, type });
  const thumbnail = drawThumbnail(bitmap);
  bitmap.close();
  if (!smaller) return asItIs(file, { type, thumbnail });
  return { ok: true, body: smaller, name: asJpeg(file.name), type: smaller.type, thumbnail };
}

function typeOf({ type, name }: File): string {
  return type || (typeOfEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');
}

function asItIs(file: File, { type, thumbnail }: { type: string; thumbnail: string | null }): PreparedFile {
  if (!accepted.includes(type)) return { ok: false, refusal: 'type' };
  if (file.size > attachmentLimits.bytes) return { ok: false, refusal: 'size' };
  return { ok: true, body: file, name: file.name, type, thumbnail };
}

/** Null for what is no picture after all: the server says what is wrong with it. */
const readPicture = (file: File): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null);

type Picture = { bitmap: ImageBitmap; type: string };

/** The photo as a JPEG of sensible size; null where it may go as it is. */
async function makeSmaller(file: File, { bitmap, type }: Picture): Promise<Blob | null> {
  const isAccepted = accepted.includes(type);
  // Drawings and screens suffer as JPEG: they stay what they are for as long as they fit.
  const isLarge = file.size > (type === 'image/png' ? attachmentLimits.bytes : largeBytes);
  if (isAccepted && !isLarge) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, { width: bitmap.width * scale, height: bitmap.height * scale });
  const drawn = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.85);
  });
  // A browser short of memory hands out an empty picture.
  if (!drawn || drawn.size < 1000) return null;
  return isAccepted && drawn.size >= file.size ? null : drawn;
}

function drawThumbnail(bitmap: ImageBitmap): string {
  const scale = thumbnailSide / Math.min(bitmap.width, bitmap.height);
  const size = { width: bitmap.width * scale, height: bitmap.height * scale };
  const canvas = draw(bitmap, { ...size, side: thumbnailSide });
  return canvas.toDataURL('image/jpeg', 0.7);
}

type Size = { width: number; height: number; /** Cut to a square from the middle. */ side?: number };

function draw(bitmap: ImageBitmap, { width, height, side }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(side ?? width));
  canvas.height = Math.max(1, Math.round(side ?? height));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // JPEG knows no transparency; what was see-through becomes paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
}

const asJpeg = (name: string): string => (/\.jpe?g$/i.test(name) ? name : `${name.replace(/\.\w+$/, '')}.jpg`);
