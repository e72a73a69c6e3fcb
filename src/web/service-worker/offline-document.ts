import type { Language } from '#domain/languages.ts';
import type { OfflineTexts } from './messages.ts';

/** The response in place of a page that is not cached, offline: one document that loads nothing else. */
export function offlineDocument(language: Language, texts: OfflineTexts): Response {
  const [title, text, home] = [texts.title, texts.text, texts.home].map(escapeHtml);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 Barlow, system-ui, sans-serif }
  body { max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; background: #f1f3ee; color: #1d2326 }
  h1 { line-height: 1.15 }
  a { color: inherit; display: inline-block; padding: .6rem 0 }
  @media (prefers-color-scheme: dark) { body { background: #0f2f52; color: #f1f3ee } }
</style>
<main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
