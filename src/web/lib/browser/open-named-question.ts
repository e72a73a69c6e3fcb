/** Opens and focuses the question that the address names, now and whenever a link names another (A6). */
export function openNamedQuestion(): void {
  const open = () => {
    const question = location.hash && document.getElementById(location.hash.slice(1))?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
    question.querySelector('summary')?.focus();
  };
  open();
  addEventListener('hashchange', open);
}
