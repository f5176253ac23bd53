export function buildWhenStale(
  part: string,
  options: {
    sources: () => string[];
    outputs: string[];
    build: (why: string, keepsOutput: boolean) => Promise<void>;
  },
): Promise<void>;
