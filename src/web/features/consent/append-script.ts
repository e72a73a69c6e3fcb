/** Lets the browser fetch and run a script of another site without holding the page up. */
export function appendScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}
