import { useTexts } from '../../lib/texts/use-texts.ts';
import { SectionHead } from './section-head.tsx';
import { ToolDrawing } from './tool-drawings.tsx';

const steps = ['survey', 'drawing', 'build', 'check', 'handover'] as const;

/** How I work: five steps, each with its tool (A1). */
export function WorkProcess() {
  const t = useTexts();
  return (
    <section className="grid gap-8" aria-labelledby="process">
      <SectionHead id="process" title={t('home:process.title')} lead={t('home:process.lead')} />
      <ol className="work-steps">
        {steps.map((step) => (
          <li key={step}>
            <ToolDrawing step={step} />
            <div>
              <h3 className="text-lg">{t(`home:process.steps.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`home:process.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
