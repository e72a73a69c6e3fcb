/** Answers of an unfinished configurator (C7). */
export const draftKey = 'configurator-draft';

/** Names what waits to be sent, so that a page knows without opening the queue (C11). */
export const unsentKey = 'unsent';
