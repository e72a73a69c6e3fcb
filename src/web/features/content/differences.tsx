import type { ContentOfKind } from '#contract/content/content.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Table } from '../../ui/table.tsx';
import { placeName } from './content-words.ts';

type Difference = ContentOfKind['changes'][number];
type Props = { caption: string; changes: readonly Difference[]; documents: readonly ContentOfKind['document'][] };

/** What differs between two documents, in words: before, and after. */
export function Differences({ caption, changes, documents }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const document = {
    head: documents[0]?.head,
    items: documents.flatMap(({ items }) => items),
  } as ContentOfKind['document'];
  const wordsOf = ({ path }: Difference, words: string, none: string) => {
    if (path === 'items') return <span className="text-muted">{t('contentEditor:changes.otherOrder')}</span>;
    return words === '' ? <span className="text-muted">{none}</span> : words;
  };
  return (
    <Table
      caption={caption}
      density="dense"
      phone="stack"
      rows={changes}
      rowKey={({ path }) => path}
      columns={[
        {
          id: 'place',
          header: t('contentEditor:changes.place'),
          isRowHeader: true,
          renderCell: ({ path }) => (
            <span className="wrap-anywhere">{placeName(path, { document }, { t, language })}</span>
          ),
        },
        {
          id: 'before',
          header: t('contentEditor:changes.before'),
          renderCell: (each) => (
            <span className="wrap-anywhere whitespace-pre-line">
              {wordsOf(each, each.before, t('contentEditor:changes.nothing'))}
            </span>
          ),
        },
        {
          id: 'after',
          header: t('contentEditor:changes.after'),
          renderCell: (each) => (
            <span className="wrap-anywhere whitespace-pre-line">
              {wordsOf(each, each.after, t('contentEditor:changes.nothing'))}
            </span>
          ),
        },
      ]}
    />
  );
}
