import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'A price by roof area, with photos in the enquiry',
    task: 'Peter Javorka drove to every house before he could name a price. Half of those drives ended with a customer who had reckoned on far less. He wanted to know the size and state of a roof beforehand.',
    solution:
      'The customer chooses the shape of the roof and the covering, enters the area and sees a range worked out from the firm’s own rates. Three photos from the phone go with the enquiry. Javorka gets it all in one email and decides at his desk which house to look at first.',
    results: [
      { figure: '2 minutes', text: 'from opening the calculator to a price range' },
      { figure: '3 photos', text: 'of the roof come with each complete enquiry' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'A joinery website where the work does the talking',
    task: 'The firm makes stairs, windows and built-in furniture, but its old site showed none of it. Photos lay in four phones. Customers who came by recommendation could not see what else the workshop can do.',
    solution:
      'We collected the photos, picked 48 jobs and sorted them into stairs, windows, roofs and furniture. Each has the wood used, the year and one sentence about what was hard. The joiners add new ones from the phone, and every photo has a button for asking about something similar.',
    results: [
      { figure: '48 jobs', text: 'in the gallery, sorted into four kinds of work' },
      { figure: '4 minutes', text: 'to add a finished job from the phone' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Online enquiries and reminders before each inspection',
    task: 'Inspection dates were kept in a paper diary and enquiries in text messages. Some customers had their inspection done elsewhere simply because nobody wrote to them in time. The old website had a phone number and nothing more.',
    solution:
      'The new site asks about the building, the reason and a photo of the fuse board, so a quote can be written without another call. After each inspection the next date is saved. A month before it, the customer gets an email with a link for choosing a day.',
    results: [
      { figure: '30 days', text: 'before an inspection the customer hears from the firm' },
      { figure: '5 questions', text: 'replace the call back about details' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'One page with rooms before and after',
    task: 'Milan Benko works alone and gets most jobs by word of mouth. People who had his number still wanted to see something first, and he was sending the same photos over and over by message.',
    solution:
      'One page with six pairs of photos that you slide across, a short price list by the square metre, the area he covers and a button to call. I wrote the text from a half-hour phone call. He now sends customers a single link, and it opens quickly on any phone.',
    results: [
      { figure: '9 days', text: 'from the signed quote to the launch' },
      { figure: '1 link', text: 'instead of a dozen photos by message' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Service visits that customers book themselves',
    task: 'Calls came while both fitters had their hands full, and by the evening some callers had found someone else. When they did get through, the description was often too thin to bring the right part along.',
    solution:
      'The site shows free slots by postcode, so one trip covers one part of the town. The customer picks a time, says what is wrong and adds a photo. The booking lands in the fitters’ shared calendar, and a text message goes out the day before as a reminder.',
    results: [
      { figure: '3 in 4', text: 'visits are booked online, without a call' },
      { figure: '24 hours', text: 'before the visit a reminder goes out by text' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Enquiries, quotes and jobs in one system',
    task: 'Quotes were in email, hours on paper and material prices in the owner’s head. Before each invoice Jana Hanáková had to put the job together again from receipts and phone calls, four evenings every month.',
    solution:
      'An enquiry becomes a quote, the signed quote becomes a job, and hours and material are added to the job from the phone on site. The invoice is drawn up from what is there and goes to the accountant. We started with quotes and added the rest in two steps.',
    results: [
      { figure: '1 evening', text: 'a month on invoices instead of four' },
      { figure: '15 minutes', text: 'to put together a quote for a common job' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Found in the city and in two towns nearby',
    task: 'Rusnák had a decent website that hardly anyone reached. His Google profile had an old number and no photos, and a search for a tiler in Prešov or Michalovce did not show him at all.',
    solution:
      'I put the profile in order, added photos of finished bathrooms and set up a short link that asks for a review after handover. Three local pages followed, for Košice, Prešov and Michalovce, each with real jobs from that place, travel terms and a few questions people there ask.',
    results: [
      { figure: '3 pages', text: 'for three places, each with its own jobs' },
      { figure: '1 tap', text: 'from the handover message to a review' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'An insulation calculator that shows the subsidy',
    task: 'Customers asked two things: what it costs and how much of it the subsidy covers. Bureš worked it out by hand for everybody, including those who were only curious and never wrote back.',
    solution:
      'The calculator asks for the type of house, the area of façade or attic and the thickness. It shows the price before the subsidy, the subsidy and what is left to pay, with a note on the conditions. When the rules change, the firm enters the new amounts itself.',
    results: [
      { figure: '3 figures', text: 'side by side: price, subsidy, what’s left to pay' },
      { figure: '90 seconds', text: 'to a result, with no waiting for an email' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'A contractor’s site in two languages with project pages',
    task: 'Limfjord Byg bids for larger buildings, and investors ask for references. Those were in presentations that someone updated before each tender. Foreign partners found only a Danish site, six years old.',
    solution:
      'The new site is in Danish and English and has a page for every project: size, year, role, photos and the person responsible. A filter narrows them down by type of building. Any selection can be saved as a PDF and attached to a bid. The old addresses lead to the new pages.',
    results: [
      { figure: '2 languages', text: 'with the same projects in both' },
      { figure: '10 minutes', text: 'to a reference list for a tender' },
    ],
  },
};
