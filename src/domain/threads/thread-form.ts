/** Id of the thread on the pages that show it. */
export const threadAnchor = 'messages';

/** Where the form of a page sends a message without scripts. */
export const threadFormPath = (pagePath: string): string => `${pagePath}/messages`;
