import type { MessageTemplate } from '#contract/mail/mail.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { excerptOf } from '#domain/threads/thread.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { byName } from '../template-order.ts';

type Props = { templates: readonly MessageTemplate[] };

/** Prepared replies by the language of whom they are for, the reader's own first. */
export function TemplateList({ templates }: Props) {
  const t = useTexts();
  const page = usePage();
  const order = [page.language, ...languages.filter((language) => language !== page.language)];
  return (
    <div className="grid gap-10">
      <p className="max-w-prose text-muted">{t('mail:templates.lead')}</p>
      {order.map((language) => (
        <LanguageTemplates key={language} language={language} templates={byName(templates, language)} />
      ))}
    </div>
  );
}

type LanguageProps = { language: Language; templates: readonly MessageTemplate[] };

function LanguageTemplates({ language, templates }: LanguageProps) {
  const t = useTexts();
  const page = usePage();
  const now = useNow();
  const id = `templates-${language}`;
  const name = t(`common:language.names.${language}`);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        <ButtonLink
          size="sm"
          icon={<PlusIcon size={16} />}
          to={`${pathOf('adminTemplates', page.language)}?new=${language}`}
        >
          {t('mail:templates.create')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      {templates.length === 0 ? (
        <p className="border-t-2 border-ink py-3 text-muted">
          {t('mail:templates.empty.title')}. {t('mail:templates.empty.text')}
        </p>
      ) : (
        <Table
          caption={name}
          columns={columnsOf({ t, now, reader: page.language })}
          rows={templates}
          rowKey={(template) => template.id}
          density="dense"
          phone="stack"
        />
      )}
    </section>
  );
}

type Setting = { t: GetText; now: number | null; reader: Language };

function columnsOf({ t, now, reader }: Setting): TableColumn<MessageTemplate>[] {
  return [
    {
      id: 'name',
      header: t('mail:templates.columns.name'),
      isRowHeader: true,
      renderCell: ({ id, name, language }) => (
        <a
          className="py-1 pointer-coarse:py-2.5"
          href={`${pathOf('adminTemplates', reader)}?template=${id}`}
          lang={language}
        >
          {name}
        </a>
      ),
    },
    {
      id: 'kind',
      header: t('mail:templates.columns.kind'),
      renderCell: ({ kind }) => t(`mail:templates.kinds.${kind}`),
    },
    {
      id: 'subject',
      header: t('mail:templates.columns.subject'),
      renderCell: ({ subject, body, language }) => (
        <span lang={language} className="wrap-anywhere text-muted">
          {subject || excerptOf(body)}
        </span>
      ),
    },
    {
      id: 'updated',
      header: t('mail:templates.columns.updated'),
      align: 'end',
      renderCell: ({ updatedAt }) => <TimeStamp at={updatedAt} now={now} />,
    },
  ];
}
