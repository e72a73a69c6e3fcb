/** Where the browser stores the answers of an unfinished configurator (C7). Apart from the other names: every page loads it. */
export const draftKey = 'configurator-draft';
