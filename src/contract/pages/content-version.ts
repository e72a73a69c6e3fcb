/** Header of a shared page that changes with everything such pages are made of, so that copies kept offline can follow (B8, A11). */
export const contentVersionHeader = 'content-version';
