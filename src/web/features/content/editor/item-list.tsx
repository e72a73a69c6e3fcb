import type { ContentPicture } from '#contract/content/content.ts';
import { type AnyDocument, newItem } from '#domain/content/content-document.ts';
import { type ContentKind, fieldsOf } from '#domain/content/content-kinds.ts';
import { missingIn } from '#domain/content/missing-content.ts';
import type { Language } from '#domain/languages.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { moveRow, useRowDrag } from '../../../lib/use-row-drag.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { itemName } from '../content-words.ts';
import { itemIdsOf, partValues } from './content-values.ts';
import { ItemRow } from './item-row.tsx';
import { PartFields } from './part-fields.tsx';
import type { ContentForm } from './use-content-form.ts';

type Props = {
  kind: ContentKind;
  form: ContentForm;
  /** What the form holds. */
  document: AnyDocument;
  language: Language;
  /** Shows only what the language lacks. */
  isFiltered: boolean;
  openId: string | null;
  onOpen: (id: string | null) => void;
  onUploaded: (picture: ContentPicture) => void;
};

/** The entries of a kind in the order of the page: opened one at a time, moved, added and taken out. */
export function ItemList({ kind, form, document, language, isFiltered, openId, onOpen, onUploaded }: Props) {
  const t = useTexts();
  const { language: ownLanguage } = usePage();
  const fields = fieldsOf(kind);
  const ids = itemIdsOf(form.values);
  const order = (next: readonly string[]) => form.change({ items: next.join(' ') });
  const { drag, shown, handlers } = useRowDrag(ids, order);
  const lacks = (item: AnyDocument['items'][number]) => missingIn(item, fields.item, language).length;
  const items = shown.flatMap((id) => document.items.filter((item) => item.id === id));
  const visible = isFiltered ? items.filter((item) => lacks(item) > 0 || item.id === openId) : items;

  function remarkOf(item: AnyDocument['items'][number]) {
    const isWrong = Object.entries(form.errors).some(
      ([path, text]) => text && `${path}.`.startsWith(`items.${item.id}.`),
    );
    if (isWrong) return { text: t('contentEditor:items.wrong'), isError: true };
    const count = lacks(item);
    return count === 0 ? null : { text: t('contentEditor:items.missing', { count }), isError: false };
  }

  function add(): void {
    const item = newItem(kind, crypto.randomUUID().replaceAll('-', ''));
    form.change({
      ...partValues(item, fields.item, `items.${item.id}`),
      items: [...ids, item.id].join(' '),
    });
    onOpen(item.id);
    requestAnimationFrame(() => globalThis.document.getElementById(`content-open-${item.id}`)?.focus());
  }

  function remove(id: string, name: string): void {
    const place = ids.indexOf(id);
    order(ids.filter((each) => each !== id));
    onOpen(null);
    globalThis.document.getElementById('content-add')?.focus();
    showToast({
      title: t('contentEditor:items.removed', { name }),
      action: {
        label: t('contentEditor:items.undo'),
        onPress: () => order(itemIdsOf(form.typedNow()).toSpliced(place, 0, id)),
      },
    });
  }

  return (
    <div className="grid gap-4">
      {visible.length === 0 ? (
        <p className="text-muted">{t(isFiltered ? 'contentEditor:items.allThere' : 'contentEditor:items.none')}</p>
      ) : (
        <ol aria-label={t('contentEditor:items.label')} className="border-t-2 border-ink" {...handlers}>
          {visible.map((item) => {
            const name = itemName(item as never, { t, language: ownLanguage });
            return (
              <ItemRow
                key={item.id}
                id={item.id}
                name={name}
                remark={remarkOf(item)}
                place={shown.indexOf(item.id)}
                count={isFiltered ? 0 : shown.length}
                isOpen={openId === item.id}
                isDragged={drag?.id === item.id}
                onToggle={() => onOpen(openId === item.id ? null : item.id)}
                onMove={(to) => order(moveRow(ids, { id: item.id, to }))}
                onRemove={() => remove(item.id, name)}
              >
                <PartFields {...{ form, language, onUploaded }} fields={fields.item} path={`items.${item.id}`} />
              </ItemRow>
            );
          })}
        </ol>
      )}
      {ids.length < fields.most ? (
        <Button id="content-add" className="justify-self-start" onClick={add}>
          {t('contentEditor:items.add')}
        </Button>
      ) : null}
    </div>
  );
}
