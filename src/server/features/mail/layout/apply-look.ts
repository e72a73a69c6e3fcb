import type { MailGateway, MailMessage } from '#server/gateways/mail/mail-gateway.ts';
import type { CurrentLook, LookSource } from '#server/features/settings/current-look.ts';
import { brandLine, lookReplacements } from './mail-styles.ts';

const logoId = 'logo';
/** Height of a logo in a mail (CSS pixels); a very wide logo is lower. */
const logoHeight = 40;
const widest = 280;

/**
 * A gateway that applies the present look to every mail when it is delivered, also to mails that waited or are sent
 * again (G7).
 */
export function applyLookToMails(gateway: MailGateway, look: LookSource): MailGateway {
  return {
    deliver: (message, options) => gateway.deliver(applyLook(message, look.current()), options),
    close: () => gateway.close(),
  };
}

/**
 * Replaces the product's colours and logo by the agency's. Only markup of the layout is found, because typed texts are
 * escaped.
 */
export function applyLook(message: MailMessage, { page, palette, logoPicture }: CurrentLook): MailMessage {
  if (page === null) return message;
  const html =
    page.primaryColor === undefined
      ? message.html
      : lookReplacements(palette).reduce(
          (text, [plain, dressed]) => text.replaceAll(plain, () => dressed),
          message.html,
        );
  if (logoPicture === null || !html.includes(brandLine.plain)) return { ...message, html };
  const height = Math.min(logoHeight, Math.round((widest * logoPicture.height) / logoPicture.width));
  const width = Math.round((height * logoPicture.width) / logoPicture.height);
  return {
    ...message,
    html: html.replace(brandLine.plain, () => brandLine.withLogo({ src: `cid:${logoId}`, width, height })),
    pictures: [{ id: logoId, type: 'image/png', name: 'logo.png', bytes: logoPicture.bytes }],
  };
}
