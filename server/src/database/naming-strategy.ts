import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';
import { snakeCase } from './snake-case.js';

const tableOf = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop()!;

/** snake_case columns and readable constraint names, so that an error or a plan names what it means. */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, customName ?? propertyName].join('_'));
  }
  override relationName(propertyName: string): string {
    return snakeCase(propertyName);
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
  override primaryKeyName(table: Table | string): string {
    return `${tableOf(table)}_pkey`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${tableOf(table)}_${columns.join('_')}_key`;
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${tableOf(table)}_${columns.join('_')}_fkey`;
  }
  override indexName(table: Table | string, columns: string[]): string {
    return `${tableOf(table)}_${columns.join('_')}_idx`;
  }
}
