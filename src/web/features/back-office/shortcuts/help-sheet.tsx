import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CheckboxLine } from '../../../ui/checkbox-line.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { goKeysOf, useOfficePlaces } from '../office-places.ts';
import { singleKeys } from './read-key.ts';
import { switchSingleKeys, useSingleKeys } from './single-keys.ts';

type Props = { onClose: () => void };

/** List of the shortcuts to what one may do, with a switch for those without Ctrl (WCAG 2.1.4). */
export function HelpSheet({ onClose }: Props) {
  const t = useTexts();
  const areOn = useSingleKeys();
  const { mayOpen } = useMay();
  const everywhere: Line[] = [
    { keys: ['Ctrl', 'K'], label: t('backOffice:palette.title') },
    { keys: [singleKeys.search], label: t('backOffice:shortcuts.search') },
    ...(mayOpen('adminNewRequest') ? [{ keys: [singleKeys.create], label: t('backOffice:palette.create') }] : []),
    ...(mayOpen('adminQuotes') ? [{ keys: [singleKeys.quote], label: t('backOffice:palette.quote') }] : []),
    { keys: [singleKeys.help], label: t('backOffice:shortcuts.title') },
  ];
  const lists: Line[] = [
    { keys: [singleKeys.next], label: t('backOffice:shortcuts.next') },
    { keys: [singleKeys.previous], label: t('backOffice:shortcuts.previous') },
    { keys: ['Enter'], label: t('backOffice:shortcuts.enter') },
  ];
  const request: Line[] = [
    { keys: [singleKeys.next], label: t('backOffice:shortcuts.nextRequest') },
    { keys: [singleKeys.previous], label: t('backOffice:shortcuts.previousRequest') },
    { keys: [singleKeys.assign], label: t('backOffice:shortcuts.assign') },
    { keys: [singleKeys.status], label: t('backOffice:shortcuts.status') },
    { keys: [singleKeys.archive], label: t('backOffice:shortcuts.archive') },
  ];
  const places: Line[] = useOfficePlaces().flatMap((group) =>
    group.places.flatMap((place) => {
      const keys = goKeysOf(place);
      return keys ? [{ keys, label: t(`backOffice:screens.${place}`) }] : [];
    }),
  );
  return (
    <Dialog isOpen size="lg" title={t('backOffice:shortcuts.title')} onOpenChange={onClose}>
      <CheckboxLine
        text={t('backOffice:shortcuts.switch')}
        hint={t('backOffice:shortcuts.switchHint')}
        isChecked={areOn}
        onChange={switchSingleKeys}
      />
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="grid gap-6">
          <Keys title={t('backOffice:shortcuts.groups.everywhere')} lines={everywhere} />
          <Keys title={t('backOffice:shortcuts.groups.lists')} lines={lists} />
          {mayOpen('adminRequest') ? <Keys title={t('backOffice:shortcuts.groups.request')} lines={request} /> : null}
        </div>
        <Keys title={t('backOffice:palette.groups.screens')} lines={places} />
      </div>
    </Dialog>
  );
}

type Line = { keys: readonly string[]; label: string };
type KeysProps = { title: string; lines: readonly Line[] };

function Keys({ title, lines }: KeysProps) {
  return (
    <section className="grid gap-1">
      <h3 className="lettering text-muted">{title}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 border-b border-hair text-base">
            <dt>{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
