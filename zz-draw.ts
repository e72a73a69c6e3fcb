import { writeFileSync } from 'node:fs';
import { renderQuote } from './src/server/gateways/pdf/quote/quote-document.ts';
import { sampleQuote } from './tests/support/quote-snapshots.ts';
import { signatureOf, drawnMark, recordedMark } from './tests/support/signatures.ts';
const verification = { code: '7KQ2-M9XA-4TBE-HW3C', address: 'https://plumbline.sk/overenie?code=7KQ2-M9XA-4TBE-HW3C' };
for (const language of ['sk', 'cs', 'da', 'en'] as const) {
  const q = sampleQuote(language, {}, 'accepted');
  const mark = language === 'cs' ? drawnMark : language === 'da' ? recordedMark : undefined;
  const signature = signatureOf(q.snapshot, {
    choice: { mails: 5000, ...(language === 'sk' ? {} : { shop: 1000 }) },
    mark,
    changes: {
      codeConfirmedAt: language === 'en' ? Date.UTC(2026, 10, 24, 9, 29) : null,
      file: language === 'da' ? { name: 'e-mail.pdf', sha256: 'ab'.repeat(32) } : null,
    },
  });
  writeFileSync(`/tmp/zs-${language}.pdf`, await renderQuote({ ...q, signature, verification }));
}
writeFileSync('/tmp/zs-plain.pdf', await renderQuote({ ...sampleQuote('sk'), verification }));
writeFileSync('/tmp/zs-choice.pdf', await renderQuote({ ...sampleQuote('sk'), verification, choice: { shop: 1000 } }));
