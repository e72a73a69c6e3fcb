import { useState } from 'react';
import type { MessageTemplate } from '#contract/mail/mail.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { TemplateKind } from '#domain/mail/template-kind.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { useTemplates } from '../queries.ts';
import { byName } from '../template-order.ts';

type Props = {
  language: Language;
  /** Kinds that are offered, one after another. */
  kinds: readonly TemplateKind[];
  onChoose: (template: MessageTemplate) => void;
};

/** Prepared replies, those in the customer's language first and the others by the name of theirs. */
export function TemplateChoice({ language, kinds, onChoose }: Props) {
  const t = useTexts();
  const page = usePage();
  const { data, error } = useTemplates();
  const [chosen, setChosen] = useState('');
  const all = inOrder(data?.templates ?? [], language);
  const templates = kinds.flatMap((kind) => all.filter((template) => template.kind === kind));

  function choose(id: string) {
    setChosen(id);
    const template = templates.find((each) => each.id === id);
    if (template) onChoose(template);
  }

  if (error) return <p className="text-sm text-muted">{t('mail:reply.noTemplates')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CompactSelect
        className="w-48"
        label={t('mail:reply.template')}
        allLabel={t('mail:reply.choose')}
        value={chosen}
        options={templates.map((template) => ({
          value: template.id,
          label:
            template.language === language
              ? template.name
              : `${t(`common:language.names.${template.language}`)}: ${template.name}`,
        }))}
        onChoose={choose}
      />
      <a className="py-1.5 text-sm pointer-coarse:py-3" href={pathOf('adminTemplates', page.language)}>
        {t('mail:reply.manage')}
      </a>
    </div>
  );
}

function inOrder(templates: readonly MessageTemplate[], first: Language): MessageTemplate[] {
  const order = [first, ...languages.filter((language) => language !== first)];
  return order.flatMap((language) => byName(templates, language));
}
