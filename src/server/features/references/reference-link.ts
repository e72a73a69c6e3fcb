import { createHmac } from 'node:crypto';
import type { Language } from '#domain/languages.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { isSameCode } from '#server/http/security/same-code.ts';
import type { Services } from '#server/services.ts';

/** 160 bits, as hexadecimal digits. */
const digits = 40;

/** The code by which the key of a reference is known as ours; the label keeps it apart from everything else that the key signs. */
const codeOf = (signingKey: string, id: string): string =>
  createHmac('sha256', signingKey).update(`key of a reference\n${id}`).digest('hex').slice(0, digits);

/** The key that opens a reference to whom it was mailed. */
const referenceKey = ({ signingKeys }: Pick<Services, 'signingKeys'>, id: string): string =>
  `${id}-${codeOf(signingKeys.accepted()[0], id)}`;

/** The id of the reference that a mailed key opens, by a signing key of any generation: people come back after years. Null for a key that is not ours. */
export function readReferenceKey({ signingKeys }: Pick<Services, 'signingKeys'>, key: string): string | null {
  const [id = '', code = '', ...rest] = key.split('-');
  if (rest.length > 0) return null;
  return signingKeys.all().some((each) => isSameCode(code, codeOf(each, id))) ? id : null;
}

/** Absolute address of the page of a reference for a mail; null where no host can be trusted. */
export function referenceLink(
  services: Pick<Services, 'config' | 'signingKeys'>,
  { id, language }: { id: string; language: Language },
): string | null {
  const { config } = services;
  const origin = mailOrigin(`http://localhost:${config.port}`, config);
  if (origin === null) return null;
  const parameters = { key: referenceKey(services, id) };
  return addressIn(language, { screen: 'reference', parameters, origin, hosts: config.siteHosts });
}
