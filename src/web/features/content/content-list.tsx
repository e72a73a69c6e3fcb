import { useState } from 'react';
import type { ContentSummary } from '#contract/content/content.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';

/** All kinds of content: where they stand, how each is, and what languages lack (A12). */
export function ContentList({ kinds }: { kinds: readonly ContentSummary[] }) {
  const t = useTexts();
  const [lacking, setLacking] = useState<Language | ''>('');
  const shown = kinds.filter(({ missing }) => lacking === '' || missing[lacking] > 0);
  return (
    <div className="grid gap-6">
      <Select
        id="content-lacking"
        className="max-w-xs"
        label={t('contentEditor:filter.label')}
        value={lacking}
        onChange={({ target }) => setLacking(languages.find((each) => each === target.value) ?? '')}
        placeholder={t('contentEditor:filter.all')}
        options={languages.map((language) => ({
          value: language,
          label: t(`common:language.names.${language}`),
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title={t('contentEditor:filter.none.title')} text={t('contentEditor:filter.none.text')} />
      ) : (
        <ul className="border-t-2 border-ink">
          {shown.map((summary) => (
            <Kind key={summary.kind} summary={summary} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Kind({ summary: { kind, draft, published, missing, releaseChanges } }: { summary: ContentSummary }) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const path = pathOf('adminContentKind', language, { key: kind });
  const change = draft ?? published;
  const lacking = languages.filter((each) => missing[each] > 0);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hair py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid content-start gap-1">
        <h2 className="text-lg">
          <a className="inline-block py-1 pointer-coarse:py-2" href={path}>
            {t(`contentEditor:kinds.${kind}.name`)}
          </a>
        </h2>
        <p className="max-w-prose text-muted">{t(`contentEditor:kinds.${kind}.where`)}</p>
      </div>
      <div className="grid content-start gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={published ? 'done' : 'neutral'}>
            {t(published ? 'contentEditor:states.published' : 'contentEditor:states.own')}
          </Badge>
          {draft ? <Badge tone="waiting">{t('contentEditor:states.draft')}</Badge> : null}
          {change ? (
            <span className="text-muted">
              {change.by ? `${change.by}, ` : ''}
              <TimeStamp at={change.at} now={now} />
            </span>
          ) : null}
        </p>
        {lacking.length === 0 ? (
          <p className="text-muted">{t('contentEditor:complete')}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4">
            {lacking.map((each) => (
              <li key={each}>
                <a className="inline-block py-1 pointer-coarse:py-2.5" href={`${path}?in=${each}&missing`}>
                  {t('contentEditor:missingIn', {
                    language: t(`common:language.names.${each}`),
                    count: missing[each],
                  })}
                </a>
              </li>
            ))}
          </ul>
        )}
        {releaseChanges > 0 ? <p>{t('contentEditor:release.count', { count: releaseChanges })}</p> : null}
      </div>
    </li>
  );
}
