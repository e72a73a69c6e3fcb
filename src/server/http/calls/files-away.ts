/** Codes of a store of files that does not respond, and of a full disk: the same call may succeed later. */
const codes = /^(?:STORE_.*|ENOSPC|EDQUOT|EROFS|QUEUE_FULL)$/;

/** Whether an error says that files cannot be kept just now. */
export const isFilesAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.test(String(error.code));
