import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContentOfKind, ContentPicture } from '#contract/content/content.ts';
import { services } from '#domain/catalogue/services.ts';
import { type ContentKind, fieldsOf } from '#domain/content/content-kinds.ts';
import { type Language, languages } from '#domain/languages.ts';
import { errorsId } from '../../../lib/forms/field-id.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { pageOfKind, previewOfKind } from '../content-words.ts';
import { Differences } from '../differences.tsx';
import { documentOf } from './content-values.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorErrors } from './editor-errors.tsx';
import { ItemList } from './item-list.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PartFields } from './part-fields.tsx';
import { SearchResult } from './search-result.tsx';
import { type ContentForm, useContentForm } from './use-content-form.ts';

/** Where one is in the editor; kept while the stored content becomes another one. */
export type EditorPlace = { language: Language; isFiltered: boolean; openId: string | null };

type Props = {
  content: ContentOfKind;
  place: EditorPlace;
  onPlace: (place: EditorPlace) => void;
  onReplaced: () => void;
};

/** The texts of a kind in one language beside the reference, its entries, and what becomes of them (A12). */
export function ContentEditor({ content, place, onPlace, onReplaced }: Props) {
  const t = useTexts();
  const { kind } = content;
  const [uploaded, setUploaded] = useState<readonly ContentPicture[]>([]);
  const form = useContentForm({ content, pictures: new Set(uploaded.map(({ id }) => id)), onReplaced });
  const document = documentOf(kind, form.values, content.document);
  const onUploaded = (picture: ContentPicture) => setUploaded((known) => [...known, picture]);
  const { language, isFiltered, openId } = place;
  const opened = document.items.find(({ id }) => id === openId);
  const service = services.find((each) => each === opened?.shared['service']) ?? services[0];
  const shared = { form, language, onUploaded };

  /** Makes a field visible that is refused, and moves the focus into it. */
  function show(path: string, controlId: string): void {
    const [part, id] = path.split('.');
    const own = languages.find((each) => path.includes(`.texts.${each}.`));
    flushSync(() =>
      onPlace({ language: own ?? language, isFiltered: false, openId: part === 'items' ? (id ?? null) : openId }),
    );
    const target =
      globalThis.document.getElementById(controlId) ?? globalThis.document.getElementById(`content-open-${id}`);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <ReleaseNotice content={content} form={form} />
      <LanguageChoice kind={kind} document={document} place={place} onPlace={onPlace} />
      <FormNotices form={form} failureTitle={t('contentEditor:failure')} />
      <EditorErrors id={errorsId('content')} form={form} document={document} onShow={show} />
      {isFiltered ? null : <Head {...shared} kind={kind} />}
      <section className="grid gap-3">
        <h2 className="text-xl">{t(`contentEditor:kinds.${kind}.items`)}</h2>
        <ItemList
          {...shared}
          {...{ kind, document, isFiltered, openId }}
          onOpen={(id) => onPlace({ ...place, openId: id })}
        />
      </section>
      <PendingChanges content={content} isChanged={form.isChanged} />
      <EditorBar form={form} previewAddress={previewOfKind(kind, language, service)} />
    </form>
  );
}

type HeadProps = {
  kind: ContentKind;
  form: ContentForm;
  language: Language;
  onUploaded: (picture: ContentPicture) => void;
};

/** What a kind has beside its entries; with the title of a page, how a search engine shows it. */
function Head({ kind, form, language, onUploaded }: HeadProps) {
  const t = useTexts();
  const { head } = fieldsOf(kind);
  const names = Object.keys({ ...head.shared, ...head.texts });
  if (names.length === 0) return null;
  const written = (name: string) => form.values[`head.texts.${language}.${name}`] ?? '';
  const { metaTitle, metaDescription } = head.texts;
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t(`contentEditor:kinds.${kind}.head` as never)}</h2>
      <PartFields {...{ form, language, onUploaded }} fields={head} path="head" />
      {metaTitle?.hint && metaDescription?.hint ? (
        <SearchResult
          title={written('metaTitle')}
          description={written('metaDescription')}
          address={pageOfKind(kind, language, services[0]).replace(/^\//, '')}
          language={language}
          hints={{ title: metaTitle.hint, description: metaDescription.hint }}
        />
      ) : null}
    </section>
  );
}

/** What publishing the saved draft would change. */
function PendingChanges({ content, isChanged }: { content: ContentOfKind; isChanged: boolean }) {
  const t = useTexts();
  const { changes } = content;
  if (!content.draft || isChanged || changes.length === 0) return null;
  return (
    <details className="border-y border-hair py-3">
      <DisclosureSummary>{t('contentEditor:changes.title', { count: changes.length })}</DisclosureSummary>
      <div className="pt-3">
        <Differences caption={t('contentEditor:changes.caption')} changes={changes} documents={[content.document]} />
      </div>
    </details>
  );
}

/** What a release has changed of the program's own texts: nothing of it is shown before the owner writes it. */
function ReleaseNotice({ content, form }: { content: ContentOfKind; form: ContentForm }) {
  const t = useTexts();
  const { releaseChanges } = content;
  if (releaseChanges.length === 0) return null;
  return (
    <Notice
      title={t('contentEditor:release.count', { count: releaseChanges.length })}
      actions={
        <Button size="sm" onClick={() => void form.acknowledgeRelease()}>
          {t('contentEditor:release.seen')}
        </Button>
      }
    >
      <p>{t('contentEditor:release.text')}</p>
      <details className="pt-2">
        <DisclosureSummary className="">{t('contentEditor:release.show')}</DisclosureSummary>
        <Differences
          caption={t('contentEditor:release.show')}
          changes={releaseChanges}
          documents={[content.document]}
        />
      </details>
    </Notice>
  );
}
