import { sealCertificatesPath } from '#contract/quotes/seal-certificates-path.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DownloadIcon } from '../../ui/icons/arrows.tsx';

const command = 'pdfsig dokument.pdf';
/** What pdfsig of poppler prints, in its own words. */
const pdfsig = {
  valid: 'Signature is Valid',
  total: 'Total document signed',
  broken: 'Digest Mismatch',
};

/** How to check a sealed document without this site, in plain words (H5). */
export function OwnCheck() {
  const t = useTexts();
  return (
    <section aria-labelledby="own-check" className="grid gap-8">
      <div className="grid gap-3">
        <AxisHeading level={2} id="own-check">
          {t('verification:own.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('verification:own.lead')}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        <Way title={t('verification:own.acrobat.title')}>{t('verification:own.acrobat.text')}</Way>
        <div className="grid content-start justify-items-start gap-4">
          <Way title={t('verification:own.pdfsig.title')}>{t('verification:own.pdfsig.text', pdfsig)}</Way>
          <code className="rounded-sm bg-sunken px-3 py-2 text-sm">{command}</code>
        </div>
        <div className="grid content-start justify-items-start gap-4">
          <Way title={t('verification:own.certificate.title')}>{t('verification:own.certificate.text')}</Way>
          <ButtonLink to={sealCertificatesPath} download icon={<DownloadIcon size={20} />}>
            {t('verification:own.certificate.action')}
          </ButtonLink>
        </div>
        <Way title={t('verification:own.note.title')}>{t('verification:own.note.text')}</Way>
      </div>
    </section>
  );
}

function Way({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
