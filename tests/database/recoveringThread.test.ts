import { DatabaseError } from 'pg-protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseStopped } from '../../server/platform/database/databaseErrors';
import { RecoveringThread } from '../../server/platform/database/pglite/recoveringThread';
import { decodeReply, encodeQuery } from '../../server/platform/database/pglite/wireMessages';
import { WorkerClient } from '../../server/platform/database/pglite/workerClient';
import { refusalOf } from '../../server/platform/plugins/errorHandler';
import { SERVER_CODE } from '../../server/platform/plugins/errors';
import { embeddedTemplate } from '../support/database';

const start = async () =>
  WorkerClient.start({ memory: true, template: new Blob([await embeddedTemplate()]) }, () => undefined);

function diskFull(): DatabaseError {
  const panic = new DatabaseError(
    'could not write to file "pg_wal/xlogtemp.42": No space left on device',
    0,
    'error',
  );
  panic.code = '53100';
  return panic;
}

describe('after a PANIC', () => {
  let thread: RecoveringThread;
  let fails = true;
  afterAll(() => thread.close());

  it('the holder is told, the next one gets a new thread as soon as the database starts again', async () => {
    thread = new RecoveringThread(await start(), () =>
      fails ? Promise.reject(new Error('no room')) : start(),
    );
    await thread.abandon(diskFull());
    expect(() => thread.running).toThrow(DatabaseStopped);

    const refused = await thread.ensureRunning().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseStopped);
    // The person reads that the disk is full, not that the database does not answer.
    expect(refusalOf(refused)).toMatchObject({ httpStatus: 503, statusCode: SERVER_CODE.diskFull });

    fails = false;
    await thread.ensureRunning();
    const reply = decodeReply(await thread.running.execute(encodeQuery('select $1::int as one', [1])));
    expect(reply.rows).toEqual([{ one: 1 }]);
  });
});
