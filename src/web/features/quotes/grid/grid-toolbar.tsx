import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ArrowDownIcon, ArrowUpIcon, UndoIcon } from '../../../ui/icons/arrows.tsx';
import { EditIcon } from '../../../ui/icons/things.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons/signs.tsx';
import { CopyIcon } from './copy-icon.tsx';
import type { Intent } from './grid-intents.ts';
import { activeLine } from './grid-state.ts';
import type { LineGridState } from './use-line-grid.ts';

/** What can be done with the line that was chosen last; the keyboard has a key for each. */
export function GridToolbar({ grid }: { grid: LineGridState }) {
  const t = useTexts();
  const { history } = grid.state;
  const line = activeLine(grid.state);
  const index = line ? history.present.indexOf(line) : -1;
  const tool = { grid, isOff: line === null };
  return (
    <div role="group" aria-label={t('quoteEditor:grid.tools.label')} className="line-tools">
      <Tool grid={grid} name="undo" isOff={history.past.length === 0} intent={{ kind: 'undo' }}>
        <UndoIcon size={20} />
      </Tool>
      <Tool grid={grid} name="redo" isOff={history.future.length === 0} intent={{ kind: 'redo' }}>
        <UndoIcon size={20} className="-scale-x-100" />
      </Tool>
      <span className="line-tools-gap" />
      <Tool grid={grid} name="up" isOff={index < 1} intent={{ kind: 'move', by: -1 }}>
        <ArrowUpIcon size={20} />
      </Tool>
      <Tool
        grid={grid}
        name="down"
        isOff={index < 0 || index === history.present.length - 1}
        intent={{ kind: 'move', by: 1 }}
      >
        <ArrowDownIcon size={20} />
      </Tool>
      <Tool {...tool} name="duplicate" intent={{ kind: 'duplicate' }}>
        <CopyIcon />
      </Tool>
      <Tool {...tool} name="description" intent={{ kind: 'open-description' }}>
        <EditIcon size={20} />
      </Tool>
      <Tool
        {...tool}
        name="option"
        isPressed={line?.option !== null && line !== null}
        intent={{ kind: 'toggle-option' }}
      >
        <CheckIcon size={20} />
      </Tool>
      <Tool {...tool} name="remove" intent={{ kind: 'remove' }}>
        <CloseIcon size={20} />
      </Tool>
    </div>
  );
}

type ToolProps = {
  grid: LineGridState;
  name: 'undo' | 'redo' | 'up' | 'down' | 'duplicate' | 'description' | 'option' | 'remove';
  intent: Intent;
  isOff: boolean;
  isPressed?: boolean;
  children: ReactNode;
};

/** It keeps the focus, so that it can be pressed again. */
function Tool({ grid, name, intent, isOff, isPressed, children }: ToolProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className="line-tool"
      aria-disabled={isOff}
      aria-pressed={isPressed}
      data-tip={t(`quoteEditor:grid.tools.${name}.tip`)}
      onClick={() => (isOff ? undefined : grid.run(intent, { isFocusKept: true }))}
    >
      {children}
      <span>{t(`quoteEditor:grid.tools.${name}.name`)}</span>
    </button>
  );
}
