// in this file: filename-case
export const name = 1;
