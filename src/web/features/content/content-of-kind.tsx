import { useState } from 'react';
import type { ContentOfKind } from '#contract/content/content.ts';
import { type Language, defaultLanguage, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ListTabs } from '../../ui/list-tabs.tsx';
import { ContentEditor, type EditorPlace } from './editor/content-editor.tsx';
import { ContentVersions } from './versions/content-versions.tsx';

/** One kind: its texts, or its versions where the address asks for them. */
export function ContentInFull({ content }: { content: ContentOfKind }) {
  const t = useTexts();
  const { language } = usePage();
  const query = useQuery();
  const [place, setPlace] = useState<EditorPlace>(() => ({
    language: languages.find((each): each is Language => each === query.get('in')) ?? defaultLanguage,
    isFiltered: query.has('missing'),
    openId: null,
  }));
  /** Counts how often the stored content has become another one, which the form begins with anew. */
  const [round, setRound] = useState(0);
  const isVersions = query.get('view') === 'versions';
  const path = pathOf('adminContentKind', language, { key: content.kind });
  const onReplaced = () => setRound((known) => known + 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListTabs
        label={t('contentEditor:views.label')}
        tabs={[
          { id: 'texts', label: t('contentEditor:views.texts'), href: path, isCurrent: !isVersions },
          {
            id: 'versions',
            label: t('contentEditor:views.versions'),
            href: `${path}?view=versions`,
            isCurrent: isVersions,
          },
        ]}
      />
      {isVersions ? (
        <ContentVersions content={content} onReplaced={onReplaced} />
      ) : (
        <ContentEditor key={round} {...{ content, place, onReplaced }} onPlace={setPlace} />
      )}
    </div>
  );
}
