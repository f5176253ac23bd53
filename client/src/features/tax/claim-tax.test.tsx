import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClaimTaxShownFragment, Role } from '../../generated/graphql';
import { aSubmission, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

const tax = (part: Partial<ClaimTaxShownFragment>): ClaimTaxShownFragment => ({
  ...{ __typename: 'ClaimTax' },
  basis: 'RESIDENT_NO_NUMBER',
  number: '',
  exemption: null,
  base: 'INTEREST',
  rate: '0.47',
  ...part,
});
const view = (role: Role, claimTax: ClaimTaxShownFragment | null, mayUpdate = true, more: Answers = {}) =>
  openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...signedInAs(role),
    ...claimPage,
    SubmissionView: { submission: { ...aSubmission().submission, mayUpdate } },
    ClaimTax: { claimTax },
    ...more,
  });
const NO_NUMBER = 'We will withhold tax from your payment because no tax file number was given';

describe('the tax of a claim before it is paid', () => {
  afterEach(forgetPerson);

  it('is told to a member who gave no number, with the way to give it (TAX-2)', async () => {
    view('STANDARD', tax({}));
    expect(await screen.findByText(NO_NUMBER)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add your tax file number' })).toHaveAttribute(
      'href',
      '/settlement-scheme/edit/s1?missing=1#legalDetails.taxNumber',
    );
    expect(await screen.findByText(`${NO_NUMBER}.`)).toBeVisible();
    expect(screen.getAllByText('47 % of the interest in your payment goes to the tax office.')).toHaveLength(
      2,
    );
    expect(screen.getAllByText('Subject to tax advice given to the administrator.')).toHaveLength(2);
  });

  it('leads to a request where members cannot edit (TAX-2)', async () => {
    view('STANDARD', tax({ basis: 'RESIDENT_NUMBER_FAILS', number: '••••789' }), false);
    expect(
      await screen.findByRole('link', { name: 'Ask us to correct your tax file number' }),
    ).toHaveAttribute('href', '#amendments');
  });

  it('asks for nothing where a number is quoted or none would help (TAX-2)', async () => {
    view('STANDARD', tax({ basis: 'RESIDENT_TFN', number: '••••782', rate: '0' }));
    expect(await screen.findByText('We will not withhold tax from your payment.')).toBeVisible();
    expect(screen.getByText('We have your tax file number ending in 782.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /tax file number/ })).not.toBeInTheDocument();
  });

  it.each([
    [tax({}), /^Australian resident; no tax file number is given/, '47 % of the interest'],
    [
      tax({ basis: 'NON_RESIDENT', rate: '0.1', base: 'TOTAL' }),
      'Not an Australian resident',
      '10 % of the payment',
    ],
    [tax({ basis: 'RESIDENT_ABN', number: '••••556', rate: '0' }), /the ABN ending in 556/, 'None'],
    [tax({ basis: 'UNKNOWN', rate: null }), /resident is not answered$/, /^The rules have no rate/],
  ])(
    'shows the office what the class rests on and what is withheld (TAX-1)',
    async (shown, basis, withheld) => {
      view('MASTER_ADMIN', shown);
      expect(await screen.findByText(basis)).toBeVisible();
      expect(screen.getByText(withheld)).toBeVisible();
      expect(screen.queryByText(NO_NUMBER)).not.toBeInTheDocument();
    },
  );

  it('is not shown while nothing is known of it', async () => {
    view('STANDARD', null);
    expect(await screen.findByRole('heading', { name: 'Final Distribution Notice' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tax' })).not.toBeInTheDocument();
  });

  it('is changed by an exemption of the office, with its reason, beside those before (TAX-8)', async () => {
    const decision = {
      __typename: 'TaxExemption',
      ...{
        id: 'e1',
        ground: 'PENSION',
        reason: 'Letter of 3 May',
        maker: 'Robin',
        madeAt: '2026-11-20T01:00:00Z',
      },
    };
    const exempt = tax({ basis: 'RESIDENT_EXEMPT', exemption: 'PENSION', rate: '0' });
    const app = view('MASTER_ADMIN', exempt, true, {
      TaxExemptions: { taxExemptions: [decision] },
      DecideTaxExemption: { decideTaxExemption: [{ ...decision, id: 'e2', ground: null }, decision] },
    });
    expect(await screen.findByText(/number: receives a pension or benefit$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Exemption from quoting a number' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Exempt (receives a pension or benefit): Letter of 3 May')).toBeVisible();
    expect(dialog.getByLabelText('The owner')).toHaveValue('PENSION');
    await userEvent.selectOptions(dialog.getByLabelText('The owner'), 'is not exempt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(app.callsOf('DecideTaxExemption')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'The pension has ended');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The exemption was saved.')).toBeVisible();
    expect(app.callsOf('DecideTaxExemption')[0]?.variables).toEqual({
      submissionId: 's1',
      ground: null,
      reason: 'The pension has ended',
    });
  });

  it('cannot be changed by somebody who may only read claims (TAX-8)', async () => {
    view('AUDITOR', tax({}));
    expect(await screen.findByText(/^Australian resident; no tax file number/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Exemption/ })).not.toBeInTheDocument();
  });
});
