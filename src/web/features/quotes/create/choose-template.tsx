import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Select } from '../../../ui/select.tsx';
import { useQuoteTemplates } from '../templates/queries.ts';
import { TemplateContents } from '../templates/template-contents.tsx';

type Props = { templateId: string; onChoose: (templateId: string) => void };

/** Chooses one of the prepared quotes, and shows what it holds. */
export function ChooseTemplate({ templateId, onChoose }: Props) {
  const t = useTexts();
  const { data, error } = useQuoteTemplates();
  if (error) return <CallFailure title={t('quotes:templates.loadFailed')} error={error} />;
  const templates = data?.templates ?? [];
  if (data && templates.length === 0) return <p className="text-muted">{t('quotes:create.noTemplates')}</p>;
  return (
    <>
      <Select
        id="quote-template"
        label={t('quotes:create.template')}
        placeholder={t('quotes:create.choose')}
        value={templateId}
        options={templates.map(({ id, name, language, currency, lines: count }) => ({
          value: id,
          label: `${name} (${t(`common:language.names.${language}`)}, ${currency}, ${t('quotes:templates.lines', { count })})`,
        }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      {templateId === '' ? null : <TemplateContents key={templateId} id={templateId} />}
    </>
  );
}
