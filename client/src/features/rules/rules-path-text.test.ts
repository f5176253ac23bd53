import { rulesPathText } from './rules-path-text';

it.each([
  ['assessment.bands.A.inflation', 'Assessment: band A, inflation per share'],
  ['assessment.matching', 'Assessment: matching'],
  ['assessment.window.from', 'Assessment: days of acquisitions, from'],
  ['assessment.checks.halts.0.from', 'Assessment: checks, trading halts 0, from'],
  ['distribution.unheardOf', 'distribution: unheardOf'],
  ['assessment.constructor', 'Assessment: constructor'],
])('a path in the rules says the place of %s in words (RULES-10)', (path, words) => {
  expect(rulesPathText(path)).toBe(words);
});

it('a path in the rules names a finding as everywhere (RULES-10)', () => {
  expect(rulesPathText('assessment.checks.severity.CROSSED')).not.toContain('CROSSED');
});
