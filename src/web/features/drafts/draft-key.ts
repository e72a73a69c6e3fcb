/** Where the browser stores the answers of an unfinished configurator (C7). Apart from the other names: every page loads it. */
export const draftKey = 'configurator-draft';

/** Where it stores the step that was opened last. */
export const stepKey = 'configurator-step';

/** In the address in place of a step: the one that was opened last (C7). */
export const resumeStep = 'resume';
