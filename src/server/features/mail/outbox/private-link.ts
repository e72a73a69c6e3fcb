import { preferencesMark } from '#server/features/mail/preferences/preferences-link.ts';

/**
 * What stands in the place of a private link's secret in the stored text of a mail: the database never holds the secret in clear, it
 * is filled in when the mail is sent (H5). Made of characters that every address may have.
 */
export const privateLinkMark = '~private-link~';

type Bodies = { text: string; html: string };

/** The bodies of a mail as they are sent, with the secret in its place; as they are stored without one. */
export function fillPrivateLink<Mail extends Bodies>(mail: Mail, token: string): Mail {
  if (token === '') return mail;
  const [text, html] = [mail.text, mail.html].map((body) => body.replaceAll(privateLinkMark, token)) as [
    string,
    string,
  ];
  return { ...mail, text, html };
}

/** A stored text as people of the agency read it: addresses without their secrets. */
export const hidePrivateLink = (text: string): string =>
  text.replaceAll(privateLinkMark, '…').replaceAll(preferencesMark, '…');
