/** What `prefetchOnIntent` fetches in other browsers too: no files, no change of language, nothing that only the server knows. */
const links = { href_matches: '/*' };
const others = { selector_matches: '[rel], [hreflang], [download], [target], [data-reload]' };

/**
 * Lets browsers fetch a public page once somebody is about to open it (WICG, "Speculation Rules"). The same text in every
 * document, so that the content security policy can name its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [links, { not: others }] }, eagerness: 'moderate' }],
});
