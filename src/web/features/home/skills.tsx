import { useTexts } from '../../lib/texts/use-texts.ts';
import { PageDrawing } from './page-drawing.tsx';
import { SectionHead } from './section-head.tsx';

/** In the order of the marks on the drawing. */
const skills = ['speed', 'writing', 'calculators', 'search', 'connections', 'care'] as const;

/** What I can do: parts of a drawn page and what the letters mean (A1). */
export function Skills() {
  const t = useTexts();
  return (
    <section className="grid gap-8" aria-labelledby="skills">
      <SectionHead id="skills" title={t('home:skills.title')} lead={t('home:skills.lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-12">
        <PageDrawing />
        <ul className="skill-marks">
          {skills.map((skill) => (
            <li key={skill}>
              <h3 className="text-lg">{t(`home:skills.items.${skill}.title`)}</h3>
              <p className="text-muted">{t(`home:skills.items.${skill}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
