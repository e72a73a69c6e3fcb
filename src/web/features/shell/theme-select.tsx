import { useTranslation } from 'react-i18next';

type Props = { id: string };

/** Choice of theme; the boot script answers it, so it works before React has started (B6). */
export function ThemeSelect({ id }: Props) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {t('theme.label')}
      </label>
      <select id={id} data-theme-select="" defaultValue="light" className="control">
        <option value="light">{t('theme.light')}</option>
        <option value="dark">{t('theme.dark')}</option>
        <option value="system">{t('theme.system')}</option>
      </select>
    </div>
  );
}
