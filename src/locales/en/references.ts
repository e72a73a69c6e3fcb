import type { references as reference } from '../sk/references.ts';
import type { Translated } from '../translated.ts';

export const references: Translated<typeof reference> = {
  meta: {
    title: 'Your testimonial | {{brand}}',
    description: 'Write how working together was, and decide what of it may appear on the website.',
  },
  gone: {
    title: 'There is no such testimonial',
    text: 'Please copy the whole link from the email, or write to me.',
    home: 'To the home page',
  },
  title: 'How was it to work with me?',
  lead: 'Project {{project}} is done. If you like, write a few sentences that I may show on my website. I won’t change a word. You can edit them or take them back at any time.',
  status: {
    declined: {
      title: 'That’s fine',
      text: 'I won’t ask again. If you change your mind, just fill in the form.',
    },
    given: {
      title: 'Thank you, I have your testimonial',
      text: 'It isn’t on the website yet. When I publish it, it will look exactly as below.',
    },
    shown: {
      title: 'Your testimonial is on the website',
      text: 'If you change the words, it disappears until I’ve read the new ones. If you only remove a part, that part is gone at once.',
    },
    hidden: {
      title: 'Your testimonial isn’t on the website just now',
      text: 'I’m keeping it but not showing it for the time being.',
    },
    withdrawn: {
      title: 'Your testimonial is taken back',
      text: 'It’s gone from the website, and I’ve deleted its words and picture. You’re welcome to write a new one.',
    },
  },
  preview: {
    title: 'How it will look on the website',
    empty: 'Your words will appear here.',
    show: 'Show a preview',
    picture: 'You’ll see the picture after sending. Please choose it again.',
  },
  form: {
    text: 'What would you tell others about working together?',
    textHint: 'How it was before, how it is now, what surprised you. Two sentences are enough.',
    parts: 'What else may I show?',
    partsHint: 'What you don’t tick, I won’t even keep.',
    leave: {
      name: 'My name',
      firm: 'The name of my firm',
      figure: 'A number that got better',
      picture: 'A picture',
    },
    name: 'Name',
    firm: 'Firm',
    figureLabel: 'What got better',
    figureLabelHint: 'For example: Enquiries from the website a month',
    figureBefore: 'Before',
    figureAfter: 'Now',
    picture: 'A photo of your work, or a portrait',
    pictureHint: 'JPEG, PNG or WebP, up to {{size}}.',
    pictureKept: 'I already have the picture. Choose another only to replace it.',
    choose: 'Choose a picture',
    pictureAlt: 'What the picture shows',
    pictureAltHint: 'For people who can’t see it. For example: The roof of a house in York after the work',
    consent:
      'I agree that {{developer}} may show these words and the ticked parts on the {{brand}} website. I can take this back at any time.',
    give: 'Send the testimonial',
    change: 'Save changes',
    decline: 'No, thank you',
    failed: 'The testimonial couldn’t be saved',
  },
  takeBack: {
    title: 'Take it back',
    text: 'The testimonial disappears from the website at once, and its words and picture are deleted.',
    button: 'Take the testimonial back',
  },
  caseStudy: {
    page: 'What I may show of your project',
    title: 'Case study',
    lead: 'I’ve written about project {{project}} for my website. Please read it and decide whether I may publish it, and what it may say about you.',
    status: {
      given: {
        title: 'Thank you, I have your consent',
        text: 'Only what you ticked appears on the website. If you untick something, it’s gone at once.',
      },
      changed: {
        title: 'The case study has changed',
        text: 'The new text is below. Until you agree to it, the website keeps the one you agreed to before.',
      },
      declined: {
        title: 'Understood, it won’t be published',
        text: 'I won’t ask again. If you change your mind, just agree below.',
      },
      withdrawn: {
        title: 'Your consent is taken back',
        text: 'The case study is gone from the website, and I’ve deleted the copies of the pictures.',
      },
    },
    partsTitle: 'What may be part of it',
    partsHint: 'What you don’t tick won’t be on the website.',
    parts: { firm: 'The firm’s name', town: 'The town', pictures: 'Pictures', figures: 'The figures in the results' },
    consent:
      'I agree that {{developer}} may publish this case study with this text and the ticked parts on the website of {{brand}}, also in translation. I can take my consent back at any time.',
    allow: 'I agree to it',
    change: 'Save changes',
    decline: 'No, don’t publish it',
    failed: 'Your consent couldn’t be saved',
    takeBack: 'Take my consent back',
    takeBackText: 'The case study disappears from the website at once, in every language.',
  },
  source: 'from project {{project}}',
  sourceCompleted: 'from project {{project}}, completed {{month}}',
  months: {
    m1: 'in January {{year}}',
    m2: 'in February {{year}}',
    m3: 'in March {{year}}',
    m4: 'in April {{year}}',
    m5: 'in May {{year}}',
    m6: 'in June {{year}}',
    m7: 'in July {{year}}',
    m8: 'in August {{year}}',
    m9: 'in September {{year}}',
    m10: 'in October {{year}}',
    m11: 'in November {{year}}',
    m12: 'in December {{year}}',
  },
  translatedFrom: {
    sk: 'Translated from Slovak',
    cs: 'Translated from Czech',
    da: 'Translated from Danish',
    en: 'Translated from English',
  },
  original: 'Show the original',
};
