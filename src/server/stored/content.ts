import * as z from 'zod/mini';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { type ContentKind, type PartFields, contentKinds, fieldsOf } from '#domain/content/content-kinds.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { type StoredShape, defineShape } from './stored-shape.ts';
import { listOf, orElse, text } from './tolerant.ts';

const runs = listOf(z.object({ text: z.string(), isStrong: orElse(z.boolean(), false), href: text }));

const richText: z.ZodMiniType<RichText> = listOf(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs }),
    z.object({ kind: z.literal('list'), points: listOf(runs) }),
  ]),
);

type AnyShape = z.ZodMiniType;

const inEach = <Field>(fields: Readonly<Record<string, Field>>, of: (field: Field) => AnyShape) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)])));

/** A text that a language lacks, or a language that is new, reads as missing; an unknown choice has no fallback. */
function partShape({ shared, texts }: PartFields) {
  const textsOfLanguage = inEach(texts, ({ is }) => (is === 'rich' ? richText : text));
  return {
    shared: z.prefault(
      inEach(shared, (field) => (field.is === 'choice' ? z.enum(field.of) : text)),
      {},
    ),
    texts: z.prefault(z.object(inEachLanguage(() => z.prefault(textsOfLanguage, {}))), {}),
  };
}

function shapeOf(kind: ContentKind): StoredShape<AnyDocument> {
  const { head, item } = fieldsOf(kind);
  return defineShape<AnyDocument>({
    name: `content ${kind}`,
    schema: z.object({
      head: z.object(partShape(head)),
      items: listOf(z.object({ id: z.string(), ...partShape(item) })),
    }) as unknown as z.ZodMiniType<AnyDocument>,
  });
}

/**
 * Documents of what the owner edits, in `content_drafts` and `content_versions` (A12). An item that this release cannot read stays in the
 * column and is not seen.
 */
export const storedContent = Object.fromEntries(contentKinds.map((kind) => [kind, shapeOf(kind)])) as Record<
  ContentKind,
  StoredShape<AnyDocument>
>;
