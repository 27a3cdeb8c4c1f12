import { setImmediate } from 'node:timers/promises';
import { riskLimits } from '../../../src/domain/stops/atRisk';
import type { RiskMoment } from '../../../src/domain/stops/stopRisks';
import { overtimeOf, stopAlertsOf } from '../../../src/domain/notifications/dayNews';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { toWire } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import { readPace } from '../../planning/roads/readPace';
import { inTransaction } from '../../platform/database/transaction';
import { tell, type News } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';
import { readManifestHeads, withEvents } from '../dispatch/readManifests';
import { standingNews } from './standingNews';

/** More than any day has. */
const MOST_RUNS = 1_000;
/** In between, whoever waits for the board is answered. */
const RUNS_AT_ONCE = 30;

function newsOfRun(manifest: ManifestView, moment: RiskMoment): News[] {
  const cdp_id = manifest.close_door_pharmacy_id;
  const { time_zone, delivery_date: date } = manifest;
  const run = {
    run: manifest.name,
    driver_name: manifest.employee ?? manifest.name,
    delivery_manifest_id: manifest.id,
    date,
    time_zone,
  };
  const stops = stopAlertsOf(manifest, moment).map(({ type, event }): News => {
    const { participant_id, participant_name, destination_full_address: address, eta: time } = event;
    const tracking_number = event.tracking_number ?? event.order_number;
    const facts = {
      ...run,
      event_id: event.id,
      participant_id,
      participant_name,
      address,
      tracking_number,
      time,
    };
    return { type, key: `${type} ${event.id} ${date}`, cdp_id, facts };
  });
  const over = overtimeOf(manifest, moment);
  if (!over) return stops;
  const facts = { ...run, minutes: over.minutes, time: toWire(new Date(over.at)) };
  return [...stops, { type: 'overtime_near', key: `overtime ${manifest.id}`, cdp_id, facts }];
}

/**
 * What the clock alone makes news: stops late and at risk, once per stop, day and level, overtime, vehicles that stand. Reads the
 * day outside the transaction, so that no board waits for it.
 */
export async function watchDay({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const settings = await readSettings(db);
  const heads = await readManifestHeads(db, { currentAt: now }, { page: 1, perPage: MOST_RUNS });
  const moment: RiskMoment = {
    now,
    limits: riskLimits(settings),
    cool: settings,
    pace: await readPace(db),
  };
  const news: News[] = [];
  for (let start = 0; start < heads.length; start += RUNS_AT_ONCE) {
    const manifests = await withEvents(db, heads.slice(start, start + RUNS_AT_ONCE), now);
    news.push(
      ...manifests.flatMap((manifest) => newsOfRun(manifest, moment)),
      ...(await standingNews(db, manifests, { now, settings })),
    );
    await setImmediate();
  }
  if (news.length > 0) await inTransaction(db, (trx) => tell(trx, news, now));
}
