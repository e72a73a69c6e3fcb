import { type DragEvent, useRef, useState } from 'react';
import type { Logo } from '#domain/settings/look-settings.ts';
import { ApiError } from '../../lib/http/api.ts';
import { useFailureMessage } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { type PreparedLogo, addressOfLogo, prepareLogo } from './prepare-logo.ts';

type Props = { logo: Logo | null; onChange: (logo: Logo | null) => void };

const id = 'logo-file';

/** The logo: chosen or dropped, cleaned, shown by day and at night before it is saved. */
export function LogoField({ logo, onChange }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { take, isWorking, error, wasReduced, forget } = useLogoFile(onChange);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
  }

  function remove(): void {
    forget();
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="justify-self-start leading-snug font-semibold">
          {t('settings:look.logo.label')}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('settings:look.logo.hint')}
        </p>
      </div>
      <div
        className={classNames(
          'grid gap-4 rounded-lg border border-dashed p-4',
          isOver ? 'border-ink bg-sunken' : 'border-edge',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {logo ? <LogoOnGrounds logo={logo} /> : <p className="text-muted">{t('settings:look.logo.none')}</p>}
        <p className="text-sm text-muted pointer-coarse:hidden">{t('settings:look.logo.drop')}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="file-button">
            <input
              ref={input}
              id={id}
              type="file"
              accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void take(file);
                // The same file can be chosen again after it was changed.
                target.value = '';
              }}
            />
            <span aria-hidden="true">{t(`settings:look.logo.${logo ? 'replace' : 'choose'}`)}</span>
          </span>
          {logo ? (
            <Button size="sm" variant="quiet" onClick={remove}>
              {t('settings:look.logo.remove')}
            </Button>
          ) : null}
          <span role="status" className="text-sm text-muted">
            {isWorking ? t('settings:look.logo.working') : null}
          </span>
        </div>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <p role="status" className="text-sm">
        {wasReduced ? t('settings:look.logo.cleaned') : null}
      </p>
    </div>
  );
}

function LogoOnGrounds({ logo }: { logo: Logo }) {
  const t = useTexts();
  const src = addressOfLogo(logo);
  return (
    <figure className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {(['light', 'dark'] as const).map((shade) => (
          <div key={shade} data-theme={shade} className="grid min-h-20 place-items-center rounded-md bg-paper p-3">
            <span data-theme="light" className="inline-flex max-w-full rounded-sm bg-paper p-1">
              <img
                src={src}
                alt={shade === 'light' ? t('settings:look.logo.alt') : ''}
                className="h-10 w-auto max-w-full object-contain"
              />
            </span>
          </div>
        ))}
      </div>
      <figcaption className="text-sm text-muted">{t('settings:look.logo.onDark')}</figcaption>
    </figure>
  );
}

type State = { result?: PreparedLogo; failure?: unknown; isWorking: boolean };

/** Prepares a file that was chosen or dropped, and says what is wrong with it. */
function useLogoFile(onChange: (logo: Logo) => void) {
  const [state, setState] = useState<State>({ isWorking: false });
  const error = useLogoError(state);
  async function take(file: File): Promise<void> {
    setState({ isWorking: true });
    try {
      const result = await prepareLogo(file);
      setState({ result, isWorking: false });
      if (result.ok) onChange(result.logo);
    } catch (failure) {
      setState({ failure, isWorking: false });
    }
  }
  return {
    take,
    isWorking: state.isWorking,
    forget: () => setState({ isWorking: false }),
    wasReduced: state.result?.ok === true && state.result.wasReduced,
    error,
  };
}

function useLogoError({ result, failure }: State): string | undefined {
  const t = useTexts();
  const message = useFailureMessage(failure);
  if (result) return result.ok ? undefined : t(`settings:look.logo.faults.${result.fault}`);
  if (failure === undefined) return undefined;
  const told = failure instanceof ApiError ? failure.body?.details?.[0]?.message : undefined;
  return told ?? message;
}
