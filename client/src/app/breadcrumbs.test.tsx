import { screen, within } from '@testing-library/react';
import { scheme } from '../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../test-support/open-app';

/** The breadcrumbs, each with its address unless it is the page itself. */
async function crumbsAt(path: string) {
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    RulesVersion: new Refusal('NOT_FOUND', 'There is no such version.'),
  });
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  return within(way)
    .getAllByRole('listitem')
    .map((crumb) => {
      const link = within(crumb).queryByRole('link');
      return link ? `${link.textContent} ${link.getAttribute('href')}` : crumb.textContent;
    });
}

describe('the breadcrumbs of the office', () => {
  afterEach(forgetPerson);

  it.each([
    ['/admin/amendments', 'Amendments'],
    ['/admin/notices', 'Notices'],
    ['/admin/double-ups', 'Duplicates'],
    ['/admin/imports', 'Imports'],
    ['/admin/exports', 'Exports'],
    ['/admin/rules', 'Rules'],
    ['/admin/assessments', 'Assessments'],
    ['/admin/distributions', 'Distributions'],
    ['/admin/deadlines', 'Deadlines'],
    ['/admin/scheme', 'Settings'],
    ['/admin/maintenance', 'Maintenance'],
    ['/admin/audit', 'Audit'],
    ['/admin/identity-documents', 'Identity documents'],
    ['/admin/api-tokens', 'API tokens'],
  ])('lead from %s home (SCREEN-33)', async (path, here) => {
    expect(await crumbsAt(path)).toEqual(['Home /admin', here]);
  });

  it.each([
    ['/admin/imports/r1', 'Imports /admin/imports', 'Import run'],
    ['/admin/double-ups/a/b', 'Duplicates /admin/double-ups', 'Compare two claims'],
    ['/admin/rules/new', 'Rules /admin/rules', 'New version of the rules'],
    ['/admin/rules/7', 'Rules /admin/rules', 'Version 7'],
    ['/admin/create-submission', 'Submissions /admin/submissions-new', 'Create Submission'],
  ])('lead from %s to its list (SCREEN-33)', async (path, list, here) => {
    expect(await crumbsAt(path)).toEqual(['Home /admin', list, here]);
  });

  it('lead from a claim filed by telephone to Create Submission, which leads to it (SCREEN-33)', async () => {
    expect(await crumbsAt('/admin/create-submission/by-telephone')).toEqual([
      'Home /admin',
      'Submissions /admin/submissions-new',
      'Create Submission /admin/create-submission',
      'Filed by telephone',
    ]);
  });
});
