import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeptPieces } from '../bench/correctness/kept';
import { sizeOf, type CorrectnessOptions } from '../bench/correctness/size';
import { keepSoak, openSoak } from '../bench/soak/soakState';

const OPTIONS: CorrectnessOptions = { parts: [], isFull: true, minutes: Infinity, isOnServer: false };
const figure = (value: string) => ({
  name: 'Lost',
  value,
  target: '≤ 0',
  ok: value === '0',
  method: 'played',
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rx-kept-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One run of the bench that does so many and finds so much. */
function run(did: number, found: string) {
  const kept = new KeptPieces(folder, 'embedded');
  const size = sizeOf('kills', OPTIONS, 50, kept.doneOf('kills', 50));
  const left = size.left;
  size.did(did);
  return {
    left,
    isOver: size.isOver(),
    piece: kept.pieceOf('kills'),
    told: kept.add('kills', size, figure(found)),
  };
}

it('a bench in pieces goes on where it ended, keeps what it found, and begins anew when it is whole', () => {
  expect(run(20, '0')).toMatchObject({
    left: 50,
    isOver: false,
    piece: 0,
    told: { ok: true, method: 'played' },
  });
  expect(run(10, '2')).toMatchObject({ left: 30, piece: 1, told: { ok: false } });
  const last = run(20, '0');
  expect(last).toMatchObject({ left: 20, isOver: true, piece: 2, told: { ok: false } });
  expect(last.told.value).toMatch(/^2 on \d{4}-\d\d-\d\d$/);
  expect(last.told.method).toMatch(/^3 pieces since \d{4}-\d\d-\d\d .*; the last one: played$/);
  expect(run(50, '0')).toMatchObject({ left: 50, told: { ok: true, value: '0' } });
});

it('a soak that was interrupted goes on after its last round, and one of another size begins anew', () => {
  const wanted = { minutes: 120, withChaos: true };
  const begun = openSoak(folder, wanted);
  expect(begun).toMatchObject({ isNew: true, state: { rounds: [], acknowledged: [] } });
  begun.state.acknowledged.push('a command');
  keepSoak(folder, begun.state);
  expect(openSoak(folder, wanted)).toEqual({ state: begun.state, isNew: false });
  expect(openSoak(folder, { ...wanted, minutes: 10 })).toMatchObject({
    isNew: true,
    state: { acknowledged: [] },
  });
});
