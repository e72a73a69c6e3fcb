import type { MailGateway, MailMessage } from '#server/gateways/mail/mail-gateway.ts';
import type { CurrentLook, LookSource } from '#server/features/settings/current-look.ts';
import { brandLine, dressedPairs } from './mail-styles.ts';

const logoId = 'logo';
/** Height of a logo in a mail, in CSS pixels, unless it is so broad that it must be lower. */
const logoHeight = 40;
const widest = 280;

/** Dresses every mail at the moment it leaves, so that one that waited or is sent again wears the present look (G7). */
export function dressMails(gateway: MailGateway, look: LookSource): MailGateway {
  return {
    deliver: (message, options) => gateway.deliver(dressMail(message, look.current()), options),
    close: () => gateway.close(),
  };
}

/**
 * Puts the agency's colours and logo in the place of the product's. Only what the layout itself has written is found:
 * quotes of everybody else's texts are escaped.
 */
export function dressMail(message: MailMessage, { page, palette, logoPicture }: CurrentLook): MailMessage {
  if (page === null) return message;
  const html =
    page.primaryColor === undefined
      ? message.html
      : dressedPairs(palette).reduce((text, [plain, dressed]) => text.replaceAll(plain, () => dressed), message.html);
  if (logoPicture === null || !html.includes(brandLine.plain)) return { ...message, html };
  const height = Math.min(logoHeight, Math.round((widest * logoPicture.height) / logoPicture.width));
  const width = Math.round((height * logoPicture.width) / logoPicture.height);
  return {
    ...message,
    html: html.replace(brandLine.plain, () => brandLine.withLogo({ src: `cid:${logoId}`, width, height })),
    pictures: [{ id: logoId, type: 'image/png', name: 'logo.png', bytes: logoPicture.bytes }],
  };
}
