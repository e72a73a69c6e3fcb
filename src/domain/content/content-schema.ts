import * as z from 'zod/mini';
import { inEachLanguage } from '../languages.ts';
import { type AnyDocument, itemIdPattern } from './content-document.ts';
import {
  type ContentFields,
  type ContentKind,
  type PartFields,
  type SharedField,
  type TextField,
  contentKinds,
  fieldsOf,
} from './content-kinds.ts';

/** No text is longer, whatever a program sends; the rules of `checkContent` say at which field one is too long. */
const longest = 20_000;
const line = z.string().check(z.maxLength(longest));

const run = z.strictObject({ text: line, isStrong: z.boolean(), href: line });
const runs = z.array(run).check(z.maxLength(500));

/** Shape of rich text; its rules are `checkContent`'s. */
export const richTextSchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paragraph'), runs }),
      z.strictObject({ kind: z.literal('list'), points: z.array(runs).check(z.maxLength(500)) }),
    ]),
  )
  .check(z.maxLength(500));

type AnyValue = z.ZodMiniType;

const sharedSchema = (field: SharedField): AnyValue => (field.is === 'choice' ? z.enum(field.of) : line);
const textSchema = ({ is }: TextField): AnyValue => (is === 'rich' ? richTextSchema : line);

const inEach = <Field>(fields: Readonly<Record<string, Field>>, of: (field: Field) => AnyValue) =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)])));

const partShape = ({ shared, texts }: PartFields) => ({
  shared: inEach(shared, sharedSchema),
  texts: z.strictObject(inEachLanguage(() => inEach(texts, textSchema))),
});

/** Shape of the documents of a kind; the rules of each field are `checkContent`'s. */
function documentSchema({ head, item }: ContentFields) {
  const id = z.string().check(z.regex(itemIdPattern));
  return z.strictObject({
    head: z.strictObject(partShape(head)),
    items: z.array(z.strictObject({ id, ...partShape(item) })).check(z.maxLength(500)),
  }) as unknown as z.ZodMiniType<AnyDocument, AnyDocument>;
}

/** Shape of the documents of each kind. */
export const contentSchemas = Object.fromEntries(
  contentKinds.map((kind) => [kind, documentSchema(fieldsOf(kind))]),
) as Record<ContentKind, z.ZodMiniType<AnyDocument, AnyDocument>>;
