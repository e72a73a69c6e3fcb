/** Longest texts of templates and replies, in characters. */
export const messageLimits = { templateName: 80, subject: 160, body: 5000 } as const;
