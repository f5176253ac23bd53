/**
 * PostgreSQL settings for one machine with two cores. Commits are durable; without replicas the write-ahead log can be
 * minimal. The server log omits failed statements, which may contain personal data.
 */
export const embeddedSettings: Record<string, string | number> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  random_page_cost: 1.1,
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};
