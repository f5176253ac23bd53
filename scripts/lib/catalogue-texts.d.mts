export function catalogueModule(file: string, pseudo?: (message: string) => string): string;
