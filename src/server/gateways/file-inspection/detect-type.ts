import { open } from 'node:fs/promises';
import type { AttachmentType } from '#domain/attachments/attachment.ts';

/** Number of first bytes that are enough to detect the type. */
const headLength = 16;

type Mark = { type: AttachmentType; isMarked: (head: Buffer) => boolean };

const startsWith = (head: Buffer, bytes: Buffer, at = 0): boolean => head.subarray(at, at + bytes.length).equals(bytes);

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const marks: readonly Mark[] = [
  { type: 'image/jpeg', isMarked: (head) => startsWith(head, jpeg) },
  { type: 'image/png', isMarked: (head) => startsWith(head, png) },
  {
    type: 'image/webp',
    isMarked: (head) => startsWith(head, Buffer.from('RIFF')) && startsWith(head, Buffer.from('WEBP'), 8),
  },
  { type: 'application/pdf', isMarked: (head) => /^%PDF-[12]\.\d/.test(head.toString('latin1')) },
];

/**
 * Detects the type by the first bytes, whatever the name and declared type are; null for types that are not accepted.
 */
function detectType(head: Buffer): AttachmentType | null {
  return marks.find(({ isMarked }) => isMarked(head))?.type ?? null;
}

/** Detects the type of a file on the disk. Throws when it cannot be read. */
export async function detectTypeOf(file: string): Promise<AttachmentType | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headLength) });
    return detectType(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
