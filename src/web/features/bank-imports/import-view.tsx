import { idSchema } from '#contract/shapes.ts';
import { type MatchKind, matchKinds } from '#domain/bank-imports/bank-entry.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { FileDrop } from './file-drop.tsx';
import { ImportResult } from './import-result.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useImportFile } from './use-import-file.ts';

/** Takes a bank file, and shows what its entries are taken for; the address names the file and the kind that is shown. */
export function ImportView() {
  const t = useTexts();
  const { language } = usePage();
  const query = useQuery();
  const path = pathOf('adminBankImports', language);
  const hrefOf = (id: string, kind?: MatchKind) => `${path}?import=${id}${kind ? `&kind=${kind}` : ''}`;
  const file = useImportFile((read, isKnown) => {
    if (isKnown) showToast({ title: t('bankImports:known.title'), description: t('bankImports:known.text') });
    navigate(hrefOf(read.id));
  });
  const importId = query.get('import') ?? '';
  if (!idSchema.safeParse(importId).success) {
    return (
      <>
        <FileDrop file={file} />
        <RecentImports hrefOf={hrefOf} />
      </>
    );
  }
  const kind = matchKinds.find((each) => each === query.get('kind')) ?? null;
  return <ImportResult key={importId} importId={importId} kind={kind} hrefOf={(of) => hrefOf(importId, of)} />;
}
