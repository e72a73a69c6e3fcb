import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import type { ContentForm } from './use-content-form.ts';

type Props = { form: ContentForm; previewAddress: string };

/** A phone held upright, in CSS pixels. */
const phone = 'popup,width=390,height=844';

/** Saves, shows on the site, lets one look at the page before, and forgets what is being written. */
export function EditorBar({ form, previewAddress }: Props) {
  const t = useTexts();
  const { isChanged, hasDraft, isSending, deedError } = form;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-t-2 border-ink bg-paper px-1 py-3">
      {deedError ? <CallFailure title={t('contentEditor:publishFailed')} error={deedError} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="sm"
          isLoading={isSending}
          loadingText={t('common:working')}
          disabled={!isChanged && !hasDraft}
          onClick={() => void form.publish()}
        >
          {t('contentEditor:publish')}
        </Button>
        <Button size="sm" type="submit" disabled={!isChanged}>
          {t('contentEditor:save')}
        </Button>
        {hasDraft && !isChanged ? (
          <>
            <ButtonLink size="sm" variant="quiet" to={previewAddress} target="_blank">
              {t('contentEditor:preview.open')}
            </ButtonLink>
            <Button
              size="sm"
              variant="quiet"
              className="pointer-coarse:hidden"
              onClick={() => window.open(previewAddress, 'content-preview', phone)}
            >
              {t('contentEditor:preview.phone')}
            </Button>
          </>
        ) : null}
        {hasDraft || isChanged ? (
          <ConfirmedAction
            label={t('contentEditor:discard.action')}
            variant="quiet"
            title={t('contentEditor:discard.title')}
            text={t('contentEditor:discard.text')}
            act={() => form.discard()}
            renderFailure={(error) => <CallFailure title={t('contentEditor:discard.failed')} error={error} />}
          />
        ) : null}
        <span role="status" className="text-sm text-muted">
          {t(isChanged ? 'contentEditor:bar.unsaved' : hasDraft ? 'contentEditor:bar.draft' : 'contentEditor:bar.same')}
        </span>
      </div>
    </div>
  );
}
