import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { LazyMenu } from '#web/ui/lazy-menu.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioRows } from '#web/ui/radio-rows.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { VirtualTable } from '#web/ui/virtual-table.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

type Props = { texts: Samples; scope: string };

const rowCount = 12;
const lineHeight = 45;
const people = ['Ľubomíra Šťastná', 'Jørgen Ærø', 'Žaneta Říhová'] as const;
const rows = Array.from({ length: rowCount }, (_, index) => ({
  id: String(index),
  name: people[index % people.length] ?? '',
}));

/** What only the back office has: search, filters, boxes, menus, keys and the list of any length. */
export function OfficeSection({ texts, scope }: Props) {
  return (
    <Section name="Back office">
      <Filters texts={texts} scope={scope} />
      <div className="gallery-row">
        <LazyMenu
          title={texts.sectionTitle}
          items={[
            { id: 'active', label: texts.badges.active, isChosen: true, onSelect: doNothing },
            { id: 'done', label: texts.badges.done, isChosen: false, onSelect: doNothing },
            { id: 'danger', label: texts.buttons.danger, isDanger: true, isSetOff: true, onSelect: doNothing },
          ]}
        >
          {texts.sectionTitle}
        </LazyMenu>
        <Avatar initials="ĽŠ" />
        <Avatar initials="ŽŘ" size="md" />
        <KeyCap name="Ctrl" />
        <KeyCap name="K" />
      </div>
      <PasswordField id={`${scope}-password`} label={texts.fields.name} autoComplete="off" defaultValue="Ľubomíra" />
      <List texts={texts} scope={scope} />
    </Section>
  );
}

function doNothing(): void {
  // Nothing happens in a gallery.
}

function Filters({ texts, scope }: Props) {
  const [status, setStatus] = useState('');
  const [trade, setTrade] = useState('roofer');
  const statuses = Object.entries(texts.badges).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SearchField
        id={`${scope}-search`}
        label={texts.fields.name}
        placeholder={texts.fields.name}
        search=""
        onSearch={doNothing}
      />
      <CompactSelect
        label={texts.sectionTitle}
        allLabel={texts.fields.choose}
        value={status}
        options={statuses}
        onChoose={setStatus}
      />
      <RadioRows
        name={`${scope}-trade`}
        legend={texts.choices.trade}
        hint={texts.fields.emailHint}
        choices={[
          { value: 'roofer', label: texts.choices.trades.roofer, note: texts.choices.services.website[0] },
          { value: 'tiler', label: texts.choices.trades.tiler },
        ]}
        value={trade}
        onChoose={setTrade}
      />
    </>
  );
}

function List({ texts, scope }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(['1']);
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <VirtualTable
      className="requests-table"
      caption={`${texts.table.caption} ${scope}`}
      columns={[
        {
          id: 'choice',
          header: (
            <Checkbox
              label={texts.choices.objectivesHint}
              isChecked={chosen.length === rowCount}
              isMixed={chosen.length > 0 && chosen.length < rowCount}
              onChange={(isChosen) => setChosen(isChosen ? rows.map(({ id }) => id) : [])}
            />
          ),
          renderCell: ({ id, name }) => (
            <Checkbox
              label={`${name} ${id}`}
              isChecked={chosen.includes(id)}
              onChange={(isChosen) => toggle(id, isChosen)}
            />
          ),
        },
        { id: 'title', header: texts.fields.name, isRowHeader: true, renderCell: ({ name }) => name },
        {
          id: 'status',
          header: texts.sectionTitle,
          renderCell: () => <Badge tone="active">{texts.badges.active}</Badge>,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      rowState={({ id }) => (chosen.includes(id) ? 'selected' : undefined)}
      total={rowCount}
      estimatedHeight={lineHeight}
    />
  );
}
