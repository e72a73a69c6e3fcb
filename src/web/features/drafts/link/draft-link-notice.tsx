import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DraftConflict } from '../draft-conflict.tsx';
import type { DraftSession } from '../draft-session.ts';
import { useTimeText } from '../draft-status.tsx';
import { RevokeLink } from './revoke-link.tsx';
import type { StoredLink } from './stored-link.ts';
import { useDayText } from '../use-day-text.ts';
import { useDraftLink } from './use-draft-link.ts';

type Props = { state: DraftSession; token: string };

/** Shows whether the mailed link opened its draft, and asks where two drafts differ (C10). */
export function DraftLinkNotice({ state, token }: Props) {
  const t = useTexts();
  const { phase, isOpening, retry, choose, noteRevoked } = useDraftLink(state, token);
  if (phase.kind === 'asking') {
    return <DraftConflict own={phase.own} other={phase.rival} source="link" onChoose={choose} />;
  }
  if (phase.kind === 'opened' && phase.draft.link) {
    return <OpenedNote link={phase.draft.link} onRevoked={noteRevoked} />;
  }
  if (phase.kind === 'revoked') return <RevokedNote />;
  if (phase.kind === 'invalid') {
    return (
      <Notice tone="warning" role="alert" title={t('drafts:link.invalid')}>
        {t('drafts:link.invalidText')}
      </Notice>
    );
  }
  return phase.kind === 'unreachable' ? (
    <UnreachableNote error={phase.error} isOpening={isOpening} retry={retry} />
  ) : null;
}

type OpenedProps = { link: StoredLink; onRevoked: () => void };

function OpenedNote({ link, onRevoked }: OpenedProps) {
  const t = useTexts();
  const time = useTimeText();
  const day = useDayText();
  return (
    <Notice
      role="status"
      title={t('drafts:link.opened', { time: time(link.savedAt) })}
      actions={<RevokeLink link={link} onRevoked={onRevoked} />}
    >
      {t('drafts:link.openedText', { date: day(link.endsAt) })}
    </Notice>
  );
}

/** The same function each time, so that it runs once. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Takes the focus: the button that was pressed is gone. */
function RevokedNote() {
  const t = useTexts();
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <Notice tone="success" role="status">
        {t('drafts:link.forgotten')}
      </Notice>
    </div>
  );
}

type UnreachableProps = { error: Error; isOpening: boolean; retry: () => void };

function UnreachableNote({ error, isOpening, retry }: UnreachableProps) {
  const t = useTexts();
  const message = useFailureMessage(error);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('drafts:link.unreachable')}
      actions={
        <Button size="sm" isLoading={isOpening} onClick={retry}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
