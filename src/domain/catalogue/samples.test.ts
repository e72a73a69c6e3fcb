import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseStudies, caseStudyFacts, shownCaseStudies } from './case-studies.ts';
import { emptyScreensOn, isLiveHost } from './samples.ts';
import { shownTestimonials, testimonialFacts, testimonials } from './testimonials.ts';

const previewHost = 'preview.agency.example';

test('A11 every host is live but this machine and the preview host, whatever the port', () => {
  for (const host of ['agency.sk', 'www.agency.dk:8443', '192.168.1.20:3000', 'localhost.agency.sk', 'notlocalhost']) {
    assert.equal(isLiveHost({ host, previewHost }), true, host);
  }
  const own = [
    'localhost',
    'localhost:3000',
    'da.localhost:3000',
    '127.0.0.1:8080',
    '[::1]:3000',
    'PREVIEW.agency.example:443',
  ];
  for (const host of own) assert.equal(isLiveHost({ host, previewHost }), false, host);
  assert.equal(isLiveHost({ host: previewHost, previewHost: undefined }), true);
});

test('A11 a live host shows what is real and no sample; a screen that would be empty there is left out', () => {
  assert.deepEqual(shownCaseStudies(false), caseStudies);
  assert.deepEqual(shownTestimonials(false), testimonials);
  for (const id of shownCaseStudies(true)) assert.equal(caseStudyFacts[id].isSample, false, id);
  for (const id of shownTestimonials(true)) assert.equal(testimonialFacts[id].isSample, false, id);
  assert.deepEqual(emptyScreensOn({ isLive: false, hasCaseStudies: false }), []);
  assert.deepEqual(emptyScreensOn({ isLive: true, hasCaseStudies: true }), []);
  const emptyLive = emptyScreensOn({ isLive: true, hasCaseStudies: false });
  assert.deepEqual(emptyLive, shownCaseStudies(true).length === 0 ? ['projects'] : []);
});
