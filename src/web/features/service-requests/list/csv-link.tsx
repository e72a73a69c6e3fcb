import { useState } from 'react';
import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { writeFilter } from '../filter-address.ts';
import { useRequestToasts } from '../toasts.ts';

type Props = { filter: RequestFilter };

/** Download of all requests of the current filter as CSV (G10). */
export function CsvLink({ filter }: Props) {
  const t = useTexts();
  const toasts = useRequestToasts();
  const [isSaving, setSaving] = useState(false);
  const query = writeFilter(filter);
  const address = query === '' ? requestsCsvPath : `${requestsCsvPath}?${query}`;

  async function save() {
    setSaving(true);
    await saveFile(address).catch((error: unknown) => toasts.failed('load', error));
    setSaving(false);
  }

  return (
    <a
      className={buttonClass({ size: 'sm', variant: 'quiet' })}
      href={address}
      download
      aria-busy={isSaving || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <DownloadIcon size={16} />
      {t('serviceRequests:list.export')}
    </a>
  );
}
