import { useEffect, useEffectEvent } from 'react';
import { type Attachment, attachmentFilePath } from '#contract/attachments.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../ui/icons/arrows.tsx';

type Props = {
  pictures: readonly Attachment[];
  /** Place in the list of the one that is shown. */
  shown: number;
  /** Shows another one. */
  onShow: (id: string) => void;
  onClose: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time, as large as the window allows; arrow keys lead to the others. */
export function PictureViewer({ pictures, shown, onShow, onClose }: Props) {
  const t = useTexts();
  const show = (place: number) => onShow(pictures.at(place % pictures.length)?.id ?? '');
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step !== undefined) show(shown + step);
  });
  useEffect(() => {
    // Wherever in the dialog the focus is.
    const listener = (event: KeyboardEvent) => turn(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const picture = pictures[shown];
  if (!picture) return null;
  const { id, name, width, height } = picture;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={name}
      description={t('serviceRequests:files.position', { number: shown + 1, count: pictures.length })}
      footer={
        pictures.length > 1 ? (
          <>
            <Button icon={<ArrowLeftIcon size={20} />} onClick={() => show(shown - 1)}>
              {t('serviceRequests:files.previous')}
            </Button>
            <Button iconAfter={<ArrowRightIcon size={20} />} onClick={() => show(shown + 1)}>
              {t('serviceRequests:files.next')}
            </Button>
          </>
        ) : null
      }
    >
      <img
        key={id}
        className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full bg-sunken object-contain"
        src={attachmentFilePath.replace(':id', id)}
        width={width ?? undefined}
        height={height ?? undefined}
        alt={name}
      />
    </Dialog>
  );
}
