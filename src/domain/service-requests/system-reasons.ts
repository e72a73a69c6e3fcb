/** Reasons that the program itself gives for a move of a request; each has words in `serviceRequests`. */
export const systemReasons = ['quote-expired', 'quote-declined'] as const;
export type SystemReason = (typeof systemReasons)[number];
