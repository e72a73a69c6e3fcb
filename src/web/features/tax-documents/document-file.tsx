import { failureMessage } from '../../lib/http/use-failure-message.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FileLink } from '../../ui/file-link.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { address: string; label: string };

/** A file of a document to download; a toast says where that failed. */
export function DocumentFile({ address, label }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <FileLink
      address={address}
      label={label}
      onFailure={(error) =>
        showToast({
          title: t('taxDocuments:files.failed'),
          description: failureMessage(error, { t, language }),
          tone: 'destructive',
        })
      }
    />
  );
}
