import { sealCertificatesPath } from '#contract/quotes/seal-certificates-path.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DownloadIcon } from '../../ui/icons/arrows.tsx';

/** What pdfsig of poppler prints, in its own words. */
const pdfsig = {
  command: 'pdfsig dokument.pdf',
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
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Way title={t('verification:own.acrobat.title')}>{t('verification:own.acrobat.text')}</Way>
        <Way title={t('verification:own.pdfsig.title')}>{t('verification:own.pdfsig.text', pdfsig)}</Way>
        <div className="grid content-start justify-items-start gap-4">
          <Way title={t('verification:own.certificate.title')}>{t('verification:own.certificate.text')}</Way>
          <ButtonLink to={sealCertificatesPath} download icon={<DownloadIcon size={20} />}>
            {t('verification:own.certificate.action')}
          </ButtonLink>
        </div>
      </div>
      <p className="max-w-prose border-s-2 border-hair ps-4 text-sm text-muted">{t('verification:own.note')}</p>
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
