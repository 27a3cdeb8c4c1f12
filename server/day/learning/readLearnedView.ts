import type { LearnedView } from '../../../src/contract/learning/learnedTimes';
import { placeKey } from '../../../src/domain/planning/learnedTimes';
import type { Db } from '../../platform/database/database';

/** Names of the facilities by place. */
async function facilityNames(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('facilities')
    .select(['name', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ name, latitude, longitude }) => [
      placeKey({ latitude: latitude ?? 0, longitude: longitude ?? 0 }),
      name,
    ]),
  );
}

/** Planned beside real. People of a CDP see its hours; places are nobody's. @param cdpId null: all */
export async function readLearnedView(db: Db, cdpId: number | null): Promise<LearnedView> {
  const row = await db.selectFrom('learned_times').selectAll().executeTakeFirstOrThrow();
  const { version, is_on, learned_at, compared } = row;
  const cdps = await db.selectFrom('cdps').select(['id', 'name']).execute();
  const names = new Map(cdps.map(({ id, name }) => [id, name]));
  const facilities = await facilityNames(db);
  const places = compared?.places ?? [];
  const own = <Row extends { cdp: number }>(rows: readonly Row[] = []) =>
    rows.flatMap((each) => {
      const cdp_name = names.get(each.cdp);
      const isSeen = cdp_name !== undefined && (cdpId === null || each.cdp === cdpId);
      return isSeen ? [{ ...each, cdp_name }] : [];
    });
  return {
    version,
    is_on,
    learned_at,
    legs: compared?.legs ?? 0,
    error_before: compared?.error_before ?? 0,
    error_after: compared?.error_after ?? 0,
    cdps: own(compared?.cdps),
    hours: own(compared?.hours),
    facilities: places.flatMap(({ place, legs, extra }) => {
      const facility = facilities.get(place);
      return facility === undefined ? [] : [{ facility, legs, extra }];
    }),
    other_places: places.filter(({ place }) => !facilities.has(place)).length,
  };
}
