import { type KeyboardEvent, useState } from 'react';
import { formatExactMoney } from '#domain/exact-money.ts';
import { changesOfWork, suggestWorks } from '#domain/quotes/lines/new-line.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useCellActions, useGridSettings } from './grid-context.ts';

const listId = 'line-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

/**
 * The name of a line: what is typed, or a piece of work of the library that holds the words (H2), by the combobox pattern
 * of the ARIA Authoring Practices. A piece of work brings its description, unit and price along.
 */
export function NameEditor({ text }: { text: string }) {
  const t = useTexts();
  const { type, pick, works } = useCellActions();
  const { language, currency } = useGridSettings();
  const [started] = useState(text);
  const [isClosed, setIsClosed] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = isClosed || text === started ? [] : suggestWorks(works, { typed: text, language });
  const isOpen = found.length > 0;

  function choose(index: number): void {
    const work = found[index];
    if (work) pick(changesOfWork(work, { language, currency }));
  }

  function press(event: KeyboardEvent): void {
    const handle = handlers[event.key];
    if (!isOpen || !handle || event.nativeEvent.isComposing) return;
    // Without a chosen suggestion Enter keeps what was typed.
    if (event.key === 'Enter' && chosen < 0) return;
    event.preventDefault();
    event.stopPropagation();
    handle();
  }

  const handlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setChosen((chosen + 1) % found.length),
    ArrowUp: () => setChosen((chosen < 1 ? found.length : chosen) - 1),
    Enter: () => choose(chosen),
    Escape: () => setIsClosed(true),
  };

  return (
    <>
      <input
        ref={focusAtEnd}
        className="line-field"
        role="combobox"
        aria-label={t('quoteEditor:grid.columns.name')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && chosen >= 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        maxLength={quoteLimits.lineName}
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setChosen(-1);
          setIsClosed(false);
          type(event.target.value);
        }}
      />
      {isOpen ? <Suggestions found={found} chosen={chosen} onChoose={choose} /> : null}
    </>
  );
}

type SuggestionsProps = {
  found: ReturnType<typeof suggestWorks<ReturnType<typeof useCellActions>['works'][number]>>;
  chosen: number;
  onChoose: (index: number) => void;
};

function Suggestions({ found, chosen, onChoose }: SuggestionsProps) {
  const t = useTexts();
  const page = usePage();
  const { language, currency } = useGridSettings();
  return (
    <div id={listId} role="listbox" className="line-suggestions" aria-label={t('quoteEditor:grid.library')}>
      {found.map((work, index) => {
        const { unitPrice = 0, unit } = changesOfWork(work, { language, currency });
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys (combobox pattern)
          <div
            key={work.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            // The field keeps the focus, or the edit would end first.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span lang={language}>{work.texts[language].name}</span>
            <span className="figures text-muted">
              {formatExactMoney(unitPrice, currency, page.language)} / {unit}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
