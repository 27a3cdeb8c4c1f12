import type { DatabaseError } from 'pg-protocol';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid, malformed, unavailable, wrongState, type ApiError } from './errors';

// "Key (license_plate)=(…) already exists." or "Key (lower(name::text))=(…) …"; a key of several columns gives its last.
const KEY_COLUMNS = /^Key \((.+?)\)=\(/;

function columnOf(error: DatabaseError): string {
  const columns = KEY_COLUMNS.exec(error.detail ?? '')?.[1] ?? '';
  const names = columns.replaceAll(/::\w+/g, '').match(/[a-z_]\w*(?!\w*\()/g);
  return names?.at(-1) ?? error.constraint ?? 'id';
}

/** The API error for a constraint of the database, by PostgreSQL's error code; null for an internal error. */
export function apiErrorOfDatabase(error: DatabaseError): ApiError | null {
  switch (error.code) {
    case '23505': // unique_violation
      return invalid({ [columnOf(error)]: { message: VALIDATION.taken } });
    case '23503': // foreign_key_violation: the record referred to is missing, or this one is still referred to
      return error.detail?.includes('still referenced')
        ? wrongState('Other records refer to this one')
        : invalid({ [columnOf(error)]: { message: VALIDATION.reference } });
    case '23P01': // exclusion_violation: two of them at once
      return wrongState('Another record is valid on some of these days');
    case 'RX001': // of our own triggers: nothing of an erased participant comes back
      return wrongState('The data of this participant were erased', { reason: 'erasure.erased' });
    case '22003': // numeric_value_out_of_range
      return malformed('A number is out of range');
    case '22021': // character_not_in_repertoire: a NUL character in a text
    case '22P05':
      return malformed('The request has a character that cannot be saved');
    case '54000': // program_limit_exceeded: a text that is too long for an index
      return malformed('A text of the request is too long');
    case '57P01': // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
    case '57P02':
    case '57P03':
    case '53300':
    case '25006': // read_only_sql_transaction: the server has become a replica
    case '08P01': // what PgBouncer says when it has no server, or has lost the one that was in use
    case '08006':
      return unavailable();
    default:
      return null;
  }
}
