/** The database's name for a name in code: `tradingAccount` is the column `trading_account`. */
export const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
