/** By which way a message came into the conversation of a request: written in the office, beside a quote, or by mail. */
export const messageSources = ['office', 'quote', 'mail'] as const;
export type MessageSource = (typeof messageSources)[number];
