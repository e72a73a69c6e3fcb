import { Suspense, useState } from 'react';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { useCreate } from './use-create.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyDialog = lazyDialog(async () => (await import('./create-quote-dialog.tsx')).CreateQuoteDialog);

/** For whom a quote is to be made. */
export type QuoteOccasion = { requestId?: string; customer?: { id: string; name: string } };

type Props = QuoteOccasion & Pick<ButtonLook, 'size' | 'variant'>;

/** Part of the address that opens the dialog on the list of quotes, for the palette and the key. */
export const createHash = '#new';

/**
 * Makes a quote (H2): at a request with one press from its estimate, beside that in any other way; elsewhere after the question
 * from what.
 */
export function CreateQuoteButton({ requestId, customer, size = 'sm', variant = 'secondary' }: Props) {
  const t = useTexts();
  const isAsked = useIsHydrated() && requestId === undefined && location.hash === createHash;
  // Null until somebody has opened or closed it.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { create, isPending } = useCreate();

  function close(): void {
    setOpen(false);
    if (location.hash === createHash) history.replaceState(history.state, '', location.pathname + location.search);
  }

  return (
    <>
      {requestId === undefined ? (
        <Button
          size={size}
          variant={variant}
          icon={<PlusIcon size={20} />}
          data-shortcut="quote"
          onClick={() => setOpen(true)}
        >
          {t('quotes:create.action')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size={size}
            variant={variant}
            icon={<DocumentIcon size={20} />}
            data-shortcut="quote"
            isLoading={isPending}
            onClick={() => void create({ kind: 'request', requestId })}
          >
            {t('quotes:create.fromRequest')}
          </Button>
          <Button size={size} variant="quiet" onClick={() => setOpen(true)}>
            {t('quotes:create.other')}
          </Button>
        </div>
      )}
      {(isOpen ?? isAsked) ? (
        <Suspense fallback={null}>
          <LazyDialog
            occasion={{ ...(requestId !== undefined && { requestId }), ...(customer && { customer }) }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
