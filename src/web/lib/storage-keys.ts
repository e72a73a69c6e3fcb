/** Answers of an unfinished configurator (C7). */
export const draftKey = 'configurator-draft';

/** A contact message that waits for a connection (E1). */
export const unsentMessageKey = 'unsent-contact-message';
