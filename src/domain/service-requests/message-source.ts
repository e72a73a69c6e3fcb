/** By which way a message came into a thread: written in the office, beside a quote, by mail, or by the customer in the portal. */
export const messageSources = ['office', 'quote', 'mail', 'portal'] as const;
export type MessageSource = (typeof messageSources)[number];
