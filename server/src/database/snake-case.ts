/** The name in the database of what the code calls `name`: `tradingAccount` is the column `trading_account`. */
export const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
