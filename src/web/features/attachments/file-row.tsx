import { formatFileSize } from '#domain/attachments/file-size.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons/signs.tsx';
import { ClockIcon, DocumentIcon } from '../../ui/icons/things.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { UploadItem, UploadState } from './upload-items.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Props = { item: UploadItem; onRemove: () => void; onRetry: () => void };

/** One chosen file: what it is, how far it has come, and what to do when it has not. */
export function FileRow({ item, onRemove, onRetry }: Props) {
  const t = useTexts();
  const { name, thumbnail, state, hasRemovalFailed, isRemoving } = item;
  const refusal = useRefusalText(item);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2">
      <span className="grid size-14 place-items-center overflow-clip rounded-sm bg-sunken text-muted">
        {thumbnail ? <img src={thumbnail} width={56} height={56} alt="" /> : <DocumentIcon />}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">{name}</span>
        <StateLine item={item} />
        {state === 'sending' ? <SentBar item={item} /> : null}
      </div>
      <Button
        size="sm"
        variant="quiet"
        isLoading={isRemoving}
        onClick={onRemove}
        aria-label={t('attachments:remove', { name })}
        data-tip={t('attachments:remove', { name })}
      >
        <CloseIcon size={20} />
      </Button>
      {refusal ? (
        <p role="alert" className="col-span-full mt-1.5 text-sm font-semibold text-danger">
          {refusal}
        </p>
      ) : null}
      {state === 'interrupted' ? <Interruption item={item} onRetry={onRetry} /> : null}
      {state === 'unfinished' ? (
        <p className="col-span-full mt-1.5 text-sm text-muted">{t('attachments:unfinished')}</p>
      ) : null}
      {hasRemovalFailed ? (
        <p role="alert" className="col-span-full mt-1.5 text-sm font-semibold text-danger">
          {t('attachments:removeFailed')}
        </p>
      ) : null}
    </li>
  );
}

type PartProps = Pick<Props, 'item'>;

const tones: Partial<Record<UploadState, string>> = {
  ready: 'text-level',
  refused: 'text-danger',
  interrupted: 'text-caution',
  unfinished: 'text-caution',
};

const signs: Record<UploadState, typeof CheckIcon | null> = {
  preparing: null,
  waiting: ClockIcon,
  sending: null,
  checking: null,
  ready: CheckIcon,
  refused: WarningIcon,
  interrupted: WarningIcon,
  unfinished: WarningIcon,
};

function StateLine({ item }: PartProps) {
  const t = useTexts();
  const { language } = usePage();
  const { state, size } = item;
  const Sign = signs[state];
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span className="figures">{formatFileSize(size, language)}</span>
      <span className={classNames('inline-flex items-center gap-1', tones[state])}>
        {Sign ? <Sign size={20} /> : <Spinner size={20} />}
        {t(`attachments:states.${state}`)}
      </span>
    </span>
  );
}

/** Comes only once a file has been on its way for a second. */
function SentBar({ item }: PartProps) {
  const t = useTexts();
  const { language } = usePage();
  const { name, percent } = item;
  const share = new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(percent / 100);
  return (
    <span className="late-bar grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-2">
      <progress className="progress" value={percent} max={100} aria-label={t('attachments:progress', { name })} />
      <span className="figures text-end text-sm text-muted" aria-hidden="true">
        {share}
      </span>
    </span>
  );
}

function Interruption({ item, onRetry }: Pick<Props, 'item' | 'onRetry'>) {
  const t = useTexts();
  return (
    <div className="col-span-full mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{item.message ?? t('attachments:interrupted')}</p>
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
