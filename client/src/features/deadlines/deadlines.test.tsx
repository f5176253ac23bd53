import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeadlineRowFragment, Role } from '../../generated/graphql';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

afterEach(forgetPerson);

const aDeadline = (overrides: Partial<DeadlineRowFragment> = {}) => ({
  __typename: 'Deadline' as const,
  id: 'l1',
  rowId: 'l1',
  kind: 'OBJECTION' as const,
  due: '2027-01-29',
  firstDue: '2027-01-29',
  daysLeft: 64,
  holds: true,
  reason: 'Named when run 3 was published',
  setBy: 'Mary Maker',
  runNumber: 3,
  runId: 'r3',
  sid: null,
  submissionId: null,
  legalEntity: null,
  version: 1,
  ...overrides,
});
const CURE = aDeadline({
  id: 'l2',
  rowId: 'l2',
  kind: 'CURE',
  due: '2026-11-29',
  firstDue: '2026-11-20',
  daysLeft: 3,
  runNumber: null,
  runId: null,
  sid: '00917',
  submissionId: 's1',
  legalEntity: 'Acme Pty Ltd',
  version: 2,
});

const page = (...deadlines: ReturnType<typeof aDeadline>[]) => ({
  deadlines: {
    __typename: 'DeadlinePage',
    deadlines,
    pagination: { __typename: 'Pagination', totalItems: deadlines.length, totalPages: 1 },
  },
});

const open = (answers: Answers = {}, role: Role = 'MASTER_ADMIN', path = '/admin/deadlines') =>
  openApp(path, {
    ...scheme,
    ...signedInAs(role),
    WaitingClaimDecisions: { waitingClaimDecisions: [] },
    Deadlines: page(CURE, aDeadline()),
    ...answers,
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the page of deadlines', () => {
  it('lists them by day with what they hold up, days left and extension (DEADLINE-7)', async () => {
    open();
    const cure = await row(/29-Nov-2026/);
    expect(cure.getByText('extended from 20-Nov-2026')).toBeVisible();
    expect(cure.getByText('3 days left')).toBeVisible();
    expect(cure.getByText('Whether the claim stays removed')).toBeVisible();
    expect(cure.getByRole('link', { name: '00917' })).toHaveAttribute('href', '/settlement-scheme/view/s1');
    const objections = await row(/29-Jan-2027/);
    expect(objections.getByText('64 days left')).toBeVisible();
    expect(objections.getByText('All claims')).toBeVisible();
    expect(objections.getByRole('link', { name: 'Run 3 is final only afterwards' })).toHaveAttribute(
      'href',
      '/admin/assessments/r3',
    );
  });

  it('extends one for one claim with a reason; a refused day is at its field (DEADLINE-7)', async () => {
    const app = open({
      ExtendDeadline: new Refusal('BAD_USER_INPUT', 'No.', { day: 'Use a day after 29-Jan-2027' }),
    });
    await userEvent.click((await row(/29-Jan-2027/)).getByRole('button', { name: /^Extend/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend: Objections' }));
    expect(dialog.getByText('It ends on 29-Jan-2027 now.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('New last day'), '2027-01-20');
    await userEvent.type(dialog.getByLabelText(/^Only for the claim with this SID/), ' 00001 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Extend deadline' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'The registry answers late');
    await userEvent.click(dialog.getByRole('button', { name: 'Extend deadline' }));
    expect(await dialog.findByRole('link', { name: 'Use a day after 29-Jan-2027' })).toBeVisible();
    expect(app.callsOf('ExtendDeadline')[0]?.variables).toEqual({
      id: 'l1',
      version: 1,
      day: '2027-01-20',
      reason: 'The registry answers late',
      sid: '00001',
    });
  });

  it('extends the deadline of a removed claim for that claim (DEADLINE-7)', async () => {
    const app = open({
      ExtendDeadline: { extendDeadline: { ...CURE, due: '2026-12-14', rowId: 'l3', version: 3 } },
    });
    await userEvent.click((await row(/29-Nov-2026/)).getByRole('button', { name: /^Extend/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend: Answer to a removal' }));
    expect(dialog.queryByLabelText(/SID/)).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('New last day'), '2026-12-12');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The member was ill');
    await userEvent.click(dialog.getByRole('button', { name: 'Extend deadline' }));
    expect(await screen.findByText('The deadline ends on 14-Dec-2026.')).toBeVisible();
    expect(app.callsOf('ExtendDeadline')[0]?.variables).toMatchObject({ id: 'l2', version: 2, sid: '00917' });
  });

  it('sets one for all claims (DEADLINE-7)', async () => {
    const set = aDeadline({ id: 'l4', rowId: 'l4', kind: 'LATE_CLAIM', due: '2027-03-01', runId: null });
    const app = open({ Deadlines: page(), SetDeadline: { setDeadline: set } });
    expect(await screen.findByText('No deadline is open')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set a deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a deadline' }));
    await userEvent.selectOptions(dialog.getByLabelText('Deadline'), 'Late claims');
    await userEvent.type(dialog.getByLabelText('Last day'), '2027-02-27');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Order of 3 May 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Set deadline' }));
    expect(await screen.findByText('The deadline ends on 01-Mar-2027.')).toBeVisible();
    expect(app.callsOf('SetDeadline')[0]?.variables).toEqual({
      kind: 'LATE_CLAIM',
      day: '2027-02-27',
      reason: 'Order of 3 May 2026',
    });
  });

  it('lists the ended ones, whose address can be kept (DEADLINE-7)', async () => {
    const ended = aDeadline({ daysLeft: -1, holds: false });
    const app = open({ Deadlines: ({ ended: asked }) => (asked ? page(ended) : page(CURE)) });
    await screen.findByText('3 days left');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Ended deadlines, the last first');
    expect(await screen.findByText('1 day ago')).toBeVisible();
    expect(screen.getByText('Nothing any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Extend/ })).not.toBeInTheDocument();
    expect(app.url()).toBe('/admin/deadlines?ended=yes');
  });

  it('names the decisions that wait for a second person (DECIDE-8)', async () => {
    const waiting = {
      __typename: 'ClaimDecision',
      id: 'd1',
      sid: '00917',
      submissionId: 's1',
      kind: 'REMOVE',
      reason: 'No holding',
      maker: 'Mary Maker',
      proposedAt: '2026-11-25T01:00:00Z',
      isOwn: false,
    };
    open({ WaitingClaimDecisions: { waitingClaimDecisions: [waiting] } });
    const section = within(
      await screen.findByRole('region', { name: 'Decisions that wait for a second person' }),
    );
    expect(section.getByText('Remove claim 00917')).toBeVisible();
    expect(section.getByText(/^Mary Maker proposed it on/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Open claim 00917' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1',
    );
  });

  it('changes nothing for an auditor, and says when it cannot be loaded (DEADLINE-7, UX-8)', async () => {
    open({}, 'AUDITOR');
    await row(/29-Nov-2026/);
    expect(screen.queryByRole('button', { name: /^Extend/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set a deadline' })).not.toBeInTheDocument();
    forgetPerson();
    open({ Deadlines: new Refusal('UNAVAILABLE', 'Please try again.') });
    expect(await screen.findByText('The deadlines could not be loaded.')).toBeVisible();
  });
});
