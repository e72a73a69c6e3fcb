import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { getDocumentProxy } from 'unpdf';
import { renderQuote } from '#server/gateways/pdf/quote/quote-document.ts';
import { readSeal } from '#tests/support/documents/pdf-seal.ts';
import { sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { makeSealKey } from './make-seal-key.ts';
import { createSealGateway } from './seal-gateway.ts';

const now = Date.UTC(2026, 10, 21, 9);
const holder = { name: 'Weby Žužana', country: 'SK' };
const said = { sealedAt: now, reason: 'Pečať', location: 'Trnava' };

test('H5 a seal covers the whole PDF, names the agency, and leaves what was drawn and its tags as they are', async () => {
  const key = await makeSealKey(holder, now);
  const drawn = await renderQuote(sampleQuote('sk'));
  const gateway = createSealGateway();
  const sealed = Buffer.from(await gateway.seal({ bytes: drawn, ...key, ...said }));
  await gateway.close();
  assert.ok(sealed.subarray(0, drawn.length).equals(Buffer.from(drawn)), 'the seal is appended');
  assert.deepEqual(readSeal(sealed), {
    isIntact: true,
    coversAll: true,
    fingerprint: key.fingerprint,
    subject: 'CN=Weby Žužana (seal)\nO=Weby Žužana\nC=SK',
  });
  assert.match(sealed.toString('latin1'), /ETSI\.CAdES\.detached/);
  const pdf = await getDocumentProxy(new Uint8Array(sealed));
  assert.equal((await pdf.getMarkInfo())?.Marked, true);
  assert.equal(readSeal(drawn), null);
});

test('H5 one changed byte anywhere in a sealed PDF breaks the seal', async () => {
  const key = await makeSealKey(holder, now);
  const gateway = createSealGateway();
  const sealed = await gateway.seal({ bytes: await renderQuote(sampleQuote('da')), ...key, ...said });
  await gateway.close();
  assert.equal(readSeal(sealed)?.isIntact, true);
  const contents = Buffer.from(sealed).toString('latin1').lastIndexOf('/Contents <');
  for (const at of [20, 5000, Math.floor(contents / 2), contents - 20, sealed.length - 8]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.equal(readSeal(changed)?.isIntact, false, String(at));
  }
});

test('H5 the certificate of a seal holds for ten years and is no authority', async () => {
  const key = await makeSealKey({ ...holder, name: 'Ž'.repeat(100) }, now);
  const certificate = new X509Certificate(key.certificate);
  assert.equal(certificate.ca, false);
  assert.ok(certificate.verify(certificate.publicKey));
  assert.deepEqual(
    [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)],
    [now, Date.UTC(2036, 10, 21, 9)],
  );
  assert.equal(key.notAfter, Date.UTC(2036, 10, 21, 9));
  assert.notEqual((await makeSealKey(holder, now)).fingerprint, key.fingerprint);
});

test('H5 what is no PDF is not sealed, and says so', async () => {
  const gateway = createSealGateway();
  const key = await makeSealKey(holder, now);
  await assert.rejects(gateway.seal({ bytes: Buffer.from('no document'), ...key, ...said }), /could not be sealed/);
  await gateway.close();
});
