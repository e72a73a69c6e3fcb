import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Keys of scripts, embedded files, media and XFA forms. */
const refusedKeys = [
  'JS',
  'JavaScript',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMediaContent',
  'RichMediaSettings',
  'XFA',
];
/** Types of actions, annotations and streams that run, launch, send, fetch or embed something. */
const refusedKinds = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
  '3D',
]);
const kindKeys = ['S', 'Type', 'Subtype'];
/** Keys under which addresses stand: of links, and of what relative links are relative to (ISO 32000-1 §12.6.4.7). */
const addressKeys = ['URI', 'Base'];
/** Where a link may lead; everything else, such as `javascript:` and `file:`, runs or opens something on the reader's side. */
const allowedAddress = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;

/** Names in the raw bytes, for readers that find objects where our parser finds none. */
const refusedWords = /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia\w*|XFA)(?![\w#])/;

/** An address in the raw bytes that runs or opens something. */
const refusedAddress = /\/URI\s{0,9}\(\s{0,9}(?:javascript|vbscript|file|data):/i;

/** Whether a document needs a password or restricts its use; the key for that is never compressed. */
export const isEncrypted = (bytes: Buffer): boolean =>
  /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/.test(bytes.toString('latin1'));

/** Whether the uncompressed bytes contain a refused name, also with letters escaped as #xx. */
export function namesRefused(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (refusedAddress.test(text)) return true;
  const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return refusedWords.test(plain);
}

/**
 * Whether any object of a document, at any depth, is active or embeds something (C10): scripts, launch actions, forms
 * that send, embedded files, media, and open actions that do more than show a page.
 */
export function isUnsafe(context: PDFContext, objects: readonly PDFObject[]): boolean {
  const rest = [...objects];
  for (let object = rest.pop(); object; object = rest.pop()) {
    // One by one: a list may be longer than the allowed number of arguments.
    if (object instanceof PDFArray) for (const part of object.asArray()) rest.push(part);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (isRefused(context, dict) || (object instanceof PDFStream && hidesObjects(dict))) return true;
    for (const value of dict.values()) rest.push(value);
  }
  return false;
}

function isRefused(context: PDFContext, dict: PDFDict): boolean {
  if (refusedKeys.some((key) => dict.has(PDFName.of(key)))) return true;
  if (kindKeys.some((key) => refusedKinds.has(nameIn(context, dict, key) ?? ''))) return true;
  if (addressKeys.some((key) => !isAllowedAddress(context.lookup(dict.get(PDFName.of(key)))))) return true;
  const opening = context.lookup(dict.get(PDFName.of('OpenAction')));
  if (opening instanceof PDFDict && !isMereJump(context, opening)) return true;
  const others = context.lookup(dict.get(PDFName.of('AA')));
  return others instanceof PDFDict && others.values().some((action) => !isMereJump(context, context.lookup(action)));
}

/** Whether a value is no address, or one that readers may follow; they skip blanks and control characters in it. */
function isAllowedAddress(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return true;
  return allowedAddress.test(value.decodeText().replaceAll(/[\s\p{C}]/gu, ''));
}

/** An action that shows a page of the same document and leads to no other action. */
function isMereJump(context: PDFContext, action: PDFObject | undefined): boolean {
  return action instanceof PDFDict && nameIn(context, action, 'S') === 'GoTo' && !action.has(PDFName.of('Next'));
}

/** An object stream without its type is read by some readers and skipped by others. */
function hidesObjects(dict: PDFDict): boolean {
  const type = dict.get(PDFName.of('Type'));
  return dict.has(PDFName.of('First')) && dict.has(PDFName.of('N')) && type !== PDFName.of('ObjStm');
}

function nameIn(context: PDFContext, dict: PDFDict, key: string): string | undefined {
  const value = context.lookup(dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : undefined;
}
