import type { references as reference } from '../sk/references.ts';
import type { Translated } from '../translated.ts';

export const references: Translated<typeof reference> = {
  meta: {
    title: 'Vaše reference | {{brand}}',
    description: 'Napište, jak se vám spolupracovalo, a rozhodněte, co z toho bude na webu.',
  },
  gone: {
    title: 'Tato reference tu není',
    text: 'Zkopírujte prosím z e-mailu celý odkaz, nebo mi napište.',
    home: 'Na úvod',
  },
  title: 'Jak se vám se mnou pracovalo?',
  lead: 'Projekt {{project}} je hotový. Jestli chcete, napište o něm pár vět, které smím ukázat na svém webu. Nezměním v nich ani slovo. Upravit je nebo vzít zpět můžete kdykoli.',
  status: {
    declined: {
      title: 'Rozumím, reference nebude',
      text: 'Víc se ptát nebudu. Kdybyste si to rozmysleli, stačí vyplnit formulář.',
    },
    given: {
      title: 'Děkuji, referenci mám',
      text: 'Na webu zatím není. Objeví se tam, až ji zveřejním, přesně v podobě níže.',
    },
    shown: {
      title: 'Vaše reference je na webu',
      text: 'Když změníte slova, z webu zmizí, než si nové znění přečtu. Když některou část jen odeberete, zmizí hned.',
    },
    hidden: {
      title: 'Vaše reference teď na webu není',
      text: 'Nechávám si ji, zatím ji ale neukazuji.',
    },
    withdrawn: {
      title: 'Reference je vzata zpět',
      text: 'Z webu zmizela a její slova i obrázek jsem smazal. Jestli chcete, můžete napsat novou.',
    },
  },
  preview: {
    title: 'Takhle bude vypadat na webu',
    empty: 'Tady uvidíte svá slova.',
    show: 'Ukázat náhled',
    picture: 'Obrázek v náhledu uvidíte až po odeslání. Vyberte ho prosím znovu.',
  },
  form: {
    text: 'Co byste o spolupráci řekli ostatním',
    textHint: 'Co bylo předtím, co je dnes, co vás překvapilo. Stačí dvě věty.',
    parts: 'Co ještě smím ukázat',
    partsHint: 'Co nezaškrtnete, to si ani neuložím.',
    leave: {
      name: 'Moje jméno',
      firm: 'Název firmy',
      figure: 'Číslo, které se zlepšilo',
      picture: 'Obrázek',
    },
    name: 'Jméno',
    firm: 'Firma',
    figureLabel: 'Co se zlepšilo',
    figureLabelHint: 'Například: Poptávky z webu měsíčně',
    figureBefore: 'Předtím',
    figureAfter: 'Dnes',
    picture: 'Fotka vaší práce nebo portrét',
    pictureHint: 'JPEG, PNG nebo WebP, nejvýše {{size}}.',
    pictureKept: 'Obrázek už mám. Vyberte jiný, jen pokud ho chcete vyměnit.',
    choose: 'Vybrat obrázek',
    pictureAlt: 'Co je na obrázku',
    pictureAltHint: 'Pro lidi, kteří ho nevidí. Například: Střecha domu v Kolíně po výměně krytiny',
    consent:
      'Souhlasím, aby {{developer}} tato slova a zaškrtnuté části zveřejnil na webu {{brand}}. Souhlas mohu kdykoli vzít zpět.',
    give: 'Odeslat referenci',
    change: 'Uložit změny',
    decline: 'Ne, děkuji',
    failed: 'Referenci se nepodařilo uložit',
  },
  takeBack: {
    title: 'Vzít zpět',
    text: 'Reference hned zmizí z webu a její slova i obrázek se smažou.',
    button: 'Vzít referenci zpět',
  },
  caseStudy: {
    page: 'Co smím ukázat z vašeho projektu',
    title: 'Případová studie',
    lead: 'Projekt {{project}} jsem popsal pro svůj web. Přečtěte si to prosím a rozhodněte, jestli to smím zveřejnit a co o vás v tom smí být.',
    status: {
      given: {
        title: 'Děkuji, souhlas mám',
        text: 'Na webu bude jen to, co jste zaškrtli. Když něco odškrtnete, zmizí to hned.',
      },
      changed: {
        title: 'Případová studie se změnila',
        text: 'Níže je nové znění. Dokud s ním nesouhlasíte, zůstává na webu to, se kterým jste už souhlasili.',
      },
      declined: {
        title: 'Rozumím, zveřejněná nebude',
        text: 'Víc se ptát nebudu. Kdybyste si to rozmysleli, stačí souhlasit níže.',
      },
      withdrawn: {
        title: 'Souhlas je vzatý zpět',
        text: 'Případová studie z webu zmizela a kopie obrázků jsem smazal.',
      },
    },
    partsTitle: 'Co u ní smím ukázat',
    partsHint: 'Co nezaškrtnete, na webu nebude.',
    parts: { firm: 'Název firmy', town: 'Město', pictures: 'Obrázky', figures: 'Čísla ve výsledcích' },
    consent:
      'Souhlasím, aby {{developer}} tuto případovou studii v tomto znění a se zaškrtnutými částmi zveřejnil na webu {{brand}}, i v překladu. Souhlas můžu kdykoli vzít zpět.',
    allow: 'Souhlasím se zveřejněním',
    change: 'Uložit změny',
    decline: 'Ne, nezveřejňovat',
    failed: 'Souhlas se nepodařilo uložit',
    takeBack: 'Vzít souhlas zpět',
    takeBackText: 'Případová studie hned zmizí z webu ve všech jazycích.',
  },
  source: 'z projektu {{project}}',
  sourceCompleted: 'z projektu {{project}}, dokončeno {{month}}',
  months: {
    m1: 'v lednu {{year}}',
    m2: 'v únoru {{year}}',
    m3: 'v březnu {{year}}',
    m4: 'v dubnu {{year}}',
    m5: 'v květnu {{year}}',
    m6: 'v červnu {{year}}',
    m7: 'v červenci {{year}}',
    m8: 'v srpnu {{year}}',
    m9: 'v září {{year}}',
    m10: 'v říjnu {{year}}',
    m11: 'v listopadu {{year}}',
    m12: 'v prosinci {{year}}',
  },
  translatedFrom: {
    sk: 'Přeloženo ze slovenštiny',
    cs: 'Přeloženo z češtiny',
    da: 'Přeloženo z dánštiny',
    en: 'Přeloženo z angličtiny',
  },
  original: 'Ukázat původní znění',
};
