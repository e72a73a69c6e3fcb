/** Largest file that is compared with what was sealed, in bytes. */
export const verificationLimits = { bytes: 25 * 1024 ** 2 } as const;
