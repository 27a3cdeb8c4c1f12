import { createHash } from 'node:crypto';
import type { ServerContext } from '../context';

const PREFIX_LETTERS = 5;
/** Somebody waits at a form. Milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Whether a password is in a list of leaks, by the range API of Have I Been Pwned
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords): five letters of a hash go out, and come back with all of their
 * endings, so that the service does not learn which one was meant. False where no service is configured, and where it does not
 * answer: the list of common passwords was asked before.
 */
export async function isLeakedPassword(
  { config, log }: Pick<ServerContext, 'config' | 'log'>,
  password: string,
): Promise<boolean> {
  if (config.passwordLeaksUrl === null) return false;
  const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  const [prefix, ending] = [hash.slice(0, PREFIX_LETTERS), hash.slice(PREFIX_LETTERS)];
  try {
    const answer = await fetch(`${config.passwordLeaksUrl}/range/${prefix}`, {
      // Lines of padding hide how many endings there are; they have a count of 0.
      headers: { 'add-padding': 'true', 'user-agent': 'RxDispatch' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const lines = (await answer.text()).split(/\r?\n/).map((line) => line.trim().toUpperCase().split(':'));
    return lines.some(([found, count]) => found === ending && Number(count) > 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ reason }, 'the list of leaked passwords does not answer; the password is taken without it');
    return false;
  }
}
