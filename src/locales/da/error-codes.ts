import type { Translated } from '../translated.ts';
import type { errorCodes as reference } from '../sk/error-codes.ts';

export const errorCodes: Translated<typeof reference> = {
  'invalid-input': 'Nogle af oplysningerne er ikke rigtige. Tjek de markerede felter.',
  'malformed-body': 'Oplysningerne nåede ikke rigtigt frem. Genindlæs siden, og prøv igen.',
  'sign-in-required': 'Log ind først.',
  'wrong-credentials': 'Forkert brugernavn eller adgangskode',
  'second-factor-needed': 'Indtast også koden fra din godkendelsesapp.',
  'wrong-code': 'Koden gælder ikke. Vent på den næste, eller brug en gendannelseskode.',
  'passkey-refused': 'Adgangsnøglen kunne ikke bekræftes. Prøv igen, eller log ind med adgangskode.',
  'password-wrong': 'Den nuværende adgangskode er forkert.',
  'proof-needed': 'Bekræft først, at det er dig.',
  'second-factor-required': 'Slå først totrinsbekræftelse til.',
  'username-taken': 'Brugernavnet findes allerede. Vælg et andet.',
  'changed-meanwhile': 'En anden har ændret det i mellemtiden. Genindlæs siden, og lav ændringen igen.',
  'move-not-allowed': 'Forespørgslen kan ikke flyttes dertil fra den nuværende status.',
  'reason-required': 'Skriv en begrundelse.',
  'step-not-allowed': 'Dette trin er ikke muligt lige nu. Genindlæs siden, og se den aktuelle status.',
  'timer-too-long':
    'Tidtageren har kørt i over 10 timer. Stop den først, og skriv, hvor længe du faktisk har arbejdet.',
  'milestones-open': 'Afslut først alle milepæle: De skal være godkendt eller sprunget over.',
  'change-unsigned': 'En ændring af omfanget venter på underskrift. Afvent den, eller træk tilbuddet tilbage.',
  'project-is-over': 'Projektet er afsluttet eller annulleret. Omfanget kan ikke længere ændres.',
  'request-is-bound':
    'En forespørgsel med sendt tilbud, underskrift eller betaling kan ikke slettes. Arkivér den i stedet.',
  'undo-too-late': 'Det kan ikke længere fortrydes. Der er kommet en ny ændring, eller der er gået et minut.',
  'reply-has-left': 'Svaret er allerede sendt og kan ikke fortrydes.',
  'too-many-selected': 'Du kan højst ændre 10.000 forespørgsler ad gangen. Brug et filter til at vælge færre.',
  'last-administrator': 'Dette er den sidste administrator. Tilføj en anden først.',
  'account-still-needed':
    'Kontoen kan ikke slettes lige nu: et projekt er i gang, noget mangler at blive betalt, eller der er en aftale om månedlig service.',
  'customer-known': 'Der findes allerede en kunde med den mailadresse.',
  'customer-has-requests':
    'Kunden har forespørgsler og kan ikke slettes. Du kan anonymisere kunden eller slå den sammen med en anden.',
  'customer-has-records':
    'Kunden har tilbud, projekter eller bilag og kan ikke slettes. Du kan anonymisere kunden eller slå den sammen med en anden.',
  'on-legal-hold': 'Sletning er stillet i bero på grund af en tvist eller et krav. Ophæv det først.',
  'mail-not-resendable':
    'Denne mail kan ikke sendes igen. Den venter stadig på at blive sendt, eller også indeholdt den et link, som ikke gælder længere.',
  'estimate-not-generated': 'Beregn først prisen.',
  'quote-is-frozen': 'Tilbuddet er sendt og kan ikke ændres. Ret det i en ny version.',
  'quote-is-signed':
    'En tidligere version af tilbuddet er underskrevet, så denne kan ikke erstatte den. Send ændringen som et nyt tilbud eller som en ændring af projektets omfang.',
  'quote-has-number': 'Tilbuddet har fået et nummer og kan derfor ikke slettes.',
  'request-is-cancelled': 'Forespørgslen er annulleret. Åbn den først igen.',
  'link-on-its-way':
    'Mailen med linket til denne modtager er ikke sendt endnu. Du kan lukke linket eller sende et nyt, når den er af sted.',
  'quote-has-left': 'Tilbuddet er allerede sendt til kunden, så afsendelsen kan ikke fortrydes.',
  'quote-superseded': 'Tilbuddet er erstattet af et nyere. Linket ligger i din mail.',
  'quote-withdrawn': 'Tilbuddet er trukket tilbage.',
  'attachment-type': 'Du kan vedhæfte billeder som JPEG, PNG og WebP og dokumenter som PDF.',
  'attachment-too-large':
    'Filen er for stor. Et billede eller en PDF må højst fylde 15 MB, et billede højst have 60 megapixel og en PDF højst 100 sider.',
  'attachment-too-many': 'Der er ikke plads til flere filer. Du kan vedhæfte 10.',
  'attachment-unsafe':
    'Filen indeholder et script, en vedhæftning eller en adgangskode, så jeg tager ikke imod den. Gem den igen som en almindelig PDF.',
  'attachment-unreadable': 'Filen kan ikke læses. Prøv at gemme den igen, eller vedhæft en anden.',
  'attachment-busy': 'Filen er ved at blive behandlet. Den er klar om lidt.',
  'files-unavailable':
    'Fillageret svarer ikke eller er fuldt lige nu. Intet er gået tabt, og filerne sendes automatisk om lidt.',
  'file-not-kept':
    'Filen kunne ikke gemmes, fordi fillageret ikke svarer eller er fuldt lige nu. Det, du har skrevet, står der stadig. Vedhæft filen igen om lidt.',
  'firm-full': 'Du kan ikke invitere flere kolleger. Fjern først en adgang, eller annuller en invitation.',
  'owner-needed': 'Ejeren skal først overdrage firmaet til en kollega.',
  'other-address': 'Invitationen er til en anden adresse. Log ind med den konto, der har den adresse.',
  'link-invalid': 'Linket gælder ikke længere. Bed om et nyt.',
  'links-not-mailed': 'Jeg kan ikke sende links på mail fra denne adresse endnu. Skriv eller ring til mig.',
  'csrf-token-invalid': 'Formularen er udløbet (CSRF). Prøv igen.',
  'access-denied': 'Det har du ikke adgang til.',
  'foreign-origin': 'Formularen blev sendt fra en anden hjemmeside. Åbn den igen her på siden.',
  'not-found': 'Det kunne ikke findes.',
  'method-not-allowed': 'Adressen kan ikke bruges på den måde.',
  'idempotency-key-reused': 'Formularen er allerede sendt med andre oplysninger. Genindlæs siden, og send den igen.',
  'setup-link-invalid': 'Linket gælder ikke længere. Genstart serveren, så skriver den et nyt.',
  'setup-done': 'Der er allerede en administrator. Log ind.',
  'body-too-large': 'Det er for meget på én gang. Gør projektbeskrivelsen kortere.',
  'unsupported-media-type': 'Jeg kan ikke modtage data i det format.',
  'sent-too-fast': 'Det gik for hurtigt. Prøv igen om et par sekunder.',
  'too-many-requests': 'For mange forsøg. Prøv igen om lidt.',
  'internal-error': 'Der opstod en fejl. Prøv igen.',
  'server-busy': 'Der er lige nu for mange på én gang. Intet er gået tabt. Prøv igen om lidt.',
  'database-unavailable': 'Databasen svarer ikke lige nu. Intet er gået tabt. Prøv igen om lidt.',
};
