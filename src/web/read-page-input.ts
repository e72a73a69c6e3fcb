import type { PageInput } from '#contract/page.ts';

/** Reads what the server has rendered the document from. Throws where it brings nothing, as pages that are only read. */
export function readPageInput(): PageInput {
  const data = document.querySelector('#page-input')?.textContent;
  if (!data) throw new Error('The document brings no data of its page.');
  return JSON.parse(data) as PageInput;
}
