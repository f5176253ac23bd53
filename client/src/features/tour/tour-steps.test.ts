import type { Permission } from '@rules/permissions.js';
import { memberSteps, officeSteps } from './tour-steps';

const titles = (steps: { title: string }[]) => steps.map(({ title }) => title);

describe('the steps of the tour', () => {
  it('go through the first claim of a member (TOUR-3)', () => {
    const steps = memberSteps('c1');
    expect(titles(steps)).toEqual([
      'What to do next',
      'Your registrations',
      'How far your claim is',
      'Your answers',
      'Questions and changes',
      'Documents',
      'Is this e-mail real?',
      'Your account',
    ]);
    expect(steps[2]?.path).toBe('/settlement-scheme/view/c1');
  });

  it('leave out the claim of a member who has none (TOUR-3)', () => {
    expect(titles(memberSteps(undefined))).toEqual([
      'Your registrations',
      'Is this e-mail real?',
      'Your account',
    ]);
    // There is no card on the page.
    expect(memberSteps(undefined)[0]!.text).toMatch(/^You have no claim here yet\./);
  });

  it.each([
    ['all of them', () => true, true],
    ['none but to read', (permission: Permission) => permission.endsWith('.read'), false],
  ])('are those that an administrator’s permissions open, with %s (TOUR-3)', (_, may, all) => {
    const found = titles(officeSteps(may));
    expect(found.includes('Imports and exports')).toBe(all);
    expect(found.includes('Requests that wait')).toBe(all);
    expect(found).toContain('The list of submissions');
  });
});
