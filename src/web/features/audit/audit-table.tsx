import type { AuditEntry } from '#contract/audit.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { contentKinds } from '#domain/content/content-kinds.ts';
import { type Language } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { factWords, sentenceOf } from './fact-words.ts';
import { queryOf } from './filter-address.ts';
import { usePeople } from './queries.ts';

type Props = { entries: readonly AuditEntry[] };

/** The log as a table: one action a row, a block of lines on a phone. */
export function AuditTable({ entries }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <Table
      caption={t('audit:list.caption')}
      columns={columnsOf(t, language)}
      rows={entries}
      rowKey={(entry) => entry.id}
      density="dense"
      phone="stack"
    />
  );
}

function columnsOf(t: GetText, language: Language): TableColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: t('audit:list.columns.at'),
      renderCell: ({ at }) => (
        <time className="figures whitespace-nowrap" dateTime={new Date(at).toISOString()}>
          {exactTime(at, language)}
        </time>
      ),
    },
    {
      id: 'action',
      header: t('audit:list.columns.action'),
      isRowHeader: true,
      renderCell: (entry) => <Deed entry={entry} />,
    },
    { id: 'actor', header: t('audit:list.columns.actor'), renderCell: (entry) => <Actor entry={entry} /> },
    {
      id: 'address',
      header: t('audit:list.columns.address'),
      renderCell: ({ address }) => <span className="figures text-muted">{address ?? t('audit:list.ownAddress')}</span>,
    },
  ];
}

type EntryProps = { entry: AuditEntry };

function Deed({ entry }: EntryProps) {
  const t = useTexts();
  const { language } = usePage();
  const people = usePeople();
  const nameOf = (userId: string) => people.find(({ id }) => id === userId)?.username;
  const words = factWords(entry, { t, language, nameOf });
  return (
    <span id={entryId(entry)} tabIndex={-1} className="grid gap-0.5 font-normal">
      <span>
        {sentenceOf(entry, t)} <Subject entry={entry} />
      </span>
      {words.length > 0 ? <span className="text-sm wrap-anywhere text-muted">{words.join(' · ')}</span> : null}
    </span>
  );
}

/** Screen of an entry's subject, by the first word of its action. */
const screens: readonly [subject: string, screen: Screen][] = [
  ['service-request', 'adminRequest'],
  ['customer', 'adminCustomer'],
  ['project', 'adminProject'],
  ['reference', 'adminProject'],
  ['case-study', 'adminProject'],
];

const placeScreens = { quote: 'adminQuote', document: 'adminDocument' } as const;

/** A link to the subject while it exists. An error's group always keeps its address. */
function Subject({ entry: { action, actorId, subjectId, subjectName, subjectPlace } }: EntryProps) {
  const { language } = usePage();
  // For actions on one's own account the row names the person already.
  if (subjectId === null || subjectId === actorId) return null;
  const [kind = ''] = action.split('.');
  if (kind === 'content') return <Content kind={subjectId} />;
  if (kind === 'error-report') {
    return (
      <a className="figures" href={pathOf('adminError', language, { id: subjectId })}>
        {subjectId.slice(0, 8)}
      </a>
    );
  }
  if (subjectName === null) return null;
  if (subjectPlace) return <Place place={subjectPlace} name={subjectName} />;
  const screen = screens.find(([subject]) => subject === kind)?.[1];
  if (!screen) return <strong>{subjectName}</strong>;
  return <a href={pathOf(screen, language, { id: subjectId })}>{subjectName}</a>;
}

/** A link to a quote or document; one that is being written may have no title yet. */
function Place({ place, name }: { place: NonNullable<AuditEntry['subjectPlace']>; name: string }) {
  const t = useTexts();
  const { language } = usePage();
  const address = pathOf(placeScreens[place.kind], language, { id: place.id });
  return <a href={address}>{name || t('audit:list.untitled')}</a>;
}

/** A link to a part of the site, by its kind; a picture has no name. */
function Content({ kind }: { kind: string }) {
  const t = useTexts();
  const { language } = usePage();
  const known = contentKinds.find((each) => each === kind);
  if (!known) return null;
  return <a href={pathOf('adminContentKind', language, { key: known })}>{t(`contentEditor:kinds.${known}.name`)}</a>;
}

/** Who it was; a person's name is a link to all their actions. */
function Actor({ entry: { actor, actorId, actorName } }: EntryProps) {
  const t = useTexts();
  const { language } = usePage();
  if (actorId === null) return t(`audit:actors.${actor}`);
  const name = actorName ?? t('audit:list.gone');
  return (
    <a
      className="inline-flex min-w-0 items-center gap-2 no-underline hover:underline pointer-coarse:min-h-11"
      href={pathOf('adminAudit', language) + queryOf({ actorId })}
    >
      {actorName === null ? null : <Avatar initials={initialsOf(actorName)} />}
      <span className="grid">
        <span className="wrap-anywhere">{name}</span>
        {actor === 'customer' ? <span className="text-sm text-muted">{t('audit:actors.customer')}</span> : null}
      </span>
    </a>
  );
}

/** Id of an entry's action, to move the focus to it. */
export function entryId({ id }: Pick<AuditEntry, 'id'>): string {
  return `entry-${id}`;
}
