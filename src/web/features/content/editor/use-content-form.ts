import { type RefObject, useRef } from 'react';
import type { ContentOfKind } from '#contract/content/content.ts';
import { checkContent, checkPublishing } from '#domain/content/check-content.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { readFormDraft, saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useContentDeed, useFreshContent } from '../queries.ts';
import { type ContentValues, documentOf, mergeValues, valuesOf } from './content-values.ts';

/** What was typed and not saved yet, with the version that it was typed over; kept in this tab. */
type Kept = { base: AnyDocument; values: ContentValues };

const keptName = ({ kind }: ContentOfKind) => `content-${kind}`;

/** What is in the form at first: what is stored, with what was typed in this tab and not saved laid over it. */
function startOf(content: ContentOfKind): ContentValues {
  const { kind, document } = content;
  const kept = readFormDraft(keptName(content)) as Kept | null;
  const stored = valuesOf(kind, document);
  if (!kept) return stored;
  return mergeValues(kind, { base: valuesOf(kind, kept.base), mine: kept.values, theirs: stored }, document).values;
}

type Options = {
  content: ContentOfKind;
  /** Ids of pictures that were uploaded meanwhile. */
  pictures: ReadonlySet<string>;
  /** Called when the stored content is another one: published, or its draft discarded. */
  onReplaced: () => void;
};

/** What the next attempt to save is for. */
type Intent = { isPublishing: boolean; isReleaseSeen: boolean };
const savingOnly: Intent = { isPublishing: false, isReleaseSeen: false };

type DraftOptions = Omit<Options, 'onReplaced'> & {
  intent: RefObject<Intent>;
  onSaved: (saved: ContentOfKind) => void;
};

/** The draft as a form: checked by the rules of its kind, merged with what another administrator has saved (G5). */
function useDraftForm({ content, pictures, intent, onSaved }: DraftOptions) {
  const { kind } = content;
  const saving = useContentDeed(kind);
  return useRecordForm<ContentValues, ContentOfKind>({
    id: 'content',
    start: () => startOf(content),
    check(values, base) {
      const known = base ?? content;
      const document = documentOf(kind, values, known.document);
      const issues = checkContent(kind, document, new Set([...pictures, ...known.pictures.map(({ id }) => id)]));
      return intent.current.isPublishing ? [...issues, ...checkPublishing(kind, document)] : issues;
    },
    async send(values, base) {
      const { version, document: like } = base ?? content;
      const { isReleaseSeen } = intent.current;
      const draft = { version, document: documentOf(kind, values, like), isReleaseSeen };
      return saving.mutateAsync({ deed: 'save', saving: draft });
    },
    stored: {
      base: content,
      valuesOf: ({ document }) => valuesOf(kind, document),
      reload: useFreshContent(kind),
      merge: (versions) => mergeValues(kind, versions, content.document),
    },
    onChange: (values, base) => saveFormDraft(keptName(content), { base: (base ?? content).document, values }),
    onSaved(saved) {
      saveFormDraft(keptName(content), null);
      onSaved(saved);
    },
  });
}

/** The form of a kind: saves the draft, publishes it, or forgets it. */
export function useContentForm({ content, pictures, onReplaced }: Options) {
  const t = useTexts();
  const { kind } = content;
  const deed = useContentDeed(kind);
  const intent = useRef(savingOnly);
  const form = useDraftForm({ content, pictures, intent, onSaved: follow });
  const { document, draft, version } = form.base ?? content;
  const isChanged = !isSame(valuesOf(kind, documentOf(kind, form.values, document)), valuesOf(kind, document));

  function follow(saved: ContentOfKind): void {
    const { version: number } = saved;
    if (intent.current.isPublishing) deed.mutate({ deed: 'publish', version: number }, { onSuccess: reportPublished });
    else showToast({ title: t('contentEditor:saved'), tone: 'success' });
  }

  function reportPublished(): void {
    showToast({ title: t('contentEditor:published'), tone: 'success' });
    onReplaced();
  }

  function submitFor(wanted: Partial<Intent>): Promise<void> {
    intent.current = { ...savingOnly, ...wanted };
    return form.submit();
  }

  return {
    ...form,
    isChanged,
    hasDraft: draft !== null,
    isSending: form.isSending || deed.isPending,
    /** Why publishing or discarding failed. */
    deedError: deed.error,
    save: () => submitFor({}),
    /** Saves what is not saved yet and shows it on the site. */
    publish: () => submitFor({ isPublishing: true }),
    /** What a release has changed is not reported any more. */
    acknowledgeRelease: () => submitFor({ isReleaseSeen: true }),
    async discard() {
      saveFormDraft(keptName(content), null);
      if (draft) await deed.mutateAsync({ deed: 'discard', version });
      onReplaced();
    },
  };
}
export type ContentForm = ReturnType<typeof useContentForm>;

/** Whether two forms say the same, in whatever order their fields came to be. */
const isSame = (one: ContentValues, other: ContentValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, typed]) => other[path] === typed);
