import { parse } from 'graphql';
import { isCompilable } from './compilable.js';

describe('isCompilable', () => {
  it.each([
    [
      'fields and variables',
      'query ($id: ID!, $page: Int = 1) { a(id: $id) { b(page: $page, size: 5, all: true, by: NAME, x: null) } }',
    ],
    ['fragments spread once', '{ a { ...F ... on B { c } __typename } } fragment F on A { b }'],
  ])('takes %s', (_, text) => expect(isCompilable(parse(text))).toBe(true));

  it.each([
    ['a text', '{ a(id: "x") }'],
    ['a text over several lines', '{ a(id: """x""") }'],
    ['a text as a default', 'query ($id: ID = "x") { a(id: $id) }'],
    ['an object', '{ a(by: { b: 1 }) }'],
    ['a list', '{ a(ids: [1]) }'],
    ['a number with a point', '{ a(x: 1.5) }'],
    ['a directive', 'query ($x: Boolean!) { a @include(if: $x) }'],
    ['two operations', 'query A { a } query B { b }'],
    ['a fragment spread twice', '{ x: a { ...F } y: a { ...F } } fragment F on A { b }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a name with a meaning of its own', 'query ($__proto__: Int) { a(x: $__proto__) }'],
  ])('leaves %s to graphql-js', (_, text) => expect(isCompilable(parse(text))).toBe(false));
});
