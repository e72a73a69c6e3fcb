import type { Language } from '#domain/languages.ts';

/** Names of people and companies in a language. */
export type Names = {
  men: readonly string[];
  women: readonly string[];
  /** Family names of men and women. */
  families: readonly (readonly [ofMen: string, ofWomen: string])[];
  /** Trades as they appear in company names. */
  trades: readonly string[];
  towns: readonly string[];
  legalForms: readonly string[];
  phonePrefix: string;
};

const same = (...names: string[]) => names.map((name): [string, string] => [name, name]);

const sk: Names = {
  men: ['Ján', 'Peter', 'Jozef', 'Marek', 'Ľuboš', 'Štefan', 'Tomáš', 'Michal', 'Ďuro', 'Matúš', 'Andrej', 'Róbert'],
  women: ['Mária', 'Zuzana', 'Katarína', 'Ľubica', 'Jana', 'Eva', 'Monika', 'Želmíra', 'Martina', 'Lenka', 'Božena'],
  families: [
    ['Novák', 'Nováková'],
    ['Horváth', 'Horváthová'],
    ['Kováč', 'Kováčová'],
    ['Varga', 'Vargová'],
    ['Tóth', 'Tóthová'],
    ['Nagy', 'Nagyová'],
    ['Baláž', 'Balážová'],
    ['Ďurica', 'Ďuricová'],
    ['Krajčír', 'Krajčírová'],
    ['Ľupták', 'Ľuptáková'],
    ['Šimko', 'Šimková'],
    ['Polák', 'Poláková'],
    ['Žiak', 'Žiaková'],
    ['Hudák', 'Hudáková'],
    ['Lukáč', 'Lukáčová'],
    ['Bartoš', 'Bartošová'],
    ['Gajdoš', 'Gajdošová'],
    ['Čierny', 'Čierna'],
    ['Mikuš', 'Mikušová'],
    ['Ondruš', 'Ondrušová'],
  ],
  trades: ['Strechy', 'Maľby', 'Elektro', 'Kúrenie', 'Stolárstvo', 'Obklady', 'Murárstvo', 'Klampiari', 'Zateplenie'],
  towns: ['Trnava', 'Nitra', 'Žilina', 'Košice', 'Prešov', 'Martin', 'Ľubochňa', 'Trenčín', 'Poprad', 'Skalica'],
  legalForms: ['s. r. o.', 'a. s.', ''],
  phonePrefix: '+421 9',
};

const cs: Names = {
  men: ['Jiří', 'Jan', 'Petr', 'Josef', 'Pavel', 'Martin', 'Jaroslav', 'Zdeněk', 'Václav', 'Řehoř', 'Miloš', 'Luděk'],
  women: ['Marie', 'Jana', 'Eva', 'Hana', 'Anna', 'Lenka', 'Kateřina', 'Věra', 'Alena', 'Růžena', 'Libuše', 'Žaneta'],
  families: [
    ['Novák', 'Nováková'],
    ['Svoboda', 'Svobodová'],
    ['Novotný', 'Novotná'],
    ['Dvořák', 'Dvořáková'],
    ['Černý', 'Černá'],
    ['Procházka', 'Procházková'],
    ['Kučera', 'Kučerová'],
    ['Veselý', 'Veselá'],
    ['Krejčí', 'Krejčí'],
    ['Němec', 'Němcová'],
    ['Pokorný', 'Pokorná'],
    ['Růžička', 'Růžičková'],
    ['Beneš', 'Benešová'],
    ['Fiala', 'Fialová'],
    ['Sedláček', 'Sedláčková'],
    ['Doležal', 'Doležalová'],
    ['Zeman', 'Zemanová'],
    ['Kolář', 'Kolářová'],
    ['Říha', 'Říhová'],
    ['Štěpánek', 'Štěpánková'],
  ],
  trades: ['Střechy', 'Malby', 'Elektro', 'Topení', 'Truhlářství', 'Obklady', 'Zednictví', 'Klempíři', 'Zateplení'],
  towns: ['Brno', 'Plzeň', 'Olomouc', 'Zlín', 'Jihlava', 'Tábor', 'Kroměříž', 'Děčín', 'Písek', 'Přerov'],
  legalForms: ['s. r. o.', 'a. s.', ''],
  phonePrefix: '+420 7',
};

const da: Names = {
  men: ['Søren', 'Jens', 'Lars', 'Mikkel', 'Jørgen', 'Niels', 'Anders', 'Bjørn', 'Åge', 'Kåre', 'Rasmus', 'Torben'],
  women: ['Mette', 'Kirsten', 'Hanne', 'Åse', 'Maja', 'Sørine', 'Birgitte', 'Lærke', 'Freja', 'Ida', 'Louise', 'Bente'],
  families: same(
    'Jensen',
    'Nielsen',
    'Hansen',
    'Sørensen',
    'Kjær',
    'Østergaard',
    'Møller',
    'Lund',
    'Ågård',
    'Bæk',
    'Holm',
    'Nørgaard',
    'Skov',
    'Thygesen',
    'Frøslev',
    'Krogh',
  ),
  trades: ['Tag', 'Maler', 'El', 'VVS', 'Tømrer', 'Fliser', 'Murer', 'Blik', 'Isolering'],
  towns: ['Odense', 'Aarhus', 'Aalborg', 'Esbjerg', 'Næstved', 'Køge', 'Helsingør', 'Sønderborg', 'Ærøskøbing'],
  legalForms: ['ApS', 'A/S', 'I/S'],
  phonePrefix: '+45 2',
};

const en: Names = {
  men: ['James', 'Oliver', 'Conor', 'Liam', 'Thomas', 'George', 'Daniel', 'Patrick'],
  women: ['Emma', 'Olivia', 'Aoife', 'Grace', 'Chloé', 'Sinéad', 'Charlotte', 'Hannah'],
  families: same('Smith', 'Murphy', 'Taylor', 'O’Brien', 'Wilson', 'Byrne', 'Carter', 'Fitzgerald', 'Wright', 'Hughes'),
  trades: ['Roofing', 'Painting', 'Electrical', 'Heating', 'Joinery', 'Tiling', 'Masonry', 'Insulation'],
  towns: ['Dublin', 'Cork', 'Leeds', 'Bristol', 'Galway', 'York', 'Bratislava', 'Vienna'],
  legalForms: ['Ltd', 'LLC', ''],
  phonePrefix: '+353 8',
};

/** Names by language. */
export const names: Record<Language, Names> = { sk, cs, da, en };
