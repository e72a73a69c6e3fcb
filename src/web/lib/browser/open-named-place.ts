/** Opens what is folded around the place that the address names, now and whenever a link names another; a question is focused (A5, A6). */
export function openNamedPlace(): void {
  const open = () => {
    const place = location.hash && document.getElementById(location.hash.slice(1));
    const folded = place && place.closest('details');
    if (!folded) return;
    folded.open = true;
    const question = folded.matches('.question');
    (question ? folded : place).scrollIntoView();
    if (question) folded.querySelector('summary')?.focus();
  };
  open();
  addEventListener('hashchange', open);
}
