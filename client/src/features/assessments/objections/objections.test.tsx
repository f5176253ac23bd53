import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrace } from '../../../test-support/assessment';
import { anObjection } from '../../../test-support/claim-assessment';
import { scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';
import type { ObjectionPartFragment, ObjectionReviewPartFragment } from '../../../generated/graphql';

afterEach(forgetPerson);

const present = (more: object = {}) => ({
  __typename: 'PresentResult' as const,
  status: 'ASSESSED' as const,
  recognisedLoss: '70.85',
  findings: [],
  isChanged: false,
  ...more,
});
const review = (
  changed: Partial<ObjectionPartFragment> = {},
  more: Partial<ObjectionReviewPartFragment> = {},
) => ({
  objection: {
    __typename: 'ObjectionReview' as const,
    objection: anObjection(changed),
    trace: aTrace().assessedClaimTrace,
    present: present(),
    mayAssign: true,
    mayDecide: false,
    ...more,
  },
});
const mine = { state: 'UNDER_REVIEW', officer: 'Jo Admin', officerEnabled: true, version: 2 } as const;
const open = (answers: Answers, role: 'MASTER_ADMIN' | 'AUDITOR' = 'MASTER_ADMIN') =>
  openApp('/admin/objections/o1', {
    ...scheme,
    ...signedInAs(role),
    AttachmentList: { attachments: [] },
    ...answers,
  });

describe('an objection in the office', () => {
  it('shows the losses next to each other, documents, and how the run came to its result (OBJECT-6)', async () => {
    const now = present({ recognisedLoss: '100.85', isChanged: true });
    open({
      ObjectionReview: review({ recognisedLoss: '70.85', ownFigure: '50' }, { present: now }),
    });
    const losses = within(await screen.findByRole('region', { name: 'What the loss comes to' }));
    expect(losses.getByText('$70.85')).toBeVisible();
    expect(losses.getByText('$100.85')).toBeVisible();
    expect(losses.getByText('$30.00 more than the assessment')).toBeVisible();
    expect(losses.getByText('$20.85 less than the assessment')).toBeVisible();
    expect(losses.queryByText('Nothing was changed since the run')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Documents' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How the loss comes about' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the claim' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1',
    );
  });

  it('says why nothing is known of the claim as it is now (OBJECT-6)', async () => {
    const trace = (more: object) => aTrace({ isSame: false, ...more }).assessedClaimTrace;
    open({
      ObjectionReview: review({}, { present: null, trace: trace({ areRulesAltered: true }) }),
    });
    const losses = within(await screen.findByRole('region', { name: 'What the loss comes to' }));
    expect(losses.getByText('Not known')).toBeVisible();
    expect(losses.getByText(/^The rules of the run were changed in the database/)).toBeVisible();
    expect(screen.getByText('The rules of this run were changed')).toBeVisible();
    cleanup();
    open({ ObjectionReview: review({}, { present: null, trace: trace({}) }) });
    expect(await screen.findByText('The claim was erased since the run.')).toBeVisible();
    expect(screen.getByText('This is not what the run was made from')).toBeVisible();
  });

  it('is in the currency of the rules (OBJECT-6)', async () => {
    const { assessedClaimTrace } = aTrace({ currency: 'EUR' });
    open({ ObjectionReview: review({ ownFigure: '1050' }, { trace: assessedClaimTrace }) });
    const losses = within(await screen.findByRole('region', { name: 'What the loss comes to' }));
    expect(losses.getByText('EUR 1,050.00')).toBeVisible();
    expect(document.body).not.toHaveTextContent('$');
  });

  it('is assigned to oneself or a colleague (OBJECT-4)', async () => {
    let shown = review();
    const app = open({
      ObjectionReview: () => shown,
      ObjectionOfficers: {
        objectionOfficers: [
          { __typename: 'ObjectionOfficer', id: 'u1', name: 'Jo Admin', isSelf: true },
          { __typename: 'ObjectionOfficer', id: 'u2', name: 'Olive Officer', isSelf: false },
        ],
      },
      AssignObjection: () => {
        shown = review({ ...mine, officer: 'Olive Officer' });
        return { assignObjection: shown.objection };
      },
    });
    expect(await screen.findByText('Nothing was changed since the run')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign the objection' }));
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('Jo Admin (you)');
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Olive Officer');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('The objection has been assigned.')).toBeVisible();
    expect(app.callsOf('AssignObjection')[0]?.variables).toEqual({ id: 'o1', version: 1, officerId: 'u2' });
    expect(await screen.findByText('Olive Officer')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign to another' })).toBeVisible();
  });

  it('is decided with a reason, by its officer (OBJECT-5)', async () => {
    let shown = review(mine, { mayDecide: true });
    const app = open({
      ObjectionReview: () => shown,
      DecideObjection: () => {
        const ended = { state: 'UPHELD', reason: 'The sale was missing.', endedAt: '2026-11-25T03:04:00Z' };
        shown = review({ ...mine, ...ended } as never, { mayAssign: false });
        return { decideObjection: shown.objection };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide the objection' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decide for good' }));
    expect(await dialog.findByRole('link', { name: 'Choose a decision' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Give a reason' })).toBeVisible();
    expect(app.callsOf('DecideObjection')).toHaveLength(0);
    await userEvent.click(dialog.getByLabelText('Upheld: the member is right'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'The sale was missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide for good' }));
    expect(await screen.findByText('The objection has been decided.')).toBeVisible();
    expect(app.callsOf('DecideObjection')[0]?.variables).toEqual({
      id: 'o1',
      version: 2,
      outcome: 'UPHELD',
      reason: 'The sale was missing.',
    });
    expect(await screen.findByRole('link', { name: 'Amend the claim' })).toHaveAttribute(
      'href',
      '/settlement-scheme/edit/s1',
    );
    expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  });

  it('stays undecided, with what was typed, when somebody was faster (OBJECT-5)', async () => {
    const words = 'This objection was changed since you opened it. Reload it and look again.';
    open({
      ObjectionReview: review(mine, { mayDecide: true }),
      DecideObjection: new Refusal('CONFLICT', words),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide the objection' }));
    await userEvent.click(dialog.getByLabelText('Upheld in part'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Kept words');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide for good' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Kept words');
  });

  it('is read by an auditor, who changes nothing, and marks an officer whose account is disabled (OBJECT-4, OBJECT-7)', async () => {
    open(
      { ObjectionReview: review({ ...mine, officerEnabled: false, late: true }, { mayAssign: false }) },
      'AUDITOR',
    );
    expect(await screen.findByText('Account disabled')).toBeVisible();
    expect(screen.getByText('Late')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Assign|Decide/ })).not.toBeInTheDocument();
  });

  it('that does not exist is said to be absent', async () => {
    open({ ObjectionReview: new Refusal('NOT_FOUND', 'We could not find this objection.') });
    expect(await screen.findByText('We could not find this objection.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All objections' })).toBeVisible();
  });
});

it('the list shows objections that nobody has decided, or by state, each with its officer and wait (OBJECT-7)', async () => {
  const page = (objections: ObjectionPartFragment[]) => ({
    objections: {
      __typename: 'ObjectionPage' as const,
      objections,
      pagination: {
        __typename: 'Pagination' as const,
        page: 1,
        pageSize: 25,
        totalItems: objections.length,
        totalPages: 1,
      },
    },
  });
  const app = openApp('/admin/objections', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ObjectionList: ({ state }: { state: string | null }) =>
      page(state === null ? [anObjection({ late: true })] : []),
  });
  const row = within((await screen.findByRole('link', { name: '00101' })).closest('tr')!);
  expect(row.getByText('Nobody yet')).toBeVisible();
  expect(row.getByText('Late')).toBeVisible();
  expect(row.getByText('$1,034.50')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Dismissed');
  expect(await screen.findByText('No objection was dismissed')).toBeVisible();
  expect(app.url()).toBe('/admin/objections?state=DISMISSED');
});
