import type { Config } from './config';
import { WrongConfiguration } from './environment';
import { DataFolderInUse, NoWritableServer, sqlStateOf } from './platform/database/databaseErrors';
import { SchemaRefused } from './platform/database/schemaRange';

const TOLD_AS_THEY_ARE = [WrongConfiguration, DataFolderInUse, NoWritableServer, SchemaRefused];

/** What PostgreSQL says of whoever it does not let in, by SQLSTATE. Never the address, which carries a password. */
const DATABASE_SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses user and password of DATABASE_URL.',
  '28000':
    'The database does not let the user of DATABASE_URL in: it has none of this name, or pg_hba.conf refuses this machine.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it, or correct the name.',
  '42501': 'The user of DATABASE_URL lacks a right: run applicationRole.sql as the owner of the tables.',
  '53300': 'The database takes no more connections: raise max_connections, or put PgBouncer between.',
};

type Wanted = Pick<Config, 'port' | 'host' | 'dataDir'>;

function systemSentence(code: string, syscall: string, config: Wanted | undefined): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} is already in use. Choose another one with PORT.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${config?.host}: correct HOST.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No right to use port ${config?.port} or the folder ${config?.dataDir}.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return syscall === 'mkdir' ? `${config?.dataDir} is no folder: correct DATA_DIR.` : null;
    case 'ECONNREFUSED':
      return 'No PostgreSQL server answers at DATABASE_URL.';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'The machine of DATABASE_URL cannot be reached.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Nobody knows the machine that DATABASE_URL or HOST names.';
    case 'ENOSPC':
      return 'The disk is full.';
    default:
      return null;
  }
}

/** Why the server does not start, for the person at the terminal instead of a stack; null: nobody has thought of it. */
export function startSentence(error: unknown, config: Wanted | undefined): string | null {
  if (!(error instanceof Error)) return null;
  if (TOLD_AS_THEY_ARE.some((kind) => error instanceof kind)) return error.message;
  const state = sqlStateOf(error);
  if (state !== undefined) return DATABASE_SENTENCES[state] ?? null;
  if (!('code' in error)) return null;
  return systemSentence(String(error.code), 'syscall' in error ? String(error.syscall) : '', config);
}
