import type { Translated } from '../translated.ts';
import type { materialChecklist as reference } from '../sk/material-checklist.ts';

/** What customers usually owe a project, as it is put on its list. */
export const materialChecklist: Translated<typeof reference> = {
  logo: {
    title: 'Dit logo',
    text: 'Helst en PDF fra grafikeren, ellers det største billede, du har. Har du ikke et logo, så skriv det til mig.',
  },
  texts: {
    title: 'Tekster til hjemmesiden',
    text: 'Hvad du laver, for hvem, hvor, og hvorfor folk vælger dig. Stikord er nok, jeg skriver dem sammen.',
  },
  'facts-for-texts': {
    title: 'Fakta til teksterne',
    text: 'Jeg skriver teksterne. Jeg skal bruge fakta: hvornår du startede, hvad du laver mest, hvor du arbejder, og hvilken garanti du giver.',
  },
  photos: {
    title: 'Fotos',
    text: 'Dig, dine folk, bilen, værkstedet, arbejdet. Originaler fra telefonen er bedst. Send dem ikke via WhatsApp, som gør dem mindre.',
  },
  'contact-details': {
    title: 'Kontaktoplysninger og åbningstider',
    text: 'Telefon, mailadresse og postadresse, som skal stå på hjemmesiden, og hvornår du kan træffes.',
  },
  certificates: {
    title: 'Autorisationer og certifikater',
    text: 'Fotograferet eller scannet. Kunder vil se dem, før de ringer.',
  },
  'finished-work': {
    title: 'Fotos af færdige opgaver',
    text: 'Skriv type, by og år til hvert. Ti er nok til at begynde med.',
  },
  'before-after': {
    title: 'Før- og efterbilleder',
    text: 'Taget fra samme sted og i samme vinkel. Tre par er nok til at begynde med.',
  },
  references: {
    title: 'To eller tre opgaver i detaljer',
    text: 'Hvad kunden havde brug for, hvordan du løste det, og hvad kunden fik ud af det. Og om jeg må nævne kundens navn.',
  },
  reviews: {
    title: 'Anmeldelser fra kunder',
    text: 'Et link til din profil med anmeldelser, eller selve teksterne med samtykke fra dem, der skrev dem.',
  },
  'price-list': {
    title: 'Prisliste',
    text: 'De priser på arbejde og materialer, der skal regnes med. Et foto af notesbogen eller en PDF er nok.',
  },
  calculation: {
    title: 'Sådan regner du prisen ud',
    text: 'To eller tre rigtige opgaver: hvad du målte, hvad du regnede med, og hvad det kom til at koste.',
  },
  appointments: {
    title: 'Tider, du tilbyder',
    text: 'Dage og klokkeslæt, hvor længe et besøg varer, og hvor lang tid i forvejen man skal booke.',
  },
  'service-area': {
    title: 'Hvor du arbejder',
    text: 'Kommuner, byer eller en afstand i kilometer.',
  },
  branches: {
    title: 'Afdelinger',
    text: 'Adresse, telefon, åbningstider og et foto af hver.',
  },
  translations: {
    title: 'Oversættelser',
    text: 'Teksterne på de andre sprog, eller skriv, at jeg skal få dem oversat.',
  },
  processes: {
    title: 'Sådan gør du i dag',
    text: 'Hvem der gør hvad, trin for trin, og hvor det går i stå. Stikord eller et foto af tavlen er nok.',
  },
  'sample-data': {
    title: 'Eksempler på data',
    text: 'Nogle rigtige poster, som jeg kan teste med. Skift navne og adresser ud.',
  },
  'legal-texts': {
    title: 'Juridiske tekster',
    text: 'Handelsbetingelser og privatlivspolitik. Har du dem ikke, så skriv, hvem der laver dem for dig.',
  },
  'domain-access': {
    title: 'Adgang til domænet',
    text: 'Hvor domænet er registreret, brugernavn og adgangskode. Uden dem kan jeg ikke lægge hjemmesiden på din adresse.',
  },
  'site-access': {
    title: 'Adgang til den nuværende hjemmeside',
    text: 'Adressen på administrationen eller webhotellet, brugernavn og adgangskode.',
  },
  'business-profile': {
    title: 'Adgang til Google Virksomhedsprofil',
    text: 'E-mail og adgangskode til profilen, eller gør mig til administrator, og skriv det her.',
  },
  'calendar-access': {
    title: 'Adgang til kalenderen',
    text: 'Hvilken kalender du bruger, brugernavn og adgangskode eller kalenderens hemmelige adresse.',
  },
  'newsletter-access': {
    title: 'Adgang til nyhedsbrevet',
    text: 'Hvilken tjeneste du bruger, brugernavn og adgangskode. Bruger du ingen, så skriv det her, og jeg opretter en.',
  },
  'store-accounts': {
    title: 'Konti i appbutikkerne',
    text: 'Adgang til App Store Connect og Google Play Console. Kontiene skal stå i din virksomheds navn.',
  },
  'system-access': {
    title: 'Adgang til dine systemer',
    text: 'De programmer, jeg skal forbinde: adresse, brugernavn og adgangskode eller en API-nøgle.',
  },
};
