import type { Pace } from '../../../src/domain/addresses/travelTime';
import type { Settings } from '../../../src/domain/wire/settings';
import type { Db, Trx } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import { roadsInUse } from './roadsInUse';

/** The settings with the roads of this server: what times, distances and plans are calculated by. */
export async function readPace(db: Db | Trx): Promise<Settings & Pace> {
  const settings = await readSettings(db);
  const roads = roadsInUse();
  return roads ? { ...settings, roads } : settings;
}
