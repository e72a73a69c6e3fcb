import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'A price by roof area, with photos in the enquiry',
    task: 'Several people a day rang Peter Javorka to ask what a new roof costs. Each visit took half a day, and most only wanted a figure. He wanted to know the area, covering and state of the roof before getting in the van.',
    solution:
      'The customer enters the size of the house, the pitch and the covering, and sees a range worked out from the firm’s own rates. A photo of the roof from the phone goes with the enquiry. Javorka gets one email with the sums, the photos and the place on the map. He changes the rates himself when metal or tiles go up.',
    results: [
      { figure: '2 minutes', text: 'for a customer to get a rough price for a roof' },
      { figure: '3 in 4', text: 'enquiries come with a photo and the roof area' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'A joinery website where the work does the talking',
    task: 'The workshop does beautiful work, but the photos were spread over three phones. The old site showed pictures six years old and couldn’t be edited. Mette Lund wanted one place where customers could look at stairs, windows and roof timbers separately.',
    solution:
      'The gallery is sorted by type of work. Each job has photos, the wood used, the place and three sentences about what was hard. New photos go up from a phone, and the site resizes and turns them. Under each gallery is a short enquiry for the same kind of work, so the firm knows what the customer liked.',
    results: [
      { figure: '5 minutes', text: 'to add a finished job, photos included' },
      { figure: '64 jobs', text: 'sorted by type of work on the day of the launch' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Online enquiries and reminders before each inspection',
    task: 'Tomáš Vondrák does electrical installations and inspections. He kept the dates of the next inspections in a notebook, and enquiries reached him in three different ways. He needed a site that sorts enquiries, and reminders that go out on time by themselves.',
    solution:
      'The new site asks according to the job: a fault, a new installation or an inspection. After each inspection the technician enters the date and the site keeps track. Two months ahead the customer gets an email with a link to free slots. Once confirmed, the appointment is in the calendar on the phone.',
    results: [
      { figure: '8 in 10', text: 'inspections are booked online after the reminder' },
      { figure: '1 place', text: 'for all enquiries instead of three' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'One page with rooms before and after',
    task: 'Milan Benko paints flats and houses in and around Nitra. He had no website and got his jobs through people he knew. He wanted a simple page to send by message, with three things on it: how he works, where he travels and his number.',
    solution:
      'One page. At the top you slide a finger between a room before painting and after. Below are a list of work, a map of the places Milan travels to and a short form. I wrote the text from a single phone call, and the photos are from the last four flats he painted.',
    results: [
      { figure: '9 days', text: 'from the signed quote to the launch, weekends not counted' },
      { figure: '1 tap', text: 'and the customer is on the phone to Milan' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Service visits that customers book themselves',
    task: 'One person with a phone ran the firm’s three service vans. Every second call was missed during the day, and people rang someone else. Jens Brabrand wanted customers to book ordinary servicing themselves and faults to be sorted by urgency.',
    solution:
      'The customer chooses the kind of service, enters the address and sees the free slots of the vans working in that part of town on the day. A photo of the boiler’s data plate tells the fitter which parts to bring. A text message goes out the day before. Urgent faults bypass the calendar and go straight to the emergency number.',
    results: [
      { figure: '2 in 3', text: 'services are booked without a phone call' },
      { figure: '90 seconds', text: 'to book a slot from a phone' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Enquiries, quotes and jobs in one system',
    task: 'A bricklaying firm of twelve kept enquiries in email, quotes in Word and hours on paper. Jana Hanáková typed them up in the evenings. At the end of the month nobody knew which site had made money and which still had no invoice.',
    solution:
      'The system holds the whole job. One click turns an enquiry into a quote with items from the firm’s own price list, and a signed quote into a job with dates. The bricklayers enter hours and materials on their phones. For each site the office sees the costs against the quote and sends the invoice to accounts without retyping it.',
    results: [
      { figure: '15 minutes', text: 'for a quote that used to take an evening' },
      { figure: '0 hours', text: 'spent typing timesheets into a spreadsheet' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Found in the city and in two towns nearby',
    task: 'Rusnák had a decent website, but it didn’t come up when people looked for tiling in Košice. His Google profile had a wrong address, two reviews and no photos. He wanted work mainly from the city, from Prešov and from Moldava.',
    solution:
      'I put the profile in order and added services, opening hours and photos of bathrooms. After handover the customer gets a card with a QR code for a review. Three local pages followed, each with jobs from that town and the travel charge. Once a month I send a summary of where the calls came from.',
    results: [
      { figure: '19 reviews', text: 'after half a year, up from two at the start' },
      { figure: '3 towns', text: 'where the firm shows up on the map' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'An insulation calculator that shows the grant',
    task: 'People asked for two figures: what the insulation costs and how much of it the grant covers. Answering took a visit and an hour of sums. The firm wanted to show both figures before the first phone call.',
    solution:
      'The calculator asks for the area of the façade, the thickness of the insulation and the age of the house. It shows the price of the work, an estimate of the grant and what the customer pays. The conditions stand beside the sum, and the firm updates the rates when the scheme changes. The customer gets a PDF, the firm an enquiry.',
    results: [
      { figure: '3 figures', text: 'on one screen: price, grant, what’s left to pay' },
      { figure: '4 in 5', text: 'enquiries include the area of the façade' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'A contractor’s site in two languages with project pages',
    task: 'Limfjord Byg builds schools, halls and blocks of flats. Its site had one page for everything, in Danish only. For tenders the firm sent attachments, because the site had nothing to link to. It was also looking for people from abroad.',
    solution:
      'The site is now split by type of building. Each project has its own page with size, year, the firm’s role and photos from the site, in Danish and English. Site managers add projects themselves from a template. The vacancies page has a short application for the phone. Old addresses lead to the new ones, so links still work.',
    results: [
      { figure: '48 pages', text: 'of projects in two languages' },
      { figure: '1 link', text: 'instead of attachments to a tender' },
    ],
  },
};
