/** A plugin of GraphQL Code Generator: a module that re-exports other modules. */
export function plugin(_schema, _documents, { modules }) {
  return modules.map((name) => `export * from './${name}';`).join('\n') + '\n';
}
