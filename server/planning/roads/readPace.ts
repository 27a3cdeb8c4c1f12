import type { Pace } from '../../../src/domain/addresses/travelTime';
import type { Settings } from '../../../src/domain/wire/settings';
import type { Db, Trx } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import { learnedInUse } from '../../platform/settings/learnedInUse';
import { roadsInUse } from './roadsInUse';

/** The settings with roads and learned times of this server: what times, distances and plans are calculated by. */
export async function readPace(db: Db | Trx): Promise<Settings & Pace> {
  const [settings, roads, learned] = [await readSettings(db), roadsInUse(), learnedInUse()];
  if (!roads && !learned) return settings;
  return { ...settings, ...(roads && { roads }), ...(learned && { learned }) };
}
