import type { ManifestView } from '../domain/runs/dispatchView';
import type { BoardClock } from './boardClock';

/** A value of a run at a tick of the clock, calculated once for each: an unchanged run is not looked at again. */
export function oncePerTick<Value>(
  calculate: (manifest: ManifestView, clock: BoardClock) => Value,
): (manifest: ManifestView, clock: BoardClock) => Value {
  const found = new WeakMap<ManifestView, { readonly clock: BoardClock; readonly value: Value }>();
  return (manifest, clock) => {
    const known = found.get(manifest);
    if (known?.clock === clock) return known.value;
    const value = calculate(manifest, clock);
    found.set(manifest, { clock, value });
    return value;
  };
}
