import type { verification as reference } from '../sk/verification.ts';
import type { Translated } from '../translated.ts';

export const verification: Translated<typeof reference> = {
  meta: {
    title: 'Ověření dokumentu | {{brand}}',
    description:
      'Zjistěte, zda je podepsaná nabídka pravá a beze změn: podle kódu, nebo přímo ze souboru PDF, který neopustí vaše zařízení.',
  },
  crumb: 'Ověření dokumentu',
  title: 'Je dokument pravý?',
  lead: 'Každá nabídka ode mě má ověřovací kód a po podpisu dostane pečeť. Tady zjistíte, jestli se od té doby něco nezměnilo.',
  code: {
    title: 'Podle kódu',
    label: 'Ověřovací kód',
    hint: 'Na dokumentu je u QR kódu. Na velikosti písmen, mezerách ani pomlčkách nezáleží.',
    submit: 'Ověřit kód',
  },
  file: {
    title: 'Podle souboru',
    label: 'Soubor PDF',
    choose: 'Vybrat soubor PDF',
    text: 'Vyberte ho, nebo ho přetáhněte na tuto stránku. Soubor neopustí vaše zařízení: prohlížeč z něj spočítá otisk a porovná se jen ten.',
    upload: 'Bez JavaScriptu se soubor pošle na server. Ten z něj spočítá otisk a soubor neuloží.',
    submit: 'Ověřit soubor',
    drop: 'Soubor pusťte kdekoli na stránce.',
    reading: 'Počítám otisk',
    failed: 'Soubor se nepodařilo ověřit',
    failures: {
      tooLarge: 'Soubor má víc než 25 MB. Tak velké moje dokumenty nejsou.',
      unreadable: 'Prohlížeč soubor nepřečetl. Vyberte ho znovu.',
      tooMany: 'Ověřovali jste příliš mnohokrát za sebou. Zkuste to za deset minut.',
      offline: 'Server neodpovídá. Zkontrolujte připojení a vyberte soubor znovu.',
    },
  },
  result: 'Výsledek ověření',
  states: {
    intactFile: {
      title: 'Dokument je pravý a beze změn',
      text: 'Je to přesně ten soubor, který jsem po podpisu zapečetil.',
    },
    intact: {
      title: 'Nabídka s tímto kódem je podepsaná',
      text: 'Uložený dokument i záznam o podpisu jsou neporušené. Jestli je beze změn i váš soubor, zjistíte podle souboru.',
    },
    changedFile: {
      title: 'Tohle není zapečetěný dokument',
      text: 'Kód v souboru znám, obsah je ale jiný než v dokumentu, který jsem zapečetil. Někdo ho změnil, uložil jiným programem, nebo jde o kopii z doby před podpisem. Pravý vám rád pošlu.',
    },
    changed: {
      title: 'Záznam o této nabídce nesedí',
      text: 'To, co je uložené, se liší od svého otisku. Nespoléhejte na to a ozvěte se mi, prosím.',
    },
    open: {
      title: 'Nabídka zatím není podepsaná',
      text: 'Je odeslaná a čeká na rozhodnutí zákazníka. Pečeť dostane až po podpisu, do té doby se soubor nemá s čím porovnat.',
    },
    superseded: { title: 'Tuto nabídku nahradila novější', text: 'Podepsaná nebyla a už neplatí.' },
    declined: { title: 'Zákazník tuto nabídku odmítl', text: 'Podepsaná nebyla.' },
    expired: { title: 'Platnost nabídky skončila', text: 'Podepsaná nebyla.' },
    withdrawn: { title: 'Nabídka byla odvolána', text: 'Odvolal jsem ji dřív, než ji zákazník podepsal.' },
    voided: {
      title: 'Nabídka byla podepsaná a později zrušená',
      text: 'Dokument i záznam o podpisu zůstávají uložené, nabídka už ale neplatí.',
    },
    unknown: {
      title: 'Takový dokument neznám',
      text: 'Kód má 16 písmen a číslic, porovnejte ho s dokumentem. Pokud ověřujete soubor, stáhněte si ho znovu z e-mailu: jakmile ho uloží jiný program, je to už jiný soubor.',
    },
  },
  facts: {
    fingerprint: 'Otisk podepsaného obsahu (SHA-256)',
    signedAt: 'Podepsáno',
    sealedAt: 'Zapečetěno',
    notSealed: 'Pečeť se právě přidává, hotová bude za chvíli.',
    timestampedAt: 'Časové razítko',
    certificate: 'Otisk certifikátu pečeti (SHA-256)',
  },
  own: {
    title: 'Ověření bez této stránky',
    lead: 'Pečeť je elektronický podpis přímo v souboru PDF (PAdES). Ověří ji každý program, který takové podpisy čte, i bez internetu.',
    acrobat: {
      title: 'V Adobe Acrobat Readeru',
      text: 'Otevřete dokument a v něm panel Podpisy. Má tam stát, že se dokument od podepsání nezměnil. Podepisujícího Acrobat označí za neznámého, protože certifikát pečeti jsem si vystavil sám. Otevřete proto jeho podrobnosti a porovnejte otisk.',
    },
    pdfsig: {
      title: 'Programem pdfsig',
      text: 'Spusťte příkaz uvedený níže. U pravého dokumentu vypíše „{{valid}}“ a „{{total}}“, u změněného „{{broken}}“. Že vydavatele certifikátu nezná, je ze stejného důvodu v pořádku.',
    },
    certificate: {
      title: 'Certifikát pečeti',
      text: 'V souboru jsou všechny certifikáty, kterými jsem kdy pečetil, každý se svým otiskem.',
      action: 'Stáhnout certifikáty (PEM)',
    },
    note: {
      title: 'Čí je pečeť',
      text: 'Pečeť je moje a chrání celý soubor. Zákazník podepisuje prostým elektronickým podpisem, důkazy o něm jsou na poslední straně dokumentu.',
    },
  },
};
