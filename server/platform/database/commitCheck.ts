import { DatabaseError } from 'pg-protocol';

/**
 * PostgreSQL answers ROLLBACK, not an error, to the COMMIT of a transaction in which a statement failed and the error
 * was swallowed. This check throws, so that the caller knows that nothing was committed.
 */
export function assertCommitted(sql: string, answeredCommand: string): void {
  if (sql !== 'commit' || answeredCommand !== 'ROLLBACK') return;
  const error = new DatabaseError(
    'The transaction was rolled back: a statement in it had failed',
    0,
    'error',
  );
  error.severity = 'ERROR';
  error.code = '25P02';
  throw error;
}
