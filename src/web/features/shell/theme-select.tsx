import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = { id: string };

/** Select for the theme; the boot script handles it, so it works before hydration (B6). */
export function ThemeSelect({ id }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {t('common:theme.label')}
      </label>
      <ThemeOptions id={id} className="control" />
    </div>
  );
}

type OptionsProps = { id?: string; label?: string; className: string };

/** The themes to choose from; `label` names them where no label stands beside. */
export function ThemeOptions({ id, label, className }: OptionsProps) {
  const t = useTexts();
  return (
    <select id={id} aria-label={label} data-theme-select="" defaultValue="light" className={className}>
      <option value="light">{t('common:theme.light')}</option>
      <option value="dark">{t('common:theme.dark')}</option>
      <option value="system">{t('common:theme.system')}</option>
    </select>
  );
}
