/*
 * Where the browser stores the parts of drafts. Visitors' browsers hold these names: they never change.
 */

/** The mailed link of the present draft (C10). */
export const draftLinkKey = 'configurator-draft-link';

/** The draft that was not chosen where two differed (C7). */
export const stashedDraftKey = 'configurator-other-draft';

/** The account's draft at the last sync of this browser (C7). */
export const syncedDraftKey = 'configurator-seen-draft';

/** When the draft was saved that went on to the host of another language (ms): there it may be newer (C7). */
export const handedOverKey = 'configurator-handed-over';

/** Set while somebody is signed in here, so that for others no call is needed. */
export const signedInKey = 'signed-in';

/** The estimate generated last, and how the plan made of it is found again (C8). */
export const generatedEstimateKey = 'configurator-generated-quote';
