import { useState } from 'react';
import { saveFile } from '../lib/http/save-file.ts';
import { buttonClass } from './button-class.ts';
import { DownloadIcon } from './icons/arrows.tsx';

type Props = { address: string; label: string; onFailure: (error: unknown) => void };

/** Download of a file that the server makes; a second press while it is on its way starts none. */
export function FileLink({ address, label, onFailure }: Props) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await saveFile(address).catch(onFailure);
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
      {label}
    </a>
  );
}
