import type { PreparedReply } from '../../content/prepared-reply.ts';

/** Prepared replies in Czech. */
export const messageTemplates: readonly PreparedReply[] = [
  {
    name: 'Poděkování a termín hovoru',
    subject: 'K vaší poptávce č. {{number}}',
    body: `Dobrý den, {{name}},

děkuji za poptávku. Prošel jsem si ji a rozumím, co potřebujete.

Nejrychlejší bude, když si zavoláme. Stačí 15 minut. Hodí se vám zítra dopoledne, nebo odpoledne? Odepište mi čas, nebo zavolejte přímo na {{phone}}.`,
  },
  {
    name: 'Odhad a další krok',
    subject: 'Odhad k poptávce č. {{number}}',
    body: `Dobrý den, {{name}},

podle toho, co jste zadali, vychází web na {{price}} bez DPH. Rozpis po řádcích najdete tady:
{{pdf}}

Je to odhad, ne závazná nabídka. Tu pošlu, až spolu projdeme rozsah. Co byste v rozpisu změnili?`,
  },
  {
    name: 'Chybí podklady',
    subject: 'K poptávce č. {{number}} mi něco chybí',
    body: `Dobrý den, {{name}},

abych vám mohl připravit přesnou nabídku, potřebuji ještě:

- adresu současného webu, pokud ho máte,
- logo a 5 až 10 fotek vaší práce,
- seznam služeb, které mají na webu být.

Pošlete mi, co máte po ruce, i kdyby to nebylo všechno. Začneme s tím.`,
  },
  {
    name: 'Připomenutí po týdnu',
    subject: 'Ještě k vaší poptávce č. {{number}}',
    body: `Dobrý den, {{name}},

před týdnem jsem vám psal k poptávce {{title}}. Vím, že na stavbě bývá rušno.

Pokud to ještě platí, odepište mi jednou větou a domluvíme další krok. Pokud jste se rozhodli jinak, dejte mi, prosím, také vědět.`,
  },
  {
    name: 'Zdvořilé odmítnutí',
    subject: 'K vaší poptávce č. {{number}}',
    body: `Dobrý den, {{name}},

děkuji, že jste se ozvali. Prošel jsem si zadání a řeknu to rovnou: tohle není práce, kterou bych udělal dobře, proto ji neberu.

Pokud budete někdy potřebovat web pro řemeslo nebo stavební firmu, ozvěte se. Rád pomůžu.`,
  },
  {
    kind: 'project',
    name: 'Začínáme na projektu',
    subject: '',
    body: `Dobrý den, {{name}},

projekt {{number}} {{title}} právě začal. Nejbližší milník je {{milestone}}, termín {{date}}.

Průběh, podklady i zprávy najdete na jednom místě:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Čeká na vaše schválení',
    subject: '',
    body: `Dobrý den, {{name}},

milník {{milestone}} je hotový a čeká na vás. Podívejte se na něj a schvalte ho, nebo označte, co upravit:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Posun termínu',
    subject: '',
    body: `Dobrý den, {{name}},

milník {{milestone}} nestihnu v původním termínu. Nový termín je {{date}}. Mrzí mě to. Pokud vám posun dělá potíže, zavolejte mi na {{phone}}.`,
  },
  {
    kind: 'project',
    name: 'Chybí podklady',
    subject: '',
    body: `Dobrý den, {{name}},

na projektu {{number}} čekám na podklady. Seznam toho, co ještě chybí, i místo pro nahrání najdete tady:
{{link}}`,
  },
];
