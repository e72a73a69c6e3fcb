import type { TemplateKind } from '#domain/mail/template-kind.ts';

/** A prepared reply or message of a new installation; a text may contain the placeholders of its kind. */
export type PreparedReply = { kind?: TemplateKind; name: string; subject: string; body: string };
