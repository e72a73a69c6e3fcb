import { Command as Root } from 'cmdk';
import { type ReactNode, useState } from 'react';
import type { CustomerRow } from '#contract/customers.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchIcon } from '../../../ui/icons/office.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { type Command, type PaletteActions, matching, useActionCommands, useScreenCommands } from './commands.ts';
import { type Found, useFound } from './use-found.ts';

type Props = PaletteActions & {
  /** Closes the palette and runs the chosen command after that, so that restoring the focus does not undo it. */
  onClose: (after?: () => void) => void;
};

/** One search field for screens, requests, customers and common actions, as far as one may open them (G10). */
export function Palette({ onClose, ...actions }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [text, setText] = useState('');
  const { mayOpen } = useMay();
  const isSearched = mayOpen('adminRequests') && mayOpen('adminCustomers');
  const field = t(isSearched ? 'backOffice:palette.field' : 'backOffice:palette.fieldOfPlaces');
  const found = useFound(isSearched ? text : '');
  const screens = matching(useScreenCommands(), text);
  const commands = matching(useActionCommands(actions), text);
  const isEmpty = [screens, commands, found.requests, found.customers].every((list) => list.length === 0);
  const go = (screen: 'adminRequest' | 'adminCustomer', id: string) =>
    onClose(() => navigate(pathOf(screen, language, { id })));
  return (
    <Dialog isOpen place="top" size="lg" title={t('backOffice:palette.title')} onOpenChange={() => onClose()}>
      <Root
        shouldFilter={false}
        vimBindings={false}
        loop
        className="palette"
        label={field}
        // A toast above the dialog consumes the Escape; the palette closes nevertheless.
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <div className="palette-head">
          <SearchIcon size={20} />
          <Root.Input
            className="palette-input"
            value={text}
            onValueChange={setText}
            maxLength={100}
            placeholder={field}
          />
          <KeyCap name="Esc" />
        </div>
        <Root.List className="palette-list" label={t('backOffice:palette.list')}>
          <Group heading={t('backOffice:palette.groups.screens')} items={screens}>
            {(each) => <CommandItem key={each.id} command={each} onClose={onClose} />}
          </Group>
          <Group heading={t('backOffice:palette.groups.requests')} items={found.requests}>
            {(each) => <RequestItem key={each.id} row={each} onChoose={() => go('adminRequest', each.id)} />}
          </Group>
          <Group heading={t('backOffice:palette.groups.customers')} items={found.customers}>
            {(each) => <CustomerItem key={each.id} row={each} onChoose={() => go('adminCustomer', each.id)} />}
          </Group>
          <Group heading={t('backOffice:palette.groups.actions')} items={commands}>
            {(each) => <CommandItem key={each.id} command={each} onClose={onClose} />}
          </Group>
        </Root.List>
        <FoundState
          found={found}
          empty={isEmpty ? t(isSearched ? 'backOffice:palette.empty' : 'backOffice:palette.noPlace') : ''}
        />
      </Root>
    </Dialog>
  );
}

type GroupProps<T> = { heading: string; items: readonly T[]; children: (item: T) => ReactNode };

function Group<T>({ heading, items, children }: GroupProps<T>) {
  if (items.length === 0) return null;
  return (
    <Root.Group heading={heading} className="palette-group">
      {items.map(children)}
    </Root.Group>
  );
}

type CommandProps = { command: Command; onClose: Props['onClose'] };

function CommandItem({ command: { id, label, keys = [], run }, onClose }: CommandProps) {
  return (
    <Root.Item value={id} className="palette-item" onSelect={() => onClose(run)}>
      <span>{label}</span>
      <span className="flex gap-1" aria-hidden="true">
        {keys.map((key) => (
          <KeyCap key={key} name={key} />
        ))}
      </span>
    </Root.Item>
  );
}

type RequestProps = { row: RequestRow; onChoose: () => void };

function RequestItem({ row, onChoose }: RequestProps) {
  return (
    <Root.Item value={`request ${row.id}`} className="palette-item" onSelect={onChoose}>
      <span className="min-w-0 truncate">
        <span className="figures me-2 text-muted">{row.number}</span>
        {row.shownTitle}
      </span>
      <span className="max-w-[45%] truncate text-sm text-muted">{row.customerCompany || row.customerName}</span>
    </Root.Item>
  );
}

type CustomerProps = { row: CustomerRow; onChoose: () => void };

function CustomerItem({ row, onChoose }: CustomerProps) {
  return (
    <Root.Item value={`customer ${row.id}`} className="palette-item" onSelect={onChoose}>
      <span className="min-w-0 truncate">{row.company || row.name}</span>
      <span className="max-w-[45%] truncate text-sm text-muted">{row.company ? row.name : row.email}</span>
    </Root.Item>
  );
}

type StateProps = {
  found: Found;
  /** What is said where nothing was found; '' while something is. */
  empty: string;
};

/** Status below the list: searching, nothing found, or failed with a retry. */
function FoundState({ found, empty }: StateProps) {
  const t = useTexts();
  if (found.hasFailed) {
    return (
      <div className="palette-state" role="alert">
        <p>{t('backOffice:palette.failure')}</p>
        <Button size="sm" onClick={found.retry}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  }
  const words = found.isSearching ? t('backOffice:palette.searching') : empty;
  return (
    <p className="palette-state empty:hidden" role="status">
      {words}
    </p>
  );
}
