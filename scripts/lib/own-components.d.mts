export const OWN_AND_CHAKRAS: Record<string, { ours: string; chakras: string }>;
export const ON_OFFICE_HOME: string[];
