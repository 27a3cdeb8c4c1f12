import { serialize, type DatabaseError } from 'pg-protocol';
import {
  CommandCompleteMessage,
  DataRowMessage,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages';
import { Parser } from 'pg-protocol/dist/parser';
import { toParameter } from '../parameters';
import { UNNAMED, type PreparedUse } from './preparedStatements';
import { typeParserOf, type TypeParser } from '../typeParsers';

export interface QueryReply {
  rows: Record<string, unknown>[];
  /** The command of the last statement, e.g. `UPDATE`. */
  command: string;
  /** Rows read or changed by the last statement. */
  rowCount: number;
  /** The first error. If it is set, `rows` must be ignored. */
  error?: DatabaseError;
  notifications: { channel: string; payload: string }[];
}

/**
 * The bytes that ask PostgreSQL to run one statement. Without parameters the simple protocol is used, as the pg driver
 * does, so that a migration may hold several statements in one text.
 */
export function encodeQuery(
  sql: string,
  parameters: readonly unknown[],
  { name, isNew, close }: PreparedUse = UNNAMED,
): Uint8Array {
  if (parameters.length === 0) return serialize.query(sql);
  return Buffer.concat([
    ...close.map((old) => serialize.close({ type: 'S', name: old })),
    ...(isNew ? [serialize.parse({ name, text: sql })] : []),
    serialize.bind({ statement: name, values: parameters.map(toParameter) }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ]);
}

/** Reads everything that PostgreSQL answered to `encodeQuery`. Errors come back in `error`, they are not thrown. */
export function decodeReply(bytes: Uint8Array): QueryReply {
  const reply: QueryReply = { rows: [], command: '', rowCount: 0, notifications: [] };
  let columns: { name: string; parse: TypeParser }[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  new Parser().parse(buffer, (message) => {
    if (message instanceof DataRowMessage) {
      const row: Record<string, unknown> = {};
      columns.forEach(({ name, parse }, index) => {
        const text = message.fields[index] as string | null;
        row[name] = text === null ? null : parse(text);
      });
      reply.rows.push(row);
    } else if (message instanceof RowDescriptionMessage) {
      columns = message.fields.map((field) => ({ name: field.name, parse: typeParserOf(field.dataTypeID) }));
      reply.rows = [];
    } else if (message instanceof CommandCompleteMessage) {
      const words = message.text.split(' ');
      reply.command = words[0] ?? '';
      reply.rowCount = Number(words.at(-1)) || 0;
      if (!['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(reply.command)) columns = [];
    } else if (message instanceof NotificationResponseMessage) {
      reply.notifications.push({ channel: message.channel, payload: message.payload });
    } else if (message.name === 'error') {
      reply.error ??= message as DatabaseError;
    }
  });
  return reply;
}
