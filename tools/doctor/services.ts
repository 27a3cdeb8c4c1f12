import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../server/config';
import { s3Store } from '../../server/outside/files/s3Store';
import { MapFile } from '../../server/outside/map/mapFile';
import { PROBLEM_WORDS } from '../../server/outside/map/problemWords';
import { mailerOf } from '../../server/outside/messages/smtpTransport';
import { readRoadsFile } from '../../server/planning/roads/file/roadsFile';
import { RoadsRefusal } from '../../server/planning/roads/refusal';
import { bad, codeOf, good, type Finding } from './finding';

const CONNECT_WITHIN_MS = 5_000;

/** Signs in to the mail server and sends nothing. */
export async function lookAtEmail({ messages: { smtp } }: Config): Promise<Finding[]> {
  if (!smtp) return [good('No e-mail service is connected: messages are kept and read in the app.')];
  const mailer = mailerOf(smtp);
  try {
    await mailer.verify();
    return [good('The mail server lets the product in.')];
  } catch (error) {
    return [
      bad(
        `The mail server does not let the product in (${codeOf(error)}).`,
        'Check MESSAGES_SMTP_URL (host, port, user, password) and MESSAGES_SMTP_TLS.',
      ),
    ];
  } finally {
    mailer.close();
  }
}

function connectError(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_WITHIN_MS });
    const end = (error: string | null) => {
      socket.destroy();
      resolve(error);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (error) => end(codeOf(error)));
  });
}

/** Only whether somebody listens there: a text message costs money. */
export async function lookAtSms({ messages: { sms }, twilio }: Config): Promise<Finding[]> {
  if (twilio?.sender) return [good('Text messages leave by Twilio.')];
  if (!sms) return [good('No SMS service is connected: messages are kept and read in the app.')];
  const { hostname, port, protocol } = new URL(sms.url);
  const error = await connectError(hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
  return error === null
    ? [good('The SMS service can be reached; no message was sent.')]
    : [bad(`The SMS service cannot be reached (${error}).`, 'Check MESSAGES_SMS_URL and the network.')];
}

/** Keeps a small file, reads it and removes it, as the product does with pictures. */
export async function lookAtBucket({ files }: Config): Promise<Finding[]> {
  if (!files) return [good('Pictures are kept in DATA_DIR.')];
  const store = s3Store(files, () => new Date());
  const key = `doctor-${randomUUID()}.txt`;
  const bytes = Buffer.from('written by npm run doctor');
  try {
    await store.create(key, bytes, 'text/plain');
    const isSame = (await store.read(key))?.equals(bytes) === true;
    await store.remove(key);
    if (isSame) return [good('The bucket keeps, gives and removes files.')];
    return [bad('The bucket does not give back what it keeps.', 'Check FILES_S3_ENDPOINT.')];
  } catch (error) {
    return [
      bad(
        `The bucket refuses (${codeOf(error)}).`,
        'The product needs the rights to put, get and delete objects: check FILES_S3_BUCKET, its region and keys.',
      ),
    ];
  }
}

/** The file of streets for the map. */
export async function lookAtMap({ maps }: Config): Promise<Finding[]> {
  const { archive, problem } = await new MapFile(maps.file, () => new Date()).current();
  if (archive) return [good('The map has streets.')];
  if (!problem) return [good('The map has coast and names; npm run map:get fetches streets.')];
  return [
    bad(
      `The map has no streets, as ${PROBLEM_WORDS[problem]}.`,
      'Fetch the file again with npm run map:get, or correct MAP_FILE.',
    ),
  ];
}

/** The file of roads for times and distances. */
export async function lookAtRoads({ roadsFile, dataDir }: Config): Promise<Finding[]> {
  const isNamed = roadsFile !== join(dataDir, 'roads');
  if (!existsSync(roadsFile) && isNamed)
    return [
      bad(
        `There are no roads at ${roadsFile}: times and distances are straight lines.`,
        'Make them with `npm run roads -- EXTRACT.osm.pbf`, or correct ROADS_FILE.',
      ),
    ];
  if (!existsSync(roadsFile))
    return [good('Times and distances are straight lines; npm run roads makes roads of an extract.')];
  try {
    readRoadsFile(roadsFile);
    return [good('Times and distances follow roads.')];
  } catch (error) {
    if (!(error instanceof RoadsRefusal)) throw error;
    return [bad('Times and distances cannot follow roads.', error.message)];
  }
}
