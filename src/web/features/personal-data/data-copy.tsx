import type { OwnDataForm } from '#contract/page.ts';
import { type OwnData, type OwnExport, exportFilePath } from '#contract/portal/own-data.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { writeMoment } from '#domain/personal-data/write-moment.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';

type Props = { data: OwnData; now: number; form: OwnDataForm | undefined };

/** A copy of one's data: asked for, on its way, ready, over (K6); works as a plain form. */
export function DataCopy({ data: { export: newest, isMailed }, now, form }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const canAsk = newest === null || newest.state === 'failed' || (newest.state !== 'waiting' && newest.nextAt <= now);
  return (
    <section aria-labelledby="copy" className="grid max-w-2xl justify-items-start gap-5">
      <AxisHeading level={2} id="copy">
        {t('personalData:copy.title')}
      </AxisHeading>
      <p className="max-w-prose text-muted">{t('personalData:copy.lead')}</p>
      {form?.failure ? (
        <Notice tone="danger" role="alert" title={t('personalData:deletion.failure')}>
          {form.failure}
        </Notice>
      ) : null}
      {newest ? <CopyState newest={newest} isMailed={isMailed} canAsk={canAsk} /> : null}
      {canAsk ? (
        <form method="post" action={pathOf('portalData', language)}>
          <Button type="submit" name="go" value="export" variant="primary">
            {t('personalData:copy.ask')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function CopyState({ newest, isMailed, canAsk }: { newest: OwnExport; isMailed: boolean; canAsk: boolean }) {
  const t = useTexts();
  const { language } = usePage();
  const { state, done, of } = newest;
  if (state === 'waiting') {
    return (
      <Notice
        role="status"
        title={t('personalData:copy.waiting.title')}
        actions={
          <ButtonLink size="sm" to={pathOf('portalData', language)} reloadDocument>
            {t('personalData:copy.waiting.refresh')}
          </ButtonLink>
        }
      >
        <p className="mb-3">{t(`personalData:copy.waiting.${isMailed ? 'mailed' : 'stay'}`)}</p>
        <Progress
          label={t('personalData:copy.waiting.progress')}
          value={done}
          max={of}
          valueText={t('personalData:copy.waiting.steps', { done, of })}
        />
      </Notice>
    );
  }
  if (state === 'ready') {
    const size = formatFileSize(newest.bytes, language);
    return (
      <Notice
        tone="success"
        role="status"
        title={t('personalData:copy.ready.title')}
        actions={
          <ButtonLink variant="primary" to={exportFilePath.replace(':key', newest.id)} download reloadDocument>
            {t('personalData:copy.ready.download', { size })}
          </ButtonLink>
        }
      >
        {t('personalData:copy.ready.text', writeMoment(newest.expiresAt, language))}
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="danger" role="alert" title={t('personalData:copy.failed.title')}>
        {t('personalData:copy.failed.text')}
      </Notice>
    );
  }
  return canAsk ? null : (
    <p className="max-w-prose">{t('personalData:copy.over', writeMoment(newest.nextAt, language))}</p>
  );
}
