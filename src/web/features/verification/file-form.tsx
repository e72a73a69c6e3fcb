import { pathOf } from '#domain/routes.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { CheckState } from './check-state.tsx';
import type { FileCheck } from './use-file-check.ts';
import { usePageDrop } from './use-page-drop.ts';

const accepted = 'application/pdf,.pdf';

/**
 * A file to compare with what was sealed (H5). Its bytes stay on the device; without scripts, and where a browser offers no
 * hashing, a plain form uploads it.
 */
export function FileForm({ check }: { check: FileCheck }) {
  const t = useTexts();
  const isUploaded = useIsHydrated() && globalThis.crypto.subtle === undefined;
  return (
    <section aria-labelledby="by-file" className="grid min-w-0 content-start gap-5">
      <h2 id="by-file" className="text-xl">
        {t('verification:file.title')}
      </h2>
      <div className={isUploaded ? 'hidden' : 'noscript:hidden'}>
        <HashedFile check={check} />
      </div>
      <div className={isUploaded ? undefined : 'hidden noscript:block'}>
        <UploadedFile />
      </div>
    </section>
  );
}

/** The browser computes the hash of the file that is chosen, or dropped anywhere on the page. */
function HashedFile({ check: { state, run } }: { check: FileCheck }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const isOver = usePageDrop(run);

  function choose(input: HTMLInputElement | null) {
    if (!isHydrated || !input?.files?.[0]) return;
    run(input.files[0]);
    // The same file can be chosen again.
    input.value = '';
  }

  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-4 rounded-lg border border-dashed p-4 sm:p-5',
        isOver ? 'border-ink bg-sunken' : 'border-edge',
      )}
    >
      <p id="hash-hint" className="max-w-prose text-sm text-muted">
        {t(isOver ? 'verification:file.drop' : 'verification:file.text')}
      </p>
      <label className="file-button justify-self-start">
        <input
          type="file"
          accept={accepted}
          aria-describedby="hash-hint"
          // What was chosen before the page was hydrated is taken then.
          ref={choose}
          onChange={({ target }) => choose(target)}
        />
        <span>{t('verification:file.choose')}</span>
      </label>
      <CheckState state={state} />
    </div>
  );
}

function UploadedFile() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <form
      method="post"
      action={pathOf('verify', language)}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-4"
    >
      <Field id="file" label={t('verification:file.label')} hint={t('verification:file.upload')}>
        {(control) => (
          <input {...control} type="file" name="file" accept={accepted} required className="max-w-full min-w-0 py-2" />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t('verification:file.submit')}
      </Button>
    </form>
  );
}
