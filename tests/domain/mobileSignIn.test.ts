import { describe, expect, it } from 'vitest';
import {
  phoneObstacleSentence,
  runStartObstacle,
  vehicleSignInObstacle,
  type ExclusiveLogin,
} from '../../src/domain/access/mobileSignIn';

const runWith = (exclusive_login: ExclusiveLogin, employee_id: number | null = 7) => ({
  name: 'HILLCREST 03',
  exclusive_login,
  employee_id,
  driver_name: employee_id === null ? null : 'ANA R.',
});
const own = { employee_id: 7, also_used_by: null };
const shared = { employee_id: 7, also_used_by: 'LUIS M.' };
const other = { driver_name: 'LUIS M.', since: '2026-11-20 15:00:00', device: 'Chrome, Android' };

describe('signing in to a vehicle by its code (spec §3: driver- or vehicle-exclusive mobile login)', () => {
  it.each([
    ['no run', null, shared, other, null],
    ['any phone', runWith('none', 9), shared, other, null],
    ['the driver’s own phone', runWith('driver'), own, other, null],
    ['another driver’s phone', runWith('driver', 9), own, null, 'driverOnly'],
    ['a run without a driver', runWith('driver', null), own, null, 'driverOnly'],
    ['a phone that another driver uses', runWith('driver'), shared, null, 'sharedPhone'],
    ['the vehicle’s phone, whoever drives', runWith('vehicle', 9), shared, null, null],
    ['a second phone in the vehicle', runWith('vehicle'), own, other, 'vehicleTaken'],
  ] as const)('%s', (_, run, phone, otherPhone, reason) => {
    expect(vehicleSignInObstacle('VAN 3', run, phone, otherPhone)?.reason ?? null).toBe(reason);
  });

  it('the refusal says which vehicle and whose phone', () => {
    const obstacle = vehicleSignInObstacle('VAN 3', runWith('vehicle'), own, other);
    expect(obstacle).toEqual({
      reason: 'vehicleTaken',
      vehicle: 'VAN 3',
      run: 'HILLCREST 03',
      driver: 'LUIS M.',
      since: '2026-11-20 15:00:00',
      device: 'Chrome, Android',
    });
    expect(obstacle && phoneObstacleSentence(obstacle)).toBe(
      "VAN 3 is signed in on another phone: LUIS M.'s",
    );
  });
});

describe('the start of a run on a phone', () => {
  const at = (exclusive_login: ExclusiveLogin, vehicle_id: number | null = 3) => ({
    name: 'HILLCREST 03',
    exclusive_login,
    vehicle_id,
    vehicle_name: vehicle_id === null ? null : 'VAN 3',
  });
  const phone = (vehicle_id: number | null, also_used_by: string | null = null) => ({
    also_used_by,
    vehicle_id,
    vehicle_name: vehicle_id === null ? null : `VAN ${vehicle_id}`,
  });

  it.each([
    ['any phone', at('none'), phone(null, 'LUIS M.'), null],
    ['the driver’s own', at('driver'), phone(null), null],
    ['a shared one', at('driver'), phone(3, 'LUIS M.'), /LUIS M\. uses this phone too/],
    ['the vehicle’s', at('vehicle'), phone(3, 'LUIS M.'), null],
    ['no code read', at('vehicle'), phone(null), /scan the code of VAN 3 first/],
    ['another vehicle’s', at('vehicle'), phone(4), /signed in to VAN 4/],
    ['a run without a vehicle', at('vehicle', null), phone(null), null],
  ] as const)('%s', (_, run, given, sentence) => {
    const obstacle = runStartObstacle(run, given);
    if (sentence === null) expect(obstacle).toBeNull();
    else expect(obstacle && phoneObstacleSentence(obstacle)).toMatch(sentence);
  });
});
