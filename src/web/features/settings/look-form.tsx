import type { VersionedLook } from '#contract/settings.ts';
import { defaultThemes } from '#domain/settings/look-settings.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioRows } from '../../ui/radio-rows.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ColourField } from './colour-field.tsx';
import { ContrastFigures } from './contrast-figures.tsx';
import { LogoField } from './logo-field.tsx';
import { LookPreview } from './look-preview.tsx';
import { SettingsFailure } from './settings-failure.tsx';
import { type LookField, type LookForm as Form, useLookForm } from './use-look-form.ts';

type Props = {
  settings: VersionedLook;
  /** Takes the values that somebody else has saved. */
  onReload: () => void;
};

/** Colour, logo and default theme, with what they do to site, mails and documents before they are saved (G7). */
export function LookForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useLookForm(settings);
  const { values, change, check } = form;

  return (
    // On a phone the preview follows the colour; where there is room it stands beside everything.
    <form
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,36rem)] content-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,34rem)_minmax(0,40rem)] xl:grid-rows-[auto_auto_1fr]"
    >
      <ColourField
        id={form.field('colour').id}
        value={values.colour}
        error={form.colourError}
        onChange={(colour) => change({ colour })}
      />
      <div className="xl:col-start-2 xl:row-span-3 xl:row-start-1">
        <LookPreview palette={form.palette} logo={values.logo} />
      </div>
      {check?.ok ? <ContrastFigures checks={check.checks} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 xl:col-start-1">
        <LogoField logo={values.logo} onChange={(logo) => change({ logo })} />
        <RadioRows
          name="default-theme"
          legend={t('settings:look.theme.legend')}
          hint={t('settings:look.theme.hint')}
          choices={defaultThemes.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
          value={values.defaultTheme}
          onChoose={(value) => change({ defaultTheme: defaultThemes.find((theme) => theme === value) ?? 'light' })}
        />
        <SaveFailure form={form} onReload={onReload} />
        <Actions form={form} />
      </div>
    </form>
  );
}

function Actions({ form: { isSending, reset } }: { form: Form }) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <SubmitButton isSending={isSending}>{t('settings:look.save')}</SubmitButton>
      <Button
        variant="quiet"
        className="border-x-0! px-0!"
        onClick={() => {
          reset();
          showToast({ title: t('settings:look.reset'), description: t('settings:look.resetHint') });
        }}
      >
        {t('settings:look.reset')}
      </Button>
    </div>
  );
}

type FailureProps = Pick<Props, 'onReload'> & { form: Form };

/**
 * Why it was not saved. After somebody else's change the fields hold the own values and theirs together, to be saved or
 * given up (G5).
 */
function SaveFailure({ form, onReload }: FailureProps) {
  const t = useTexts();
  const { failure, clash } = form;
  if (clash === null) {
    return form.callError ? (
      <SettingsFailure key={failure?.attempt} error={form.callError} title={t('settings:look.failure')} action={null} />
    ) : null;
  }
  return (
    <Notice
      key={form.base?.version}
      tone="danger"
      role="alert"
      title={t('settings:look.failure')}
      actions={
        <>
          <Button size="sm" onClick={() => void form.submit()}>
            {t('settings:look.overwrite')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onReload}>
            {t('settings:look.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('settings:look.conflict')}</p>
      <Conflicts form={form} />
    </Notice>
  );
}

/** What both have changed: the own value stands in the field, what is saved is listed here. */
function Conflicts({ form: { conflicts, base } }: { form: Form }) {
  const t = useTexts();
  if (conflicts.length === 0 || base === null) return null;
  const names = {
    colour: t('settings:look.colour.label'),
    logo: t('settings:look.logo.label'),
    defaultTheme: t('settings:look.theme.legend'),
  };
  return (
    <ul className="mt-2">
      {conflicts.map(({ field }) => (
        <li key={field}>{t('settings:look.savedNow', { name: names[field], value: valueText(t, field, base) })}</li>
      ))}
    </ul>
  );
}

function valueText(t: GetText, field: LookField, { primaryColor, logo, defaultTheme }: VersionedLook): string {
  switch (field) {
    case 'colour':
      return primaryColor ?? t('settings:look.colour.own');
    case 'logo':
      return t(logo === null ? 'settings:look.noLogo' : 'settings:look.otherLogo');
    case 'defaultTheme':
      return t(`common:theme.${defaultTheme}`);
  }
}
