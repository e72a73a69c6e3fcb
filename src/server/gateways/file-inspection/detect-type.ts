import type { AttachmentType } from '#domain/attachments/attachment.ts';

/** As many of the first bytes as tell what a file is. */
export const headLength = 16;

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

/** What a file is by its first bytes, whatever it is called and said to be; null for all that is not taken. */
export function detectType(head: Buffer): AttachmentType | null {
  return marks.find(({ isMarked }) => isMarked(head))?.type ?? null;
}
