/** The context that an import run's data key is bound to. */
export const runOwner = (importRunId: string) => `import_runs:${importRunId}`;
