/** Most characters that a mail server takes in an address (RFC 5321 §4.5.3.1.3, without its brackets). */
export const longestEmailAddress = 254;

/** How somebody who asks for something is reached, as typed; the configurator and the contact form ask alike (C6, E1). */
export type Contact = { name: string; email: string; phone: string; company: string };

/** Longest accepted details in characters. */
export const contactLimits = { name: 120, email: longestEmailAddress, phone: 40, company: 160 } as const;
