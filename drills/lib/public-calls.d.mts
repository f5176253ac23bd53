export const PUBLIC_CALLS: Record<string, { method: string; path: string; body?: () => object }>;
