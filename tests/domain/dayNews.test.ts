import { expect, it } from 'vitest';
import { minutesStanding } from '../../src/domain/notifications/dayNews';

const HOME = { latitude: 32.7, longitude: -117.1 };
/** About 111 m north per 0.001°. */
const seen = (minute: number, north = 0) => ({
  latitude: HOME.latitude + north,
  longitude: HOME.longitude,
  at: minute * 60_000,
});

it.each([
  ['nothing is known', [], 0],
  ['one position', [seen(5)], 0],
  ['standing with an unsteady signal', [seen(0), seen(10, 0.0003), seen(25)], 25],
  ['come here ten minutes ago', [seen(0, 0.01), seen(10, 0.005), seen(15), seen(25)], 10],
  ['gone and back', [seen(0), seen(10, 0.01), seen(20), seen(29)], 9],
  ['driving', [seen(0), seen(10, 0.01), seen(20, 0.02)], 0],
])('%s: %o stands %i minutes', (_, track, minutes) => {
  expect(minutesStanding(track)).toBe(minutes);
});
