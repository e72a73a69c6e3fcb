import type { BankImport } from '#contract/bank-imports.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useBankImports } from './queries.ts';

/** The latest files, each with a way back to its entries. */
export function RecentImports({ hrefOf }: { hrefOf: (id: string) => string }) {
  const t = useTexts();
  const list = useBankImports();
  if (list.error) {
    const retry = () => void list.refetch();
    return (
      <LoadFailure
        error={list.error}
        title={t('bankImports:recent.failed')}
        isRetrying={list.isFetching}
        onRetry={retry}
      />
    );
  }
  if (!list.data || list.data.imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="grid gap-2">
      <h2 id="recent-title" className="border-b-2 border-ink pb-2 text-lg">
        {t('bankImports:recent.title')}
      </h2>
      <ul>
        {list.data.imports.map((each) => (
          <Recent key={each.id} file={each} href={hrefOf(each.id)} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ file, href }: { file: BankImport; href: string }) {
  const t = useTexts();
  const now = useNow();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hair py-3">
      <a className="min-w-0 font-semibold wrap-anywhere" href={href}>
        {file.fileName || t('bankImports:recent.unnamed')}
      </a>
      <span className="figures text-sm text-muted">{file.account}</span>
      <span className="ms-auto flex gap-4 text-sm text-muted">
        {t('bankImports:recent.entries', { count: file.entries })}
        <TimeStamp at={file.createdAt} now={now} />
      </span>
    </li>
  );
}
