import { Suspense, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyMailDialog = lazyDialog(async () => (await import('./whole-mail-dialog.tsx')).WholeMailDialog);

type Props = { id: string; label: string };

/** Opens the whole mail that a message was taken from. */
export function WholeMailButton({ id, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="underline decoration-edge underline-offset-4 hover:decoration-line pointer-coarse:py-2.5"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LazyMailDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
