import { brand } from '#domain/brand.ts';
import { writeDay } from '#domain/days.ts';
import { checkMessage } from '#domain/mail/check-message.ts';
import { fillWithGaps } from '#domain/mail/placeholders.ts';
import { hasSubject } from '#domain/mail/template-kind.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { MailSheet } from '../mail-sheet.tsx';
import { useTemplatePreview } from '../queries.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import type { TemplateTexts } from './use-template-form.ts';

const settleMs = 400;

type Props = { texts: TemplateTexts };

/** The mail or message that a template would be to a made-up customer, as it is typed. */
export function TemplatePreview({ texts }: Props) {
  return hasSubject(texts.kind) ? <MailPreview texts={texts} /> : <MessagePreview texts={texts} />;
}

/** A message in a project with the values of a made-up one. */
function MessagePreview({ texts: { body, language } }: Props) {
  const t = useTexts();
  const values = {
    ...sampleOf(t),
    number: projectNumber(7),
    date: writeDay('2027-03-12', language),
    link: `${location.origin}${pathOf('portal', language)}`,
    phone: brand.phone,
  };
  return (
    <section
      aria-labelledby="template-preview"
      className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-6"
    >
      <h2 id="template-preview" className="text-xl">
        {t('mail:templates.sampleMessage')}
      </h2>
      <p lang={language} className="rounded-lg border border-hair bg-sheet p-4 wrap-anywhere whitespace-pre-line">
        {fillWithGaps(body, values, (name) => name)}
      </p>
    </section>
  );
}

const sampleOf = (t: GetText) => ({
  name: t('mail:templates.sampleProject.name'),
  company: t('mail:templates.sampleProject.company'),
  title: t('mail:templates.sampleProject.title'),
  milestone: t('mail:templates.sampleProject.milestone'),
});

function MailPreview({ texts }: Props) {
  const t = useTexts();
  const settled = useDebouncedValue(texts, settleMs);
  const { subject, body, language } = settled;
  const isReady = checkMessage(settled).length === 0;
  const { data, error, isFetching } = useTemplatePreview(language, isReady ? { subject, body } : null);
  return (
    <section
      aria-labelledby="template-preview"
      className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-6"
    >
      <h2 id="template-preview" className="text-xl">
        {t('mail:templates.sample')}
      </h2>
      {isReady || data ? null : <p className="text-muted">{t('mail:preview.waiting')}</p>}
      {error ? <CallFailure error={error} title={t('mail:preview.failed')} /> : null}
      {data ? <MailSheet preview={data} /> : null}
      {!data && isFetching ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="block" className="h-72" />
        </SkeletonGroup>
      ) : null}
    </section>
  );
}
