import { readdirSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PoolClient } from './pool-client.js';

/** A data source for the migrator, which owns the tables: no statement timeout, and the migrations in file order. */
export async function migrationSource(url: string): Promise<DataSource> {
  const folder = new URL('./migrations/', import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => /^\d+-.*(?<!\.d)\.(js|ts)$/.test(name))
    .sort();
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, new () => never>>),
  );
  return new DataSource({
    type: 'postgres',
    url,
    namingStrategy: new SnakeNamingStrategy(),
    migrations: modules.flatMap((module) => Object.values(module)),
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: 1,
    extra: { Client: PoolClient },
  });
}
