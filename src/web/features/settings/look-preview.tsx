import { brand } from '#domain/brand.ts';
import { type BrandColours, type BrandPalette, type Shade, shades } from '#domain/settings/brand-colours.ts';
import type { Logo } from '#domain/settings/look-settings.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Bob } from '../../ui/bob.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dimension } from '../../ui/dimension.tsx';
import { useBrandTokens } from './brand-tokens.ts';
import { LookSection } from './look-section.tsx';
import { addressOfLogo } from './prepare-logo.ts';

/** As the document says by how much an answer raises a price. */
const sampleRise = '+ 12 %';

type Props = { palette: BrandPalette; logo: Logo | null };

/** Site, mail and document in the colours of the moment, by day and at night. */
export function LookPreview({ palette, logo }: Props) {
  const t = useTexts();
  return (
    <LookSection
      id="preview"
      title={t('settings:look.preview.title')}
      lead={t('settings:look.preview.lead')}
      className="content-start"
    >
      {shades.map((shade) => (
        <ShadePreview key={shade} shade={shade} colours={palette[shade]} logo={logo} />
      ))}
    </LookSection>
  );
}

type ShadeProps = { shade: Shade; colours: BrandColours; logo: Logo | null };

function ShadePreview({ shade, colours, logo }: ShadeProps) {
  const t = useTexts();
  const shown = useBrandTokens<HTMLDivElement>(colours);
  return (
    <figure className="@container grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <figcaption className="text-sm text-muted">{t(`settings:look.contrast.shades.${shade}`)}</figcaption>
      <div
        ref={shown}
        data-theme={shade}
        className="grid gap-4 rounded-lg border border-hair bg-paper pb-4 text-base text-ink"
      >
        <SiteHead logo={logo} />
        <SitePart />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 @lg:grid-cols-2">
          <MailPart logo={logo} />
          {shade === 'light' ? <DocumentPart logo={logo} /> : null}
        </div>
      </div>
    </figure>
  );
}

type LogoProps = { logo: Logo | null };
/** In the dark the logo lies on a light plate: chalk paper on the site, a sheet in mails. */
type MarkProps = LogoProps & { plate: 'bg-paper' | 'bg-sheet' };

function Mark({ logo, plate }: MarkProps) {
  if (!logo) {
    return (
      <span className="inline-flex items-center gap-2 font-display text-xl font-semibold">
        <Bob height={32} />
        {brand.name}
      </span>
    );
  }
  return (
    <span data-theme="light" className={classNames('inline-flex min-w-0 justify-self-start rounded-sm p-1', plate)}>
      <img src={addressOfLogo(logo)} alt="" className="h-8 w-auto max-w-40 min-w-0 object-contain object-left" />
    </span>
  );
}

function SiteHead({ logo }: LogoProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hair px-4 py-2">
      <Mark logo={logo} plate="bg-paper" />
      <span className={buttonClass({ variant: 'primary', size: 'sm' })}>{t('settings:look.preview.button')}</span>
    </div>
  );
}

function SitePart() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="mx-4 grid gap-2 border-s-2 border-line ps-4">
      <span className="lettering">{t('settings:look.preview.estimate')}</span>
      <Dimension className="text-xl font-semibold">
        {formatRange({ minimum: 350_000, maximum: 420_000 }, 'EUR', language)}
      </Dimension>
      <span className="justify-self-start underline decoration-line decoration-2 underline-offset-4">
        {t('settings:look.preview.link')}
      </span>
    </div>
  );
}

function MailPart({ logo }: LogoProps) {
  const t = useTexts();
  return (
    <div className="grid content-start gap-1">
      <span className="text-sm text-muted">{t('settings:look.preview.mail')}</span>
      <div className="grid gap-3 border border-hair border-s-4 border-s-line bg-sheet p-3 text-sm">
        <Mark logo={logo} plate="bg-sheet" />
        <span>{t('settings:look.preview.mailText')}</span>
        <span className="justify-self-start rounded-md bg-action px-3 py-1.5 font-semibold text-on-action">
          {t('settings:look.preview.mailButton')}
        </span>
      </div>
    </div>
  );
}

function DocumentPart({ logo }: LogoProps) {
  const t = useTexts();
  return (
    <div className="grid content-start gap-1">
      <span className="text-sm text-muted">{t('settings:look.preview.document')}</span>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border border-hair bg-sheet p-3 text-sm">
        <span className="grid h-full grid-rows-[1fr_auto] justify-items-center">
          <span className="w-0.5 bg-line" />
          <Bob height={24} />
        </span>
        <span className="grid content-start gap-2">
          <Mark logo={logo} plate="bg-sheet" />
          <span className="font-display text-lg font-semibold wrap-anywhere">
            {t('settings:look.preview.documentTitle')}
          </span>
          <span className="font-semibold text-action">{sampleRise}</span>
        </span>
      </div>
    </div>
  );
}
