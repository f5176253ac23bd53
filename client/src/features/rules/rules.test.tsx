import { soundRules } from '@rules/sound-rules.js';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role, RulesDetailsFragment } from '../../generated/graphql';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

const aVersion = (changed: Partial<RulesDetailsFragment> = {}) => ({
  __typename: 'RulesVersionModel' as const,
  number: 2,
  state: 'DRAFT' as const,
  effectiveFrom: '2019-05-03',
  basis: 'Order of 3 May 2019',
  author: 'Jo Admin',
  createdAt: '2026-11-20T03:04:00Z',
  approvedBy: null,
  approvedAt: null,
  version: 5,
  mayEdit: true,
  mayApprove: false,
  mayRetire: false,
  retiredBy: null,
  retiredAt: null,
  retiredBecause: null,
  sha256: 'ab12',
  document: JSON.stringify(soundRules),
  isAltered: false,
  inWords: [
    { __typename: 'RulesPartModel' as const, title: 'Which trades count', sentences: ['All of them.'] },
  ],
  ...changed,
});
const listed = ({
  document: _,
  inWords: __,
  sha256: ___,
  isAltered: ____,
  ...row
}: ReturnType<typeof aVersion>) => ({
  ...row,
  __typename: 'RulesVersionSummary' as const,
});

function open(path: string, answers: Answers = {}, role: Role = 'MASTER_ADMIN') {
  return openApp(path, {
    ...scheme,
    ...signedInAs(role),
    RulesVersions: { rulesVersions: [listed(aVersion()), listed(aVersion({ number: 1 }))] },
    RulesVersion: { rulesVersion: aVersion() },
    RulesDifference: { rulesDifference: [] },
    ...answers,
  });
}

afterEach(forgetPerson);

describe('the list of versions of the rules', () => {
  it('links to each version, and to a new one (RULES-13)', async () => {
    open('/admin/rules');
    const row = (await screen.findByRole('link', { name: 'Version 2' })).closest('tr');
    expect(row).toHaveTextContent(
      /Draft.*03-May-2019.*Order of 3 May 2019.*Jo Admin 20-Nov-2026.*Not approved/,
    );
    expect(screen.getByRole('link', { name: 'New version' })).toHaveAttribute('href', '/admin/rules/new');
  });

  it('shows what to do first when there is none, and reports when it could not be loaded', async () => {
    open('/admin/rules', { RulesVersions: { rulesVersions: [] } });
    expect(await screen.findByText('No rules yet')).toBeVisible();
    forgetPerson();
    open('/admin/rules', { RulesVersions: new Refusal('INTERNAL_SERVER_ERROR', 'No.') });
    expect(await screen.findByText('The rules could not be loaded.')).toBeVisible();
  });

  it('is readable for an auditor, but not editable (ACCESS-15)', async () => {
    open('/admin/rules', {}, 'AUDITOR');
    await screen.findByRole('link', { name: 'Version 2' });
    expect(screen.queryByRole('link', { name: 'New version' })).not.toBeInTheDocument();
  });
});

describe('a version of the rules', () => {
  it('displays its content, and that it does not differ from the previous one (RULES-8, RULES-10)', async () => {
    open('/admin/rules/2');
    expect(await screen.findByText('All of them.')).toBeVisible();
    expect(await screen.findByText('Both versions say the same.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit draft' })).toHaveAttribute('href', '/admin/rules/2/edit');
  });

  it('says when its text was changed by SQL (RULES-20)', async () => {
    open('/admin/rules/2', { RulesVersion: { rulesVersion: aVersion({ isAltered: true }) } });
    expect(await screen.findByText('The text of this version was changed')).toBeVisible();
    forgetPerson();
    const broken = aVersion({ isAltered: true, document: 'gone', inWords: [] });
    open('/admin/rules/2', { RulesVersion: { rulesVersion: broken } });
    expect(await screen.findByText('The text of this version was changed')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What these rules say' })).not.toBeInTheDocument();
  });

  it('is compared with the version before it, or with any other that is chosen (RULES-10)', async () => {
    const numbers = [5, 4, 2, 1].map((number) => listed(aVersion({ number })));
    const app = open('/admin/rules/4', {
      RulesVersions: { rulesVersions: numbers },
      RulesVersion: { rulesVersion: aVersion({ number: 4 }) },
    });
    expect(await screen.findByRole('heading', { name: 'Changes from version 2' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Version 5');
    expect(await screen.findByRole('heading', { name: 'Changes from version 5' })).toBeVisible();
    expect(app.callsOf('RulesDifference').map(({ variables }) => variables)).toEqual([
      { from: 2, to: 4 },
      { from: 5, to: 4 },
    ]);
  });

  it('begin with an example on request, which is valid', async () => {
    open('/admin/rules/new', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with an example' }));
    expect((await screen.findAllByText(/^Shares bought .* can carry a claim\.$/))[0]).toBeVisible();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Rules').value).toContain(
      '"format": "prorata-rules/1"',
    );
    expect(screen.queryByRole('button', { name: 'Begin with an example' })).toBeNull();
  });

  it('is retired with a reason, which is then shown (RULES-16)', async () => {
    const approved = aVersion({ state: 'APPROVED', mayEdit: false, mayRetire: true });
    const retired = aVersion({
      state: 'RETIRED',
      mayEdit: false,
      retiredBy: 'Lee',
      retiredAt: '2026-11-21T00:00:00Z',
      retiredBecause: 'The order was set aside.',
    });
    const app = open('/admin/rules/2', {
      RulesVersion: { rulesVersion: approved },
      RetireRules: { retireRules: retired },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire version 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retire' }));
    expect((await dialog.findAllByText('Give a reason')).at(-1)).toBeVisible();
    expect(app.callsOf('RetireRules')).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'The order was set aside.');
    await userEvent.click(dialog.getByRole('button', { name: 'Retire' }));
    expect(await screen.findByText('Version 2 of the rules has been retired.')).toBeVisible();
    expect(app.callsOf('RetireRules')[0]?.variables).toEqual({
      number: 2,
      version: 5,
      reason: 'The order was set aside.',
    });
  });

  it('says who retired it and why (RULES-16)', async () => {
    open('/admin/rules/2', {
      RulesVersion: {
        rulesVersion: aVersion({
          state: 'RETIRED',
          mayEdit: false,
          retiredBy: 'Lee',
          retiredAt: '2026-11-21T00:00:00Z',
          retiredBecause: 'The order was set aside.',
        }),
      },
    });
    expect(await screen.findByText('The order was set aside.')).toBeVisible();
    expect(screen.getByText(/^Lee on 21-Nov-2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument();
  });

  it('cannot be edited by another user', async () => {
    open('/admin/rules/2/edit', { RulesVersion: { rulesVersion: aVersion({ mayEdit: false }) } });
    expect(await screen.findByText('This version cannot be changed by you.')).toBeVisible();
  });
});

describe('the approval of a draft', () => {
  const approvable = aVersion({ mayEdit: false, mayApprove: true });
  const answers: Answers = {
    RulesVersion: { rulesVersion: approvable },
    SendRulesApprovalCode: {
      sendRulesApprovalCode: { __typename: 'MessageResult', message: 'A code was sent to a@example.com.' },
    },
  };
  const begin = async (changed: Answers = {}) => {
    const app = open('/admin/rules/2', { ...answers, ...changed });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    return { app, dialog: within(await screen.findByRole('dialog', { name: 'Approve version 2' })) };
  };
  const enter = async (dialog: Awaited<ReturnType<typeof begin>>['dialog'], code: string) => {
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), code);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  };

  it('is not offered to a new administrator, who reads from when on (USER-19)', async () => {
    open('/admin/rules/2', { ...answers, ...newAdministrator });
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('is made with a code for the draft as it was read (RULES-14, ACT-1)', async () => {
    const done = aVersion({
      state: 'APPROVED',
      mayEdit: false,
      approvedBy: 'Lee',
      approvedAt: '2026-11-21T00:00:00Z',
    });
    const { app, dialog } = await begin({ ApproveRules: { approveRules: done } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to a@example.com.')).toBeVisible();
    expect(app.callsOf('SendRulesApprovalCode')[0]?.variables).toEqual({ number: 2, version: 5 });
    await enter(dialog, '123 456');
    expect(await screen.findByText('Version 2 of the rules has been approved.')).toBeVisible();
    expect(app.callsOf('ApproveRules')[0]?.variables).toEqual({ number: 2, version: 5, code: '123456' });
  });

  it('says at the field that a code is wrong, and above it why a draft is not approved', async () => {
    const wrong = new Refusal('BAD_USER_INPUT', 'No.', { code: 'That code is not right.' });
    const { dialog } = await begin({ ApproveRules: wrong });
    await enter(dialog, '123456');
    expect((await dialog.findAllByText('That code is not right.')).at(-1)).toBeVisible();
    forgetPerson();
    document.body.innerHTML = '';
    const words = 'Draft 2 was changed since you opened it. Reload it and read it again.';
    const changed = await begin({ SendRulesApprovalCode: new Refusal('CONFLICT', words) });
    await userEvent.click(changed.dialog.getByRole('button', { name: 'Send code' }));
    expect(await changed.dialog.findByText(words)).toBeVisible();
  });

  it('is not offered to users without the permission (RULES-14)', async () => {
    open('/admin/rules/2');
    await screen.findByText('All of them.');
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});

describe('the form of a version', () => {
  const rules = () => screen.findByLabelText<HTMLTextAreaElement>('Rules');

  it('saves the draft that was read, and shows it (RULES-11)', async () => {
    const app = open('/admin/rules/2/edit', { DraftRules: { draftRules: aVersion({ version: 6 }) } });
    await userEvent.type(await screen.findByLabelText('Rests on'), ', paragraph 7');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('heading', { name: 'Rules, version 2' })).toBeVisible();
    expect(app.callsOf('DraftRules')[0]?.variables).toEqual({
      input: {
        number: 2,
        version: 5,
        effectiveFrom: '2019-05-03',
        basis: 'Order of 3 May 2019, paragraph 7',
        document: JSON.stringify(soundRules, undefined, 2),
      },
    });
  });

  it('lists every error with its line while it is typed, without calling the server (RULES-9)', async () => {
    const app = open('/admin/rules/2/edit');
    const document = await rules();
    fireEvent.change(document, {
      target: { value: document.value.replace('"AUD"', '"aud"').replace('"0.85"', '0.85') },
    });
    const problems = within(screen.getByRole('region', { name: 'What these rules say' }));
    expect(await problems.findByText('2 values to correct')).toBeVisible();
    await userEvent.click(
      problems.getByRole('button', { name: 'Line 5: currency: This value is not allowed' }),
    );
    expect(document).toHaveFocus();
    expect(document.value.slice(document.selectionStart, document.selectionEnd)).toBe('  "currency": "aud",');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(
      await screen.findByRole('link', { name: 'Line 5: currency: This value is not allowed, and 1 more' }),
    ).toBeVisible();
    expect(app.callsOf('DraftRules')).toHaveLength(0);
  });

  it('says why a draft was not saved, and keeps what was typed', async () => {
    open('/admin/rules/2/edit', {
      DraftRules: new Refusal(
        'CONFLICT',
        'Draft 2 was changed since you opened it. Reload it to see the change.',
      ),
    });
    await userEvent.type(await screen.findByLabelText('Rests on'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Draft 2 was changed since you opened it/)).toBeVisible();
    expect(screen.getByLabelText('Rests on')).toHaveValue('Order of 3 May 2019!');
  });
});
