import type { AskedWords } from '../../content/content.ts';

export const askedWords: AskedWords = {
  endings:
    'ovanimi ovanim ovani enim eni ujeme ujete uji uje ovali oval ovat ostmi osti ost kami kach kam kou ek ka ky ku ce emi ami ech ich ovi ach ych ymi ym imi im em um am ou eho emu ete ite ate eme ime ame is es as et it at li la lo il al u a e i o y',
  unimportant:
    'a aby ani ano asi ať až bez bude budete budou budu by být byl byla bylo co či dá dají do ho chci chceme chtěl chtěla i já jak jaká jaké jakou jaký je jeho její jen jestli jsem jsme jsou jste k kde kdo když která které který ke máme mám má máte mě mi mít mně můj moje můžu můžete můžeme může my na nám náš naše nás ne nebo nech než no o od on ona pak po pod podle pokud pro prosím před při s se si so ta tak tam ten tento to tohle toho tu ty u už v vám vás váš vaše ve víc vy z za ze že umíte víte potřebuju chtěli říct poradit děláte dělat dělají dělám udělat uděláte dostanu dostat dostaneme nějaká nějaké nějakou nějaký někdo nic kolik všechno umí jde vlastně kdyby měl měla mělo třeba lidé',
  common:
    'stojí cena kdy rychle rychlý web webová stránka stránky firma malíř natěrač elektrikář instalatér topenář plynař pokrývač klempíř zedník truhlář tesař obkladač podlahář zateplovač zateplování izolatér řemeslník řemeslo živnostník',
  entries: {
    'for-whom': 'komu zákazníci obor řemeslník živnostník malíř elektrikář zedník pokrývač eshop obchod',
    'who-builds-it': 'člověk jeden firma vývojář programátor agentura tým lidé subdodavatel děláte sám osoba kdo',
    'where-you-work': 'schůzka osobně kancelář sídlo adresa Česko Dánsko Slovensko video návštěva přijet sejít',
    languages: 'jazyk jazyková verze překlad přeložit německy němčina anglicky cizinci zahraniční vícejazyčný',
    'answer-time': 'ozvete se ozvat odpověď odepíšete odpovíte reagovat zavoláte kontakt dokdy',
    'old-website': 'stávající nynější současný předělat přestavba redesign oprava zastaralý Google pozice',
    'just-a-page': 'jednostránkový vizitka malý jednoduchý landing jediná jedna stránka stránku',
    'price-website': 'cena ceník kolik stojí stát vyjde drahé levné náklady částka stránka stránky peníze',
    'price-calculator': 'cena kalkulačky kolik stojí výpočet ceny pro zákazníky',
    'price-system': 'ERP CRM software cena systému automatizovat program evidence zakázek kolik stojí',
    'how-price-is-made':
      'závazné zavazuje kalkulačka vypočítat výpočet počítáte odhad z čeho se skládá rozpis proč taková cena nezávazná kalkulace',
    urgent:
      'dražší dráž spěchat spěchám spěchá urgentně expres rychle dřív příplatek stihnout stihnete termín měsíc týden narychlo',
    packages: 'sleva slev slevy balík balíček výhodněji ušetřit množství víc funkcí levněji',
    installments: 'splátky splátkách na splátky rozložit platbu rozdělit postupně splácet',
    'deposit-and-invoice':
      'procent dopředu záloha zaplatit platit platba faktura splatnost kdy platím předem DPH převodem hotovost karta',
    'monthly-costs':
      'měsíčně měsíční poplatek ročně provoz udržování údržba hosting poplatky paušál správa další náklady',
    phone: 'mobil mobilní telefon responzivní tablet iPhone Android chytrý displej',
    'edit-myself': 'upravit úprava upravovat měnit změnit přidat sám administrace redakční systém CMS WordPress fotku',
    'domain-and-email': 'doména mail mailová schránka adresa webu vlastník patří hosting vlastní vlastnictví',
    speed: 'rychlost načte načítání pomalý pomalu vteřina rychlý',
    backups:
      'hacker hackne hacknutý napadený napadení spadne nefunguje výpadek virus bezpečnost zabezpečený bezpečný záloha zálohování',
    'personal-data': 'osobní údaje ochrana údajů cookie lišta souhlas zákon právník',
    'accounting-links': 'účetní program Pohoda Money faktury účtárna export propojení napojit',
    start: 'začít začínáme objednat objednávka postup první krok spolupráce jak to probíhá probíhá poptávka',
    duration:
      'trvání trvá dlouho týden měsíc dokdy kdy hotové hotovo dokončení dodání termín spuštění stihnete zvládnete rychle',
    'what-you-need': 'podklady připravit dodat potřebovat nachystat logo co je třeba',
    'texts-and-photos': 'napsat psát texty obsah copywriter fotky fotografie fotograf obrázky musím sám',
    changes: 'rozmyslet změna změny změnit během práce připomínky úpravy návrhu jiné dodatečně navíc',
    signing: 'podpis podepsat smlouva podepisovat elektronicky online dohoda',
    warranty: 'záruka reklamace chyba chyby pokazí oprava zdarma po spuštění garance',
    'tvorba-webu': 'web stránka firma firemní web více stránek prezentace podstránky',
    'webove-stranky': 'jednostránkový web vizitka malá stránka',
    'web-development': 'přestavba velký web pobočky na míru propojení',
    'web-aplikacie': 'kalkulačka rezervace objednání termínu kalendář rezervační systém',
    'web-apps': 'systém ERP CRM evidence zakázek docházka sklad faktury aplikace',
    'seo-marketing': 'Google vyhledávání vyhledávač mapy reklama SEO pozice hodnocení recenze najdou najít zviditelnit',
    'maintenance-support': 'údržba správa servis péče aktualizace podpora paušál',
  },
};
