import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Dimension } from '#web/ui/dimension.tsx';
import { Table } from '#web/ui/table.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

const tones: readonly BadgeTone[] = ['neutral', 'active', 'done', 'waiting', 'stopped'];

type Props = { texts: Samples };

/** Cards, the bill of materials, a dense list, facts and badges. */
export function DataSection({ texts }: Props) {
  const { table, badges } = texts;
  return (
    <Section name="Data">
      <Card>
        <div className="gallery-stack">
          <BillOfMaterials texts={texts} />
          <Dimension className="text-lg">
            <strong>{table.range}</strong>
          </Dimension>
        </div>
      </Card>
      <Table
        caption={texts.choices.trade}
        density="dense"
        phone="stack"
        rows={tones}
        rowKey={(tone) => tone}
        columns={[
          { id: 'name', header: texts.fields.name, renderCell: () => 'Ľubomíra Šťastná', isRowHeader: true },
          { id: 'status', header: texts.sectionTitle, renderCell: (tone) => <Badge tone={tone}>{badges[tone]}</Badge> },
          { id: 'time', header: texts.fields.language, renderCell: () => texts.tooltip.trigger },
          { id: 'sum', header: table.price, renderCell: () => table.total[1], align: 'end' },
        ]}
      />
      <div className="gallery-row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {badges[tone]}
          </Badge>
        ))}
      </div>
      <div className="gallery-pair">
        <Card tone="outline">
          <h3 className="text-xl">{texts.choices.services.website[0]}</h3>
          <p className="mt-2 text-muted">{texts.choices.services.website[1]}</p>
        </Card>
        <Card tone="sunken">
          <h3 className="text-xl">{texts.choices.services.webApp[0]}</h3>
          <p className="mt-2">{texts.choices.services.webApp[1]}</p>
        </Card>
      </div>
      <DefinitionList
        items={[
          { id: 'name', term: texts.fields.name, detail: 'Ľubomíra Šťastná' },
          { id: 'mail', term: texts.fields.email, detail: <a href="mailto:l@s.sk">lubka@stastna-strechy.sk</a> },
          { id: 'budget', term: texts.fields.budget, detail: <span className="figures">{table.range}</span> },
        ]}
      />
    </Section>
  );
}

function BillOfMaterials({ texts }: Props) {
  const { table } = texts;
  return (
    <Table
      caption={table.caption}
      isCaptionHidden={false}
      rows={table.lines}
      rowKey={([item]) => item}
      columns={[
        { id: 'item', header: table.item, renderCell: ([item]) => item },
        { id: 'quantity', header: table.quantity, renderCell: ([, quantity]) => quantity, align: 'end' },
        { id: 'price', header: table.price, renderCell: ([, , price]) => price, align: 'end' },
      ]}
      sums={[
        { id: 'saving', label: table.saving[0], value: table.saving[1] },
        { id: 'total', label: table.total[0], value: table.total[1], isTotal: true },
      ]}
    />
  );
}
