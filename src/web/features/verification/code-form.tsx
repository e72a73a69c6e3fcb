import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** A verify code to look up: a plain form whose response is a page of its own (H5). */
export function CodeForm({ code }: { code: string }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <section aria-labelledby="by-code" className="grid min-w-0 content-start gap-5">
      <h2 id="by-code" className="text-xl">
        {t('verification:code.title')}
      </h2>
      <form method="get" action={pathOf('verify', language)} className="grid gap-4">
        <TextField
          id="code"
          name="code"
          label={t('verification:code.label')}
          hint={t('verification:code.hint')}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          defaultValue={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('verification:code.submit')}
        </Button>
      </form>
    </section>
  );
}
