import { access, constants, stat } from 'node:fs/promises';
import type { Config } from '../../server/config';
import { existingFolder, freeBytes } from '../../server/platform/health/freeDisk';
import { tryPort } from '../../server/platform/health/tryPort';
import { bad, codeOf, good, warning, type Finding } from './finding';

const GIB = 1024 ** 3;
/** Below this the embedded database, its log and pictures of a busy month may not fit. */
const LITTLE_DISK_GIB = 5;
/** Below this a write can fail at any moment. */
const NO_DISK_GIB = 0.5;
const ANSWER_WITHIN_MS = 3_000;

async function isOurs(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'alive';
  } catch {
    return false;
  }
}

/** Whether the product can listen where it is told to, or already does. */
export async function lookAtPort({ port, host }: Config): Promise<Finding[]> {
  const place = `port ${port} on ${host}`;
  const error = await tryPort(port, host).then(() => null, codeOf);
  if (error === null) return [good(`The product can listen at ${place}.`)];
  if (error !== 'EADDRINUSE')
    return [bad(`The product cannot listen at ${place} (${error}).`, 'Choose another PORT or HOST.')];
  const asked = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  if (await isOurs(`http://${asked}:${port}`)) return [good(`The product is running at ${place}.`)];
  return [bad(`Another program uses ${place}.`, 'Stop it, or choose another PORT.')];
}

/** Why nothing can be written to the folder that `variable` names; null: it can. A folder that is not there is made later. */
export async function folderTrouble(folder: string, variable: string): Promise<Finding | null> {
  const existing = existingFolder(folder);
  if (!(await stat(existing)).isDirectory())
    return bad(`${existing} is a file, no folder.`, `Move it away, or name another folder in ${variable}.`);
  try {
    await access(existing, constants.W_OK);
    return null;
  } catch (error) {
    return bad(
      `The folder ${folder} cannot be written (${codeOf(error)}).`,
      `Give this user the right to write it, or name another one in ${variable}.`,
    );
  }
}

/** The folder of the data: writable, with room. */
export async function lookAtFolder({ dataDir, diskReserveMb }: Config): Promise<Finding[]> {
  const trouble = await folderTrouble(dataDir, 'DATA_DIR');
  if (trouble) return [trouble];
  const free = (await freeBytes(dataDir)) / GIB;
  const room = `${free.toFixed(1)} GiB are free for ${dataDir}`;
  if (free < NO_DISK_GIB) return [bad(`Only ${room}.`, 'Make room: writes can fail at any moment.')];
  if (free * 1024 < diskReserveMb)
    return [
      bad(
        `Only ${room}, and with less than ${diskReserveMb} MiB the server is not ready.`,
        'Make room, or lower DISK_RESERVE_MB.',
      ),
    ];
  if (free < LITTLE_DISK_GIB)
    return [warning(`Only ${room}.`, `Make room: at least ${LITTLE_DISK_GIB} GiB are advised.`)];
  return [good(`${room}.`)];
}

/** What others see of the configuration: links, cookies and passkeys. */
export async function lookAtAddress({ publicUrl, host, trustProxy, demo }: Config): Promise<Finding[]> {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const findings: Finding[] = [];
  if (protocol === 'https:') findings.push(good(`People reach the product at ${publicUrl}.`));
  else if (isHere) findings.push(good(`The product is for this machine alone (${publicUrl}).`));
  else
    findings.push(
      warning(
        `People reach the product at ${publicUrl} without encryption.`,
        'Put a proxy with a certificate in front of it and set PUBLIC_URL to its https address.',
      ),
    );
  if (protocol === 'https:' && !trustProxy)
    findings.push(
      warning(
        'TRUST_PROXY is 0, so that every request seems to come from the proxy.',
        'Set TRUST_PROXY=1 when the proxy overwrites X-Forwarded-For.',
      ),
    );
  if (demo && (host === '0.0.0.0' || host === '::' || protocol === 'https:'))
    findings.push(bad('DEMO is 1 where others can come in: its passwords are known.', 'Set DEMO=0.'));
  return findings;
}
