import { expect } from 'playwright/test';
import type { Point } from '../../../src/domain/addresses/distance';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { toWire } from '../../../src/domain/time/dates';
import { DRIVER_EMAILS } from '../../../server/demo/staff';
import { ApiSession, apiBase } from '../../../server/demo/drivers/apiSession';
import { PASSWORD } from './people';

/** The driver of a run signs in on the app. Answers a function that reports a place. */
export async function phoneOfDriver(baseURL: string | undefined, run: ManifestView) {
  const { employee_id } = run;
  const phone = new ApiSession(apiBase(baseURL ?? ''), 'mobile');
  await phone.signIn(DRIVER_EMAILS[(employee_id ?? 0) - 1] ?? '', PASSWORD);
  return async ({ latitude, longitude }: Point) => {
    const position = { employee_id, latitude, longitude, speed: 12, heading: 0, accuracy: 5 };
    const answer = await phone.post<{ accepted: number }>('/positions', [
      { ...position, recorded_at: toWire(new Date()) },
    ]);
    expect([answer.status, answer.body.accepted]).toEqual([200, 1]);
  };
}
