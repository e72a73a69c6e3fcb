import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, after, test } from 'node:test';
import { inboundLimits } from '#domain/inbound-mail/inbound-mail.ts';
import { newestPart } from '#domain/inbound-mail/newest-part.ts';
import { attached, multipart, rawMail } from '#tests/support/requests/inbound-mails.ts';
import { createMailReader } from './mail-reader.ts';
import type { ReadMail } from './read-mail.ts';

const own = ['office@firma.example'];
const samples = new URL('../../../../tests/fixtures/mails/', import.meta.url);

describe('mails that come in', () => {
  const reader = createMailReader();
  after(() => reader.close());

  const read = (source: string | Buffer) => reader.read({ bytes: Buffer.from(source), own });
  async function readable(source: string | Buffer): Promise<Extract<ReadMail, { outcome: 'read' }>> {
    const result = await read(source);
    assert.ok(result.outcome === 'read');
    return result;
  }

  /** Own samples of what mail programs send, each with what was written. */
  const programs: [file: string, kept: string][] = [
    ['gmail-sk.eml', 'Dobrý deň,\n\nsúhlasím s ponukou. Pošlem aj fotky.\n\nAnna'],
    ['outlook-cs.eml', 'Dobrý den,\n\ns nabídkou souhlasíme.'],
    ['seznam-cs.eml', 'Dobrý den, kdy můžete začít?'],
    ['apple-da.eml', 'Det lyder godt.'],
    ['thunderbird-en.eml', 'That works for us.'],
  ];
  for (const [file, kept] of programs) {
    test(`I2 of ${file} the own words are kept`, async () => {
      const { mail } = await readable(await readFile(new URL(file, samples)));
      assert.equal(newestPart(mail.text), kept);
      assert.equal(mail.nature, 'person');
      assert.equal(mail.answers.length, 1);
    });
  }

  test('I2 of markup nothing but its text is taken', async () => {
    const body = '<style>p{}</style><p>Ahoj <b>Jan</b></p><script>alert(1)</script><img src="https://zly.example/x">';
    const { mail } = await readable(rawMail({ type: 'text/html; charset=utf-8', body }));
    assert.equal(mail.text, 'Ahoj Jan');
  });

  test('I2 letters of other charsets are read, and unknown charsets refuse nothing', async () => {
    const text = Buffer.concat([
      Buffer.from(rawMail({ type: 'text/plain; charset=windows-1250', body: '' })),
      Buffer.from([0x9e, 0xe1, 0x62, 0x61]),
    ]);
    assert.equal((await readable(text)).mail.text, 'žába');
    const { mail } = await readable(rawMail({ type: 'text/plain; charset=x-neznama', body: 'abc' }));
    assert.equal(mail.text, 'abc');
  });

  test('I2 a header never has a second line, whatever is encoded in it', async () => {
    const subject = '=?utf-8?Q?Ahoj=0D=0ABcc:_obet@kovac.example?=';
    const { mail } = await readable(rawMail({ subject, from: '=?utf-8?Q?A=0D=0AB?= <anna@kovac.example>' }));
    assert.deepEqual([mail.subject, mail.from.name], ['Ahoj Bcc: obet@kovac.example', 'A B']);
    assert.equal(
      (await readable(rawMail({ subject: 'x'.repeat(100_000) }))).mail.subject.length,
      inboundLimits.subject,
    );
  });

  test('I2 a mail of 10,000 parts is refused, and so is one of endless depth or headers', async () => {
    const parts = Array.from({ length: 10_000 }, () => ({ type: 'text/plain', body: 'x' }));
    assert.deepEqual(await read(rawMail(multipart('mixed', parts))), { outcome: 'refused' });
    const deep = Array.from(
      { length: 200 },
      (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level + 1}\r\n\r\n`,
    );
    assert.deepEqual(await read(rawMail({ type: 'multipart/mixed; boundary=b0', body: deep.join('') })), {
      outcome: 'refused',
    });
    assert.deepEqual(await read(rawMail({ headers: { 'X-Long': 'x'.repeat(1024 * 1024) } })), { outcome: 'refused' });
  });

  test('I2 of many files the first ten are kept, and small pictures of signatures are none', async () => {
    const files = Array.from({ length: 14 }, (_, index) => attached(`${index}.pdf`, Buffer.from(`%PDF-1.7 ${index}`)));
    const { files: kept, left } = await readable(
      rawMail(multipart('mixed', [{ type: 'text/plain', body: 'Prílohy.' }, ...files])),
    );
    assert.deepEqual([kept.length, left, kept[0]?.name], [10, 4, '0.pdf']);
    const logo = {
      type: 'image/png; name="image001.png"',
      headers: ['Content-ID: <logo>', 'Content-Disposition: inline; filename="image001.png"'],
      body: 'x'.repeat(900),
    };
    const signed = multipart('related', [{ type: 'text/html', body: '<p>Ahoj</p><img src="cid:logo">' }, logo]);
    assert.deepEqual((await readable(rawMail(signed))).files, []);
  });

  test('I2 bytes that are no mail are read as one without words, or refused', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(100_000, 0xff), Buffer.from('\r\n\r\n')]) {
      const result = await read(bytes);
      assert.ok(result.outcome === 'refused' || result.mail.from.address === '');
    }
  });
});
