/** Fired on the document once its page is hydrated, or will not be; the boot script, which is sent as text, names it too. */
export const hydrationEnd = 'hydration-end';
