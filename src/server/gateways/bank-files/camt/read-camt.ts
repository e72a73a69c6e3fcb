import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BankFileError, bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import type { ParsedFile } from '../read-bank-file.ts';
import { readEntry } from './read-entry.ts';
import { childrenOf, elementAt, textAt } from './xml-node.ts';

/**
 * Reads CAMT.053, versions 2 to 8 and later ones that keep its names, in any namespace: booked entries of all statements (research,
 * "Bank files"). Throws where the file brings entities of its own, is not well formed, or is another document.
 */
export function readCamt(text: string): ParsedFile {
  refuseEntities(text);
  refuseTooMany(text);
  checkForm(text);
  const document = parse(text);
  const root = elementAt(document, 'Document/BkToCstmrStmt');
  if (root === undefined) throw new BankFileError('unknown-format', { line: 1 });
  const statements = childrenOf(root, 'Stmt').flatMap((statement) => {
    const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
    return childrenOf(statement, 'Ntry').map((entry) => ({ entry, account }));
  });
  const entries = statements.flatMap(({ entry, account }, index) => readEntry(entry, { account, number: index + 1 }));
  return { format: 'camt053', profile: '', entries };
}

/** No bank needs a document type; entities that grow need one. */
function refuseEntities(text: string): void {
  const at = text.search(/<!(?:DOCTYPE|ENTITY)/i);
  if (at !== -1) throw new BankFileError('entities', { line: lineAt(text, at) });
}

/** Counted before the file is parsed, so that a million entries cost no memory. */
function refuseTooMany(text: string): void {
  let count = 0;
  for (const { index } of text.matchAll(/<(?:[\w.-]{1,40}:)?(?:Ntry|TxDtls)[\s/>]/g)) {
    count += 1;
    if (count > 2 * bankFileLimits.entries) throw new BankFileError('too-many-entries', { line: lineAt(text, index) });
  }
}

function checkForm(text: string): void {
  const form = XMLValidator.validate(text);
  if (form === true) return;
  const lines = text.trimEnd().split('\n').length;
  const { line } = form.err;
  // Where elements are still open, the file ends too early; the validator names the line of the element.
  const isCut = !/<\/(?:[\w.-]{1,40}:)?Document\s*>\s*$/.test(text.slice(-200));
  throw new BankFileError(isCut ? 'truncated' : 'broken', { line: isCut ? lines : line });
}

function parse(text: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    removeNSPrefix: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  try {
    return parser.parse(text);
  } catch {
    throw new BankFileError('broken');
  }
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
