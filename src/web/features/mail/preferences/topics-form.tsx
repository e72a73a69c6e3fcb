import type { OwnMailPreferences } from '#contract/mail/mail-preferences.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';

type Props = {
  topics: OwnMailPreferences['topics'];
  /** Where it is sent, and as what. */
  action: string;
  go: string;
  hint: string;
};

/** A plain form with every topic that may be turned off; works without scripts (I3). */
export function TopicsForm({ topics, action, go, hint }: Props) {
  const t = useTexts();
  return (
    <form method="post" action={action} className="grid gap-5">
      <ChoiceCards
        id="mail-topics"
        name="on"
        type="checkbox"
        legend={t('topics:legend')}
        hint={hint}
        choices={topics.map(({ topic }) => ({
          value: topic,
          label: t(`topics:topics.${topic}.title`),
          description: t(`topics:topics.${topic}.text`),
        }))}
        defaultValue={topics.filter(({ isOn }) => isOn).map(({ topic }) => topic)}
      />
      <Button type="submit" name="go" value={go} className="justify-self-start">
        {t('topics:save')}
      </Button>
    </form>
  );
}
