export function clientSources(): string[];
export function serverSources(): string[];
