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
