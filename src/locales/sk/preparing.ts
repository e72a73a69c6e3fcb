/** What visitors read while the server starts. */
export const preparing = {
  title: 'Stránka sa práve pripravuje',
  text: 'Web sa spúšťa, trvá to najviac pár minút. Stránka sa sama načíta znova.',
};
