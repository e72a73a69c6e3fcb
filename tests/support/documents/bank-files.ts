/* Bank files as banks write them, made by the tests. */

/** One movement of a file that a test makes. */
export type MadeEntry = {
  /** Minor units, negative for what left the account. */
  amount: number;
  symbol?: string;
  name?: string;
  message?: string;
  reference?: string;
  /** `YYYY-MM-DD`. */
  day?: string;
  currency?: string;
};

/** Account that the made files are of. */
export const madeAccount = 'SK4211000000002620106540';

const decimal = (amount: number): string => (Math.abs(amount) / 100).toFixed(2);

/** A CAMT.053 file of version 8, with symbols as Slovak banks write them. */
export function camtFile(entries: readonly MadeEntry[], account = madeAccount): string {
  const body = entries.map((each, index) => camtEntry({ reference: `R${index + 1}`, ...each })).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${body}
</Stmt></BkToCstmrStmt></Document>
`;
}

function camtEntry({ amount, symbol = '', name = '', message = '', reference, day, currency }: MadeEntry): string {
  const party = amount < 0 ? 'Cdtr' : 'Dbtr';
  return `<Ntry><Amt Ccy="${currency ?? 'EUR'}">${decimal(amount)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day ?? '2026-11-20'}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}/SS/KS</EndToEndId></Refs>
<RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}></RltdPties><RmtInf><Ustrd>${message}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry>`;
}

/** What a GPC file's movement says beside its sum. */
export type MadeGpcEntry = MadeEntry & { code?: '1' | '2' | '3' | '4' | '5'; counter?: string; extra?: string };

/** A GPC file of one statement: its balances follow from the movements; codes 3 and 4 are debits that were taken back. */
export function gpcFile(entries: readonly MadeGpcEntry[], { isSavingsBank = false } = {}): string {
  const before = 1_000_00;
  const change = entries.reduce((sum, each) => sum + effectOf(each, isSavingsBank), 0);
  const balance = (sum: number) => `${String(Math.abs(sum)).padStart(14, '0')}${sum < 0 ? '-' : '+'}`;
  const head = `0740000000000123457${'Plumbline s.r.o.'.padEnd(20)}191126${balance(before)}${balance(before + change)}`;
  const turnover = `${'0'.repeat(14)}0${'0'.repeat(14)}0001201126`;
  const lines = [`${head}${turnover}`.padEnd(128), ...entries.flatMap(gpcLines)];
  return `${lines.join('\r\n')}\r\n`;
}

const codeOf = ({ code, amount }: MadeGpcEntry): string => code ?? (amount < 0 ? '1' : '2');

function effectOf(entry: MadeGpcEntry, isSavingsBank: boolean): number {
  const size = Math.abs(entry.amount);
  const isOut = ['1', '5', ...(isSavingsBank ? ['4'] : [])].includes(codeOf(entry));
  return isOut ? -size : size;
}

function gpcLines(entry: MadeGpcEntry): string[] {
  const { amount, symbol = '', name = '', counter = '0000192000145399', extra } = entry;
  const [, year = '', month = '', day = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(entry.day ?? '2026-11-20') ?? [];
  const line = [
    '075',
    '0000000000123457',
    counter,
    (entry.reference ?? '').padStart(13, '0'),
    String(Math.abs(amount)).padStart(12, '0'),
    codeOf(entry),
    symbol.padStart(10, '0'),
    '0008000308',
    '0'.repeat(10),
    `${day}${month}${year}`,
    name.slice(0, 20).padEnd(20),
    '0',
    entry.currency === 'EUR' ? '0978' : '0203',
    `${day}${month}${year}`,
  ].join('');
  return extra === undefined ? [line] : [line, `078${extra}`.padEnd(128)];
}

/** Bytes of a text in windows-1250, as far as Slovak and Czech letters go. */
export function inWindows1250(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1250');
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f);
}
