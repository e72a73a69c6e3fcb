import { AppError } from '#server/http/calls/app-error.ts';
import { isFilesAway } from '#server/http/calls/files-away.ts';

/**
 * Keeps a file that came with a form. Where the store does not respond or is full it throws `file-not-kept` in place of
 * `files-unavailable`: nothing goes on by itself here, and the form is shown again with what was typed.
 */
export async function keepOfForm<Kept>(keep: () => Promise<Kept>): Promise<Kept> {
  try {
    return await keep();
  } catch (error) {
    if (isFilesAway(error)) throw new AppError('file-not-kept');
    throw error;
  }
}
