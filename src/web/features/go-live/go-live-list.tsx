import type { GoLive } from '#contract/settings.ts';
import { type GoLiveNeed, goLiveGroups, goLiveNeeds } from '#domain/go-live/go-live-needs.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** What is missing before the site goes live: each with the reason, and the screen on which it is mended or what to set. */
export function GoLiveList({ missing }: GoLive) {
  const t = useTexts();
  if (missing.length === 0) {
    return (
      <Notice tone="success" title={t('goLive:done.title')}>
        {t('goLive:done.text')}
      </Notice>
    );
  }
  const shown = goLiveGroups.map((group) => ({
    group,
    needs: missing.filter((need) => goLiveNeeds[need].group === group),
  }));
  return (
    <div className="grid gap-10">
      {shown.map(({ group, needs }) =>
        needs.length === 0 ? null : (
          <section key={group} className="grid gap-3" aria-labelledby={`go-live-${group}`}>
            <h2 id={`go-live-${group}`} className="text-xl">
              {t(`goLive:groups.${group}`)}
            </h2>
            <ul className="border-t-2 border-ink">
              {needs.map((need) => (
                <Need key={need} need={need} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function Need({ need }: { need: GoLiveNeed }) {
  const t = useTexts();
  const { language } = usePage();
  const { screen } = goLiveNeeds[need];
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hair py-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <p className="font-semibold">{t(`goLive:needs.${need}.name`)}</p>
      <div className="grid max-w-prose gap-1">
        <p>{t(`goLive:needs.${need}.why`)}</p>
        {screen ? (
          <p>
            <a className="inline-block py-1 pointer-coarse:py-2.5" href={pathOf(screen, language)}>
              {t(`goLive:needs.${need}.how`)}
            </a>
          </p>
        ) : (
          <p className="text-muted">{t(`goLive:needs.${need}.how`)}</p>
        )}
      </div>
    </li>
  );
}
