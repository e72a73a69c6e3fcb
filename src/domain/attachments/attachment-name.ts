import { type AttachmentType, attachmentLimits } from './attachment.ts';

/** Ending of a file's name by what the file really is. */
export const endingOf: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Controls, what is never shown, and marks that turn the direction of writing round: `gpj.exe` can pass for a picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Letters that mean something in paths, shells or headers of some system. */
const meaningful = /["%*/:;<>?\\|`]/g;

/**
 * The display and download name of a file (C10): the sender's name without folders, invisible characters and leading
 * dots, at most 120 characters, with the extension of its real type. It is never a path on the server.
 */
export function attachmentName(sent: string, type: AttachmentType): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(unseen, '').replaceAll(meaningful, '').replaceAll(/\s+/g, ' ').trim();
  const stem = plain.replace(/\.[\p{L}\p{N}]{1,8}$/u, '').replace(/^[.\s]+/, '');
  const ending = `.${endingOf[type]}`;
  const kept = [...(stem === '' ? 'file' : stem)]
    .slice(0, attachmentLimits.nameLength - ending.length)
    .join('')
    .trim();
  return `${kept}${ending}`;
}
