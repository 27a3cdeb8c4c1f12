import { readFileSync } from 'node:fs';

/** Values that must not stand in a process list: each can come from a file, named by the variable with `_FILE` at its end. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'MESSAGES_SMTP_URL',
  'MESSAGES_SMS_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'GEOCODING_KEY',
  'METRICS_TOKEN',
  'TWILIO_API_SECRET',
  'SERVER_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** A file of a secret cannot be meant. The message names the variable and never what the file holds. */
export class WrongSecretFile extends Error {
  override name = 'WrongSecretFile';
}

function contentOf(variable: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new WrongSecretFile(`${variable} names a file that cannot be read (${code}).`);
  }
  if (!text) throw new WrongSecretFile(`${variable} names an empty file.`);
  return text;
}

/** The environment with what stands in files. Throws a `WrongSecretFile`: also when both a value and a file are given. */
export function withSecretFiles(env: Environment): Environment {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const path = env[variable]?.trim();
    if (!path) continue;
    if (env[name]?.trim())
      throw new WrongSecretFile(`${name} and ${variable} are both set: keep one of them.`);
    found[name] = contentOf(variable, path);
  }
  return { ...env, ...found };
}
