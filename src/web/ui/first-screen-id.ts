/** Names what a page to read begins with. Browsers paint nothing before it is there, so that they lay it out once (HTML, `rel=expect`). */
export const firstScreenId = 'first-screen';
