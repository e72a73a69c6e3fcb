import type { AskedWords } from '../../content/content.ts';

export const askedWords: AskedWords = {
  endings: 'ernes erne ingerne inger ingen ing eren ere ene ens ets ers er en et es e s r',
  unimportant:
    'ad af alle alt at blive bliver da de dem den der deres det dig din dine dit du efter eller en er et for fra få får gør ham han har have hej her hos hun hvad hvem hvilke hvilken hvis hvor hvordan hvorfor hvornår i ikke ind ja jeg jer jeres jo kan kun kunne man med meget men mig min mine mit må nej noget nogle nu når og også om op os over på selv sig sin skal skulle som så til ud under var ved vi vil ville være vores vel gerne egentlig lige bare sige fortæl lave laver laves lavet nogen noget giver give kommer kom',
  common:
    'koste pris hurtig hurtigt hjemmeside side firma maler elektriker VVS blikkenslager tagdækker tømrer snedker murer flisemurer fliselægger gulvlægger isolatør isolering håndværker håndværk mester selvstændig',
  entries: {
    'for-whom': 'kunder fag håndværker maler elektriker tømrer tagdækker webshop butik hvem målgruppe',
    'who-builds-it': 'mand firma udvikler programmør bureau ansatte team underleverandør alene person hvem',
    'where-you-work': 'møde mødes Danmark Slovakiet kontor adresse video besøg komme udlandet personligt',
    languages: 'sprog oversættelse oversætte tysk engelsk udenlandske flersproget polsk',
    'answer-time': 'svare svartid ringe tilbage kontakt vente høre',
    'old-website':
      'gammel side gamle hjemmeside lave om eksisterende nuværende forny redesign rette opdatere Google placering flytte',
    'just-a-page': 'én side lille enkel visitkort landingsside simpel',
    'price-website': 'pris priser koste koster prisliste dyrt billigt hjemmeside side penge betale beløb',
    'price-calculator': 'prisberegner beregner pris koste udregning kunder',
    'price-system': 'ERP CRM software system sagsstyring automatisering program pris koste kontor',
    'how-price-is-made':
      'bindende prisberegner binde beregne udregne overslag prisoverslag hvorfor pris uforpligtende bestå',
    urgent: 'dyrere haster hurtigt hurtigere ekspres tillæg nå måned uge hastværk travlt frist',
    packages: 'rabat pakke pakker billigere spare flere funktioner mængderabat',
    installments: 'rater afdrag afbetaling dele betaling op delbetaling',
    'deposit-and-invoice':
      'procent forhånd forudbetaling depositum betale betaling faktura forfald moms hvornår bankoverførsel forskud kort kontant',
    'monthly-costs':
      'hosting inkluderet månedlig måneden måned årligt drift abonnement hosting webhotel vedligeholdelse løbende udgifter bagefter',
    phone: 'mobil telefon mobilvenlig responsiv tablet iPhone Android skærm',
    'edit-myself': 'rette redigere ændre opdatere tilføje selv CMS WordPress logge ind billede billeder',
    'domain-and-email': 'domæne mail mailadresse email postkasse eje ejer webadresse hosting',
    speed: 'hastighed hurtig langsom indlæse loader sekunder loadtid',
    backups: 'hacket hacker nede nedbrud virus sikkerhed sikker backup kopi angreb slettet',
    'personal-data': 'GDPR persondata cookies samtykke lov databeskyttelse personoplysninger privatliv',
    'accounting-links':
      'regnskab regnskabsprogram e-conomic Dinero Billy faktura bogholder integration kobling forbinde',
    start: 'sendt forespørgsel sker begynde starte gang bestille første skridt forløb foregår proces samarbejde',
    duration: 'tid lang tage tager uger måned færdig klar levering leveringstid hvornår hurtigt nå',
    'what-you-need': 'materiale forberede klar levere skal bruge logo CVR',
    'texts-and-photos':
      'gode dårlige billeder tekst tekster teksterne skrive billeder foto fotograf indhold tekstforfatter',
    changes: 'ombestemme ændre ændringer undervejs rettelser ekstra ændre mening',
    signing: 'underskrift underskrive skrive under kontrakt aftale elektronisk MitID',
    warranty: 'garanti fejl reklamation gratis rette lancering virker ikke i stykker',
    'tvorba-webu': 'hjemmeside firma flere sider firmahjemmeside undersider',
    'webove-stranky': 'én side lille hjemmeside visitkort',
    'web-development': 'renovere stor side afdelinger integration efter mål',
    'web-aplikacie': 'prisberegner booking bestille tid kalender reservation',
    'web-apps': 'system ERP CRM sagsstyring timer lager faktura app',
    'seo-marketing': 'Google søgning søgemaskine kort annoncer reklame SEO placering anmeldelser fundet finde synlig',
    'maintenance-support': 'vedligeholdelse drift support opdateringer service serviceaftale',
  },
};
