import { pino } from 'pino';
import { readConfig, type Config } from '../server/config';
import { WrongConfiguration } from '../server/environment';
import { lookAtBackup } from './doctor/backupCheck';
import { lookAtDatabase } from './doctor/databaseCheck';
import { bad, codeOf, type Check, type Finding } from './doctor/finding';
import { lookAtAddress, lookAtFolder, lookAtPort } from './doctor/machine';
import { lookAtBucket, lookAtEmail, lookAtMap, lookAtRoads, lookAtSms } from './doctor/services';
import { lookAtTwilio } from './doctor/twilio';

// `npm run doctor`: looks at this machine and at the configuration, changes nothing, and says in sentences what to do.
// Exit code 1 when the product would not start or would lose something.

const SIGNS: Readonly<Record<Finding['state'], string>> = { good: '✓', warning: '!', bad: '✗' };

function checksOf(config: Config): readonly Check[] {
  // What fails is said by the findings; the driver's own lines would only repeat it.
  const log = pino({ level: 'silent' });
  return [
    { subject: 'Address', look: () => lookAtAddress(config) },
    { subject: 'Port', look: () => lookAtPort(config) },
    { subject: 'Disk', look: () => lookAtFolder(config) },
    { subject: 'Copies', look: () => lookAtBackup(config) },
    { subject: 'Database', look: () => lookAtDatabase(config, log) },
    { subject: 'Email', look: () => lookAtEmail(config) },
    { subject: 'SMS', look: () => lookAtSms(config) },
    { subject: 'Twilio', look: () => lookAtTwilio(config) },
    { subject: 'Pictures', look: () => lookAtBucket(config) },
    { subject: 'Map', look: () => lookAtMap(config) },
    { subject: 'Roads', look: () => lookAtRoads(config) },
  ];
}

async function findingsOf({ look }: Check): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [bad(`This could not be looked at (${codeOf(error)}).`, 'Report it with this line.')];
  }
}

function write(subject: string, { state, sentence, advice }: Finding): void {
  process.stdout.write(`${SIGNS[state]} ${subject.padEnd(9)} ${sentence}\n`);
  if (advice) process.stdout.write(`${' '.repeat(12)}→ ${advice}\n`);
}

try {
  const config = readConfig();
  let troubles = 0;
  for (const check of checksOf(config))
    for (const finding of await findingsOf(check)) {
      write(check.subject, finding);
      if (finding.state === 'bad') troubles += 1;
    }
  process.stdout.write(
    troubles === 0 ? '\nNothing keeps the product from running.\n' : `\n${troubles} to mend.\n`,
  );
  process.exitCode = troubles === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error;
  write('Settings', bad(error.message, 'README lists every variable under Configuration.'));
  process.exitCode = 1;
}
