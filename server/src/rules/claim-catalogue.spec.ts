import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql';
import { CLAIM_CATALOGUE, CLAIM_FIELDS, type ClaimGroup } from './claim-catalogue.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const typeOf: Record<ClaimGroup, string> = {
  contactDetails: 'ContactDetails',
  legalDetails: 'LegalDetails',
  bankDetails: 'BankDetails',
  addressDetails: 'AddressDetails',
  tradeDetails: 'TradeDetails',
};

const fieldsOf = (name: string) =>
  Object.keys((schema.getType(name) as GraphQLObjectType | GraphQLInputObjectType).getFields()).filter(
    (field) => field !== 'tradeData',
  );

describe.each(Object.entries(typeOf))('the fields of %s', (group, type) => {
  const inCatalogue = Object.keys(CLAIM_CATALOGUE[group as ClaimGroup]).sort();

  it('the fields of the catalogue are all shown by GraphQL', () =>
    expect(fieldsOf(type)).toEqual(inCatalogue));
  it('the fields of the catalogue are all accepted by GraphQL and REST', () =>
    expect(fieldsOf(`${type}Input`)).toEqual(inCatalogue));
});

it('the catalogue of the claim gives every field a unique name, its column in files', () => {
  const names = ['sid', 'email', 'submissionId', ...CLAIM_FIELDS.map(({ name }) => name)];
  expect(new Set(names).size).toBe(names.length);
});

it('the catalogue of the claim has a message for every field that is required for one bank type', () => {
  const dependent = CLAIM_FIELDS.filter(({ requiredFor, required }) => requiredFor && !required);
  expect(dependent).toEqual([]);
});

describe('the requirements agree with the catalogue on', () => {
  const text = readFileSync(new URL('../../../docs/requirements/claims-filing.md', import.meta.url), 'utf8');

  /** A requirement in one line, without its remarks in brackets. */
  const requirement = (id: string) =>
    new RegExp(`\\*\\*${id}\\*\\* (.+?)\\.\\n(?:\\n|- )`, 's')
      .exec(text)![1]!
      .replace(/\s+/g, ' ')
      .replace(/ \([^)]*\)/g, '');
  const listIn = (words: string) => words.replace(/^.* are /, '').split(/, | and /);

  it('the group and the order of each field (CLAIM-2, CLAIM-3)', () => {
    const said = [
      ...`${requirement('CLAIM-2')}; ${requirement('CLAIM-3')}`.matchAll(/`(\w+)` (?:has )?([^;]+)/g),
    ];
    const fields = Object.fromEntries(said.map(([, group, words]) => [group, listIn(words!)]));
    const { tradeDetails, ...others } = Object.fromEntries(
      Object.entries(CLAIM_CATALOGUE).map(([group, entries]) => [group, Object.keys(entries)]),
    );
    expect(fields).toEqual({ ...others, tradeDetails: [...tradeDetails!, 'tradeData'] });
  });

  it('the label of each field (CLAIM-7, CLAIM-8)', () => {
    const said = ['CLAIM-7', 'CLAIM-8'].flatMap((id) => requirement(id).split(': ')[1]!.split(/[,;] /));
    expect(said).toEqual(CLAIM_FIELDS.map(({ label }) => label));
  });

  it('whether each field is required (CLAIM-13, CLAIM-16)', () => {
    const pathsIn = (id: string) => listIn(requirement(id)).sort();
    const fields = CLAIM_FIELDS.filter(({ requiredFor }) => !requiredFor);
    const named = (isRequired: boolean) =>
      fields.flatMap(({ field, required }) => (Boolean(required) === isRequired ? [field] : [])).sort();
    expect(pathsIn('CLAIM-13').map((words) => words.split(' ')[0])).toEqual(named(true));
    expect(pathsIn('CLAIM-16')).toEqual(named(false));
  });

  it('the column of each field in files, which has its name except for the e-mail of the contact (IMPORT-9, IMPORT-10)', () => {
    const others = CLAIM_FIELDS.filter(({ name, field }) => name !== field);
    expect(others.map(({ path, name }) => [path, name])).toEqual([['contactDetails.email', 'contactEmail']]);
  });
});
