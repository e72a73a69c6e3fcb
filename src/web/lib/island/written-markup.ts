/**
 * Props of an element whose content is markup that React itself has written on the server. The only place where a string becomes markup:
 * never call it with a text of a person.
 */
export const writtenMarkup = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
