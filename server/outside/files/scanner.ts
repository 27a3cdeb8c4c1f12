import { connect } from 'node:net';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { ServerContext } from '../../context';
import type { ScannerConfig } from '../../scannerConfig';
import { ApiError } from '../../platform/plugins/errors';
import { infected, notScanned } from './fileRefusals';

/** Of the service itself: `StreamMaxLength` is 25 MB by default. */
const CHUNK_BYTES = 64 * 1024;
/** Somebody waits. Milliseconds, without a word of the service. */
const PATIENCE_MS = 20_000;
/** An answer is one line. */
const MOST_ANSWER = 4_096;

/** Bytes with their length before them, and a length of 0 at the end. */
function* streamed(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const length = (size: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(size);
    return head;
  };
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield length(chunk.length);
    yield chunk;
  }
  yield length(0);
}

/** clamd's answer to the bytes, by its command INSTREAM (https://docs.clamav.net, clamd(8)). */
function ask({ host, port }: ScannerConfig, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout')));
    socket.on('connect', () => {
      for (const part of streamed(bytes)) socket.write(part);
    });
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
      if (answer.length > MOST_ANSWER) socket.destroy(new Error('too long an answer'));
      else if (answer.includes('\0')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '').trim()));
  });
}

/**
 * Looks for viruses in what a person uploads, where a scanner is configured. Throws 400 for what has one, and 503 where the
 * scanner does not answer and the configuration refuses then.
 */
export async function assertClean(
  { config, log }: Pick<ServerContext, 'config' | 'log'>,
  bytes: Buffer,
): Promise<void> {
  const { scanner } = config;
  if (!scanner) return;
  const answer = await ask(scanner, bytes).catch((error: unknown) => {
    return `${error instanceof Error ? error.message : 'unknown'} ERROR`;
  });
  if (/^stream: OK$/.test(answer)) return;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) {
    log.warn({ found }, 'an upload was refused: the scanner has found something in it');
    throw infected();
  }
  log.error({ answer, whenDown: scanner.whenDown }, 'the scanner of uploads does not answer');
  if (scanner.whenDown === 'refuse') throw notScanned();
}

/** As `assertClean`, of what a form has brought past us: answers the refusal of a file with a virus, which is then removed. */
export async function virusIn(
  context: Pick<ServerContext, 'config' | 'log'>,
  bytes: Buffer,
): Promise<ApiError | null> {
  try {
    await assertClean(context, bytes);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === ERROR_CODE.infected) return error;
    throw error;
  }
}
