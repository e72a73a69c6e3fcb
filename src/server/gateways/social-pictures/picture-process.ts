// Entry of the process that draws pictures of pages. It ends with the channel to the server, so it never outlives the server.
import { drawSvg, openRenderer } from './lettering.ts';
import type { PictureAnswer } from './picture-gateway.ts';
import { drawSheet } from './sheet.ts';
import type { Sheet } from './sheet-parts.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (sheet: Sheet) => void answer(sheet));

let opened: Promise<void> | undefined;

async function answer(sheet: Sheet): Promise<void> {
  process.send?.(await draw(sheet));
}

async function draw(sheet: Sheet): Promise<PictureAnswer> {
  try {
    await (opened ??= openRenderer());
    return { ok: true, bytes: drawSvg(drawSheet(sheet, { isCut: true })) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
