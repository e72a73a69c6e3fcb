import { pathOf } from '#domain/routes.ts';
import { useFileDrop } from '../../lib/browser/use-file-drop.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckState } from './check-state.tsx';
import type { FileCheck } from './use-file-check.ts';

/** False in the server's HTML, and where a page that is not secure offers no hashing (Web Cryptography API). */
const useCanHash = () => useIsHydrated() && globalThis.crypto.subtle !== undefined;

/**
 * A file to compare with what was sealed (H5). Its bytes stay on the device; without scripts, and where a browser offers no
 * hashing, a plain form uploads it.
 */
export function FileForm({ check: { state, run } }: { check: FileCheck }) {
  const t = useTexts();
  const { language } = usePage();
  const isHydrated = useIsHydrated();
  const canHash = useCanHash();
  const take = (files: ArrayLike<File> | null) => {
    if (canHash && files?.[0]) run(files[0]);
  };
  const isOver = useFileDrop(take);
  const isUploaded = isHydrated && !canHash;
  return (
    <section aria-labelledby="by-file" className="grid content-start gap-5">
      <AxisHeading level={2} id="by-file" size="part">
        {t('verification:file.title')}
      </AxisHeading>
      <form
        method="post"
        action={pathOf('verify', language)}
        encType="multipart/form-data"
        className={classNames(
          'grid gap-4 rounded-lg border border-dashed p-4 sm:p-5',
          isOver ? 'border-ink bg-sunken' : 'border-edge',
        )}
      >
        <div className="grid gap-1.5">
          <label htmlFor="file" className="justify-self-start leading-snug font-semibold">
            {t('verification:file.label')}
          </label>
          <p id="file-hint" className="max-w-prose text-sm text-muted">
            <span className={isUploaded ? 'hidden' : 'noscript:hidden'}>
              {t(isOver ? 'verification:file.drop' : 'verification:file.text')}
            </span>
            <span className={isUploaded ? undefined : 'hidden noscript:inline'}>{t('verification:file.upload')}</span>
          </p>
        </div>
        <input
          // What was chosen before scripts ran is taken now.
          ref={(input) => take(input && state.kind === 'none' ? input.files : null)}
          id="file"
          type="file"
          name="file"
          required
          accept="application/pdf,.pdf"
          aria-describedby="file-hint"
          className="file-field"
          onChange={({ target }) => take(target.files)}
        />
        <Button
          type="submit"
          className={classNames('justify-self-start', !isUploaded && 'hidden noscript:inline-flex')}
        >
          {t('verification:file.submit')}
        </Button>
        <CheckState state={state} />
      </form>
    </section>
  );
}
