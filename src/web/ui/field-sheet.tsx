import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const LazyDialog = lazyDialog(async () => (await import('./dialog.tsx')).Dialog);

type Props = {
  label: ReactNode;
  title: string;
  /** Of the button that closes the sheet and shows what was chosen. */
  doneLabel: string;
  icon: ReactNode;
  children: ReactNode;
  className: string;
};

/** A button and the sheet of fields that it opens; each choice applies at once. */
export function FieldSheet({ label, title, doneLabel, icon, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" className={className} icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LazyDialog
            isOpen
            onOpenChange={setOpen}
            title={title}
            footer={
              <Button variant="primary" onClick={() => setOpen(false)}>
                {doneLabel}
              </Button>
            }
          >
            {children}
          </LazyDialog>
        </Suspense>
      ) : null}
    </>
  );
}
