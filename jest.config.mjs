/** Compiles with swc, which keeps the decorators' type metadata that Nest and TypeORM read. */
function compiled(syntax) {
  return [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        keepClassNames: true,
        parser: { syntax: 'typescript', decorators: true, tsx: syntax === 'tsx' },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ];
}

/** TypeScript imports name the compiled .js file; Jest loads the .ts source. */
const sourceNames = {
  '^@rules/(.*?)(?:\\.js)?$': '<rootDir>/server/src/rules/$1',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: sourceNames,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': compiled('ts'), '^.+\\.tsx$': compiled('tsx') },
  modulePathIgnorePatterns: ['<rootDir>/(server|client)/dist', '<rootDir>/data'],
};

export default {
  // Only for tests that hang: on a busy machine a working browser test takes a minute.
  testTimeout: 180_000,
  // Twice the number of cores in CI: half of the time a test waits for a mail server, a pause or a browser.
  maxWorkers: 4,
  testSequencer: '<rootDir>/scripts/lib/slow-first.mjs',
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'server',
      testMatch: [
        '<rootDir>/{server,development}/src/**/*.spec.ts',
        '<rootDir>/{bench,vectors}/**/*.spec.ts',
        '<rootDir>/client/*.spec.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      moduleNameMapper: {
        ...sourceNames,
        '^@nestjs/graphql$': '<rootDir>/server/test/harness/no-graphql.ts',
      },
      testMatch: ['<rootDir>/server/test/**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/server/test/harness/global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/harness/global-teardown.mjs',
    },
    {
      ...common,
      displayName: 'client',
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/client/jest-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/client/src/test-support/jest-setup.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
    },
  ],
};
