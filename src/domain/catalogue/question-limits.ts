/** Characters of a question to the question box (A6). */
export const questionLimits = { minimum: 3, maximum: 300 } as const;
