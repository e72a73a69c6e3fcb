/*
 * Names under which the browser keeps what belongs to drafts. Apart from the other names, which every page loads.
 */

/** The mailed link of the present draft (C10). */
export const draftLinkKey = 'configurator-draft-link';

/** The draft that was not chosen where two differed (C7). */
export const stashedDraftKey = 'configurator-other-draft';

/** The account's draft as this browser last saw it (C7). */
export const syncedDraftKey = 'configurator-seen-draft';

/** Set while somebody is signed in here, so that others cost no question to the server. */
export const signedInKey = 'signed-in';

/** The estimate generated last, and how the plan made of it is found again (C8). */
export const generatedEstimateKey = 'configurator-generated-quote';
