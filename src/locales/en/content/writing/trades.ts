import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const trades: WritingTexts['trades'] = {
  painter: {
    name: 'painting and decorating',
    firm: 'We are painters and decorators. We paint flats, houses and offices, skim walls, and coat woodwork and facades.',
    clients: 'We work for home owners, property managers and builders.',
    customers: [
      {
        title: 'Home owners',
        text: 'Want the price per square metre, a date, and to know the place will be left clean. They search on a phone, often in the evening.',
      },
      {
        title: 'Property managers and companies',
        text: 'Need a written quote, work outside business hours, and somebody who keeps to the schedule.',
      },
    ],
    services: [
      {
        title: 'Painting flats and houses',
        text: 'The work day by day, covering furniture, price per square metre, pictures of rooms.',
      },
      {
        title: 'Skimming and plaster repair',
        text: 'When patching is enough and when a skim is needed, with pictures before and after.',
      },
      {
        title: 'Doors, windows and fences',
        text: 'Wood and metal, kinds of coating, how long they last and take to dry.',
      },
      { title: 'Facades', text: 'Cleaning, repair and coating, scaffolding, and the months in which it can be done.' },
    ],
    measures: 'walls and ceilings in m², number of rooms, state of the surface, white or colour',
    material: 'litres of paint, primer, filler, covering sheets',
    photos: 'Photograph 10 to 15 finished rooms or facades in daylight, five of them before the work as well.',
    proof: 'A trade licence, liability insurance and the brands of paint you use are enough.',
    question: 'Should customers see a guide price per square metre, or hear it only after a visit?',
  },
  electrician: {
    name: 'electrical work',
    firm: 'We are electricians. We wire flats and houses, fit consumer units, inspect and find faults.',
    clients: 'We work for households, builders and businesses that need an inspection.',
    customers: [
      {
        title: 'Households with a fault',
        text: 'A socket is dead or a breaker keeps tripping. They want to know whether you come today and what a call-out costs.',
      },
      {
        title: 'Builders and businesses',
        text: 'Plan an installation or an inspection. They ask about qualification, scope, date and the report they get.',
      },
    ],
    services: [
      {
        title: 'Wiring of flats and houses',
        text: 'From the drawing to the lights, stage by stage of the building work.',
      },
      { title: 'Consumer units', text: 'Replacing and extending, surge protection, preparing for solar panels.' },
      { title: 'Inspections', text: 'Who needs one, how often, what the customer receives and what it costs.' },
      { title: 'Fault finding', text: 'What to do first, when to call, where you travel and the call-out fee.' },
    ],
    measures: 'number of sockets and lights, kind of building, age of the wiring, new consumer unit yes or no',
    material: 'metres of cable, sockets and switches, breakers, boxes',
    photos: 'Photograph 10 to 15 jobs: a finished consumer unit, wiring before it is covered, finished lights.',
    proof: 'Send your certificate, your licence to inspect if you have one, and liability insurance.',
    question: 'Do you come out to faults in the evening and at weekends, and at what price?',
  },
  plumber: {
    name: 'plumbing and heating',
    firm: 'We are plumbers. We install water and drains, bathrooms and heating, and repair leaks.',
    clients: 'We work for households, blocks of flats and builders.',
    customers: [
      {
        title: 'Households with an emergency',
        text: 'Water is running or the heating is off. They want to see your number straight away and know when you’ll be there.',
      },
      {
        title: 'People who renovate',
        text: 'Plan a bathroom or heating. They compare price, time and finished jobs.',
      },
    ],
    services: [
      { title: 'Water and drains', text: 'New pipes and replacement of risers, materials and how long they last.' },
      { title: 'Bathrooms', text: 'From demolition to taps: what you do, what the tiler does, how long it takes.' },
      { title: 'Heating and boilers', text: 'Fitting, replacement and service, and the brands you work with.' },
      {
        title: 'Emergencies and repairs',
        text: 'What to shut off first, where you travel, call-out fee and hourly rate.',
      },
    ],
    measures: 'number of rooms with water, length of pipes, kind of heating, age of the building',
    material: 'metres of pipe, fittings, valves, sanitary ware',
    photos: 'Photograph 10 to 15 jobs: a boiler room, pipes before they are covered, finished bathrooms.',
    proof: 'Send your gas licence if you have one, boiler manufacturers’ certificates, and insurance.',
    question: 'Should the emergency number be on every page, and in which hours is it answered?',
  },
  roofer: {
    name: 'roofing and metalwork',
    firm: 'We are roofers. We build new roofs, repair leaks, do metalwork and fit roof windows.',
    clients: 'We work for home owners, owners’ associations and builders.',
    customers: [
      {
        title: 'Home owners with a leak',
        text: 'See a stain on the ceiling. They want to send a picture, agree on a visit and know what to do until then.',
      },
      {
        title: 'Builders and blocks of flats',
        text: 'Plan a whole roof. They compare coverings, warranty, price per square metre and roofs nearby.',
      },
    ],
    services: [
      {
        title: 'New roofs',
        text: 'From the rafters to the ridge: coverings, layers, the work and the price per square metre.',
      },
      { title: 'Leaks and repairs', text: 'Where roofs leak most often, what to photograph and how soon you come.' },
      { title: 'Metalwork', text: 'Gutters, downpipes, flashing of chimneys and parapets, materials and lifetime.' },
      { title: 'Roof windows', text: 'Fitting and replacement, kinds of windows, work done in one day.' },
    ],
    measures: 'area of the roof in m², pitch, covering, removal of the old roof yes or no',
    material: 'covering in m², battens, membrane, gutters in metres',
    photos:
      'Photograph 10 to 15 roofs from the ground and from the scaffold, five before the work as well, and one flashing close up.',
    proof: 'Send the manufacturers’ certificates, the length of the warranty you give, and liability insurance.',
    question: 'How soon do you come to a leak, and how far do you travel?',
  },
  mason: {
    name: 'bricklaying and building',
    firm: 'We are bricklayers. We build to shell stage, add extensions and partitions, plaster and renovate older houses.',
    clients: 'We work for people who build or renovate a house, and for building firms.',
    customers: [
      {
        title: 'People who build a house',
        text: 'Look for a crew for certain months. They want to see finished houses, the stages and how payment works.',
      },
      {
        title: 'People who renovate',
        text: 'Knock down a wall or add a room. They need a visit, a price, and to know how much dust there will be.',
      },
    ],
    services: [
      {
        title: 'Building to shell stage',
        text: 'From foundations to roof, stage by stage, and what the client arranges.',
      },
      {
        title: 'Extensions and partitions',
        text: 'What must be notified, how long it takes and how it joins the old house.',
      },
      { title: 'Plaster and screed', text: 'By hand and by machine, drying time and price per square metre.' },
      { title: 'Renovation of older houses', text: 'Damp, new openings and the order of the work.' },
    ],
    measures: 'area in m², thickness of the wall, storey, demolition yes or no',
    material: 'bricks or blocks, mortar, plaster, lintels',
    photos: 'Photograph 10 to 15 jobs in three stages: foundations, shell, finished.',
    proof: 'Send your licence, insurance and two clients who will recommend you.',
    question: 'How many months ahead are you booked, and should customers see it?',
  },
  carpenter: {
    name: 'joinery and carpentry',
    firm: 'We are joiners and carpenters. We make fitted furniture, stairs, roof frames, pergolas and decking.',
    clients: 'We work for home owners, architects and builders.',
    customers: [
      {
        title: 'Home owners',
        text: 'Have an idea and measurements. They want to see similar pieces, kinds of wood, price and lead time.',
      },
      {
        title: 'Architects and builders',
        text: 'Send a drawing and wait for a quote. They care about precision, capacity and the date of fitting.',
      },
    ],
    services: [
      { title: 'Fitted furniture', text: 'From measuring to fitting: kitchens, wardrobes, wood and hardware.' },
      { title: 'Stairs', text: 'Kinds of stairs, wood, railings, time to make and fit.' },
      { title: 'Roof frames', text: 'Material, joints, drawings and what must be ready on site.' },
      { title: 'Pergolas and decking', text: 'Wood for outdoors, upkeep and price per square metre.' },
    ],
    measures: 'dimensions in cm, kind of wood, finish, fitting yes or no',
    material: 'timber in m³, boards, hardware, oil or lacquer',
    photos:
      'Photograph 10 to 15 pieces, whole and close up at joint and edge, and note wood and size for five of them.',
    proof: 'Send your certificate of apprenticeship, the hardware brands you use, and insurance for fitting.',
    question: 'What is the smallest job you take, and should customers know beforehand?',
  },
  tiler: {
    name: 'tiling',
    firm: 'We are tilers. We tile bathrooms, kitchens, stairs and terraces, large formats included.',
    clients: 'We work for home owners, architects and builders.',
    customers: [
      {
        title: 'People who renovate a bathroom',
        text: 'Want to see a similar bathroom, the price per square metre and the number of days without a shower.',
      },
      {
        title: 'Architects and builders',
        text: 'Have a tile layout and a date. They ask about large formats and waterproofing.',
      },
    ],
    services: [
      {
        title: 'Bathrooms',
        text: 'The order of the work, waterproofing, the fall to the drain and the number of days.',
      },
      { title: 'Kitchens and halls', text: 'Splashback, floor, preparing the surface and grouting.' },
      { title: 'Large formats', text: 'A level surface, handling, cutting and surcharges.' },
      { title: 'Terraces and stairs', text: 'Frost and slip resistance, drainage and edges.' },
    ],
    measures: 'area in m², tile format, state of the surface, waterproofing yes or no',
    material: 'tiles in m² with an allowance for waste, adhesive, grout, trims',
    photos: 'Photograph 10 to 15 jobs, whole and close up at corner and joint, five before the work as well.',
    proof: 'Send the manufacturers’ certificates for adhesives and waterproofing, and the length of your warranty.',
    question: 'Do you supply tiles and adhesive, or does the customer buy them?',
  },
  insulation: {
    name: 'insulation of houses',
    firm: 'We insulate facades, roofs and lofts of houses and blocks of flats.',
    clients: 'We work for home owners, owners’ associations and builders.',
    customers: [
      {
        title: 'Home owners',
        text: 'Are thinking about heating bills and grants. They want the thickness, the price per square metre and the payback time.',
      },
      {
        title: 'Managers of blocks of flats',
        text: 'Compare quotes at a meeting. They need the layers, the warranty, the stages and similar buildings.',
      },
    ],
    services: [
      {
        title: 'Facade insulation',
        text: 'Polystyrene or mineral wool, thickness, layers, scaffolding and the work week by week.',
      },
      { title: 'Roof and loft insulation', text: 'Blown or laid, vapour barrier, work without demolition.' },
      { title: 'Plinths and cellars', text: 'Damp, digging out, drainage and insulation below ground.' },
      {
        title: 'Paperwork for grants',
        text: 'What you issue, what customers apply for themselves, and in which order.',
      },
    ],
    measures: 'area of the facade in m², thickness of insulation, material, number of storeys',
    material: 'insulation in m², adhesive, anchors, mesh, render',
    photos: 'Photograph 10 houses before and after from the same spot, three with the layers in section.',
    proof: 'Send certificates of the insulation systems, the length of your warranty and liability insurance.',
    question: 'Do you prepare the paperwork for grants, and should the site say so?',
  },
  custom: {
    name: '{{trade}}',
    firm: 'Our trade: {{trade}}.',
    clients: 'We work for households and companies in the area.',
    customers: [
      {
        title: 'Households in the area',
        text: 'Compare two or three firms on a phone. They want to see finished work, a price and when you have time.',
      },
      {
        title: 'Companies and builders',
        text: 'Need a written quote, proof of qualification and a person who answers the phone.',
      },
    ],
    services: [
      {
        title: 'Main service',
        text: 'The work you make your living from: how it goes, conditions, prices from, pictures of finished jobs.',
      },
      { title: 'Small jobs and repairs', text: 'What else you take on, how soon, and from what price.' },
    ],
    measures: 'kind and extent of the work, dimensions, state before the work',
    material: 'quantity of the main material, accessories, an allowance for waste',
    photos: 'Photograph 10 to 15 finished jobs in daylight, five of them before the work as well.',
    proof: 'Send your trade licence, certificates and liability insurance.',
    question: 'Which three services bring you the most work? They come first.',
  },
};
