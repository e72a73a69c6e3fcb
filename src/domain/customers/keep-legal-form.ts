/** Legal forms that are written with spaces in them, as Slovak and Czech firms do. */
const legalForms = /(?<= )(?:spol\. s r\. ?o\.|s\. ?r\. ?o\.|v\. ?o\. ?s\.|a\. ?s\.|k\. ?s\.)/g;

/** A name of a firm whose legal form does not break in the middle of a line: its spaces are such that do not. */
export const keepLegalForm = (name: string): string =>
  name.replaceAll(legalForms, (form) => form.replaceAll(' ', '\u00A0'));
