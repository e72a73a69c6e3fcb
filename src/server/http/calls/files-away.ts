import { AppError } from './app-error.ts';

/** Codes of a store of files that does not respond, and of a full disk: the same call may succeed later. */
const codes = /^(?:STORE_.*|ENOSPC|EDQUOT|EROFS|QUEUE_FULL)$/;

/** Whether an error says that files cannot be kept just now. */
export const isFilesAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.test(String(error.code));

/**
 * Keeps a file that came with a form. Where the store does not respond or is full it throws `file-not-kept` in place of
 * `files-unavailable`: nothing goes on by itself here, and the form is shown again with what was typed (K4).
 */
export async function keepOfForm<Kept>(keep: () => Promise<Kept>): Promise<Kept> {
  try {
    return await keep();
  } catch (error) {
    if (isFilesAway(error)) throw new AppError('file-not-kept');
    throw error;
  }
}
