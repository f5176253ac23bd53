import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { allFields, documentOf, type Field, JSON_TYPE } from './graphql-requests.js';
import { type Caller, type GeneratedRequest, jsonBytes } from './request.js';

/** Existing rows that other arguments refer to. */
export interface KnownRows {
  claim: string;
  registration: string;
  account: string;
}

/** Texts that PostgreSQL cannot store, alone and within a valid text, and texts longer than any of ours. */
const CORRUPTIONS: readonly ((fitting: string) => string)[] = [
  () => '\u0000',
  (fitting) => `${fitting}\u0000`,
  () => '\ud800',
  (fitting) => `${fitting}\ud800`,
  () => 'x'.repeat(100_000),
  (fitting) => fitting + 'x'.repeat(100_000),
];
const CALLERS: readonly Caller[] = ['administrator', 'member'];
const MAX_DEPTH = 5;

/** Valid texts by the name of their argument. */
const VALID_TEXTS: Record<string, string> = {
  bsb: '123456',
  closingBalance: '0',
  code: '123456',
  data: '{"a":1}',
  email: 'avery.member@vale.example',
  openingBalance: '0',
  path: 'bankDetails.bsb',
  pricePerShare: '5',
  quantity: '5',
  sid: 'C-100',
  totalAmount: '25',
  tradeDate: '2018-01-02',
  url: 'https://example.com/a.pdf',
};

/**
 * Every ID and String in the schema, at any depth, invalid in each way while everything else is valid, as administrator
 * and as member; and this for each value of an enum among the arguments.
 */
export function everyTextCorrupted(known: KnownRows): GeneratedRequest[] {
  return allFields().flatMap(({ kind, field }) => {
    const { query } = documentOf(kind, field);
    return variantsOf(field, known).flatMap((variables) =>
      corruptedVariables(variables, textPlaces(field)).flatMap((given) =>
        CALLERS.map((caller) => ({
          caller,
          name: `${kind} ${field.name}`,
          method: 'POST',
          path: '/graphql',
          headers: JSON_TYPE,
          body: jsonBytes({ query, variables: given }),
        })),
      ),
    );
  });
}

type Place = readonly (string | number)[];

/** The paths of the texts in the variables of a field. */
function textPlaces({ args }: Field): Place[] {
  const placesIn = (type: GraphQLInputType, at: Place): Place[] => {
    const given: GraphQLInputType = getNullableType(type);
    if (isListType(given)) return placesIn(given.ofType, [...at, 0]);
    if (isInputObjectType(given))
      return at.length > MAX_DEPTH
        ? []
        : Object.values(given.getFields()).flatMap((inner) => placesIn(inner.type, [...at, inner.name]));
    return ['ID', 'String'].includes(getNamedType(given).name) ? [at] : [];
  };
  return args.flatMap(({ name, type }) => placesIn(type, [name]));
}

/** The valid variables: one set for each value of an enum among the arguments. */
function variantsOf(field: Field, known: KnownRows): Record<string, unknown>[] {
  return field.args.reduce<Record<string, unknown>[]>(
    (sets, { name, type }) => {
      const named = getNullableType(type);
      const values = isEnumType(named)
        ? named.getValues().map((one) => one.name)
        : [fittingOf(field, name, type, known)];
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

function fittingOf(field: Field, name: string, type: GraphQLInputType, known: KnownRows): unknown {
  const given: GraphQLInputType = getNullableType(type);
  if (isListType(given)) return [fittingOf(field, name, given.ofType, known)];
  if (isEnumType(given)) return given.getValues()[0]!.name;
  if (isInputObjectType(given))
    return Object.fromEntries(
      Object.values(given.getFields()).map((inner) => [
        inner.name,
        fittingOf(field, inner.name, inner.type, known),
      ]),
    );
  switch (getNamedType(given).name) {
    case 'ID':
      return idFor(field, known);
    case 'Int':
      return 1;
    case 'Boolean':
      // True would close the portal for everybody else.
      return field.name !== 'setMaintenance';
    case 'DateTime':
      return '2030-01-01T00:00:00Z';
    default:
      return VALID_TEXTS[name] ?? 'abc';
  }
}

function idFor({ name }: Field, { claim, registration, account }: KnownRows): string {
  if (/registration/i.test(name)) return registration;
  return /user/i.test(name) ? account : claim;
}

function corruptedVariables(
  variables: Record<string, unknown>,
  places: readonly Place[],
): Record<string, unknown>[] {
  return places.flatMap((place) =>
    CORRUPTIONS.map((corrupt) => {
      const copy = structuredClone(variables);
      const last = place.at(-1)!;
      let holder = copy;
      for (const step of place.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
      holder[last] = corrupt(String(holder[last]));
      return copy;
    }),
  );
}
