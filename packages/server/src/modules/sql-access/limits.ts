/** How much one workspace, and all of them, may ask of the database. */
export const limits = {
  /** A statement. */
  statement_ms: 60_000,
  /** A transaction: it holds back what the database tidies up. */
  transaction_ms: 120_000,
  /** A session that asks nothing. */
  idle_ms: 3_600_000,
  /** Sessions of one workspace. */
  per_role: 5,
  /** Sessions of all workspaces, in one process. The database has a hundred, and the product needs most of them. */
  sessions: 20,
  /** Sockets that have not signed in yet, in one process. */
  strangers: 50,
  /** From the first byte to the first statement. */
  sign_in_ms: 15_000,
  /** Wrong passwords in ten minutes, from one address and for one role. */
  wrong_per_address: 20,
  wrong_per_role: 200,
} as const;

export type TimeLimits = Record<'statement_ms' | 'transaction_ms' | 'idle_ms', number>;

/** What a session begins with. The client may set all but the last otherwise: `end-overdue.ts` holds it to the limits all the same. */
export const roleSettings: Readonly<Record<string, string>> = {
  default_transaction_read_only: 'on',
  statement_timeout: `${limits.statement_ms}ms`,
  transaction_timeout: `${limits.transaction_ms}ms`,
  idle_in_transaction_session_timeout: '60s',
  idle_session_timeout: `${limits.idle_ms}ms`,
  lock_timeout: '5s',
  // A statement whose socket is gone ends.
  client_connection_check_interval: '2s',
  work_mem: '16MB',
  max_parallel_workers_per_gather: '1',
};
/** What only a superuser can set, and no client otherwise. */
export const superuserSettings: Readonly<Record<string, string>> = { temp_file_limit: '1GB' };
