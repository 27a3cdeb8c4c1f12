import type { ServerContext } from './context';
import { readConfig, type Config } from './config';
import { SECRETS } from './secretFiles';
import type { Environment } from './environment';

/** What a running server takes anew from files. The database's address and calls by Twilio need a restart. */
const RELOADED = ['metricsToken', 'serverKeys', 'messages', 'twilio', 'files', 'geocoding'] as const;

type Reloaded = (typeof RELOADED)[number];

const LOOK_EVERY_MS = 15_000;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Puts into `config` what is other in `fresh`; answers the names of those parts. What is the same stays the same object. */
function takeSecrets(config: Config, fresh: Config): Reloaded[] {
  const changed = RELOADED.filter((name) => !isSame(config[name], fresh[name]));
  for (const name of changed) Object.assign(config, { [name]: fresh[name] });
  return changed;
}

/**
 * Reads the files of secrets anew, every few seconds and on SIGHUP. A file that cannot be meant, as while it is written, changes
 * nothing and is logged. Answers what ends it.
 */
export function followSecretFiles(
  { config, log }: Pick<ServerContext, 'config' | 'log'>,
  env: Environment = process.env,
): () => void {
  const look = () => {
    try {
      const changed = takeSecrets(config, readConfig(env));
      if (changed.length > 0) log.info({ changed }, 'secrets are read anew');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason }, 'the files of secrets cannot be read; the former secrets stay');
    }
  };
  process.on('SIGHUP', look);
  const hasFiles = SECRETS.some((name) => env[`${name}_FILE`]?.trim());
  const timer = hasFiles ? setInterval(look, LOOK_EVERY_MS).unref() : undefined;
  return () => {
    clearInterval(timer);
    process.off('SIGHUP', look);
  };
}
