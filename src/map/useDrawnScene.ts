import { useEffect, useEffectEvent } from 'react';
import type { Point } from '../domain/addresses/distance';
import type { MapEngine, MapPin } from './mapEngine';
import type { MapScene } from './mapScene';

interface Drawn {
  scene: MapScene;
  selected: ReadonlySet<number>;
  hovered: number | null;
  pin: MapPin | null;
  /** Everything is fitted into the map when this changes; not when what is shown does. */
  fitKey: string;
  fitTo: readonly Point[] | undefined;
}

/** Keeps what is drawn the same as what the page says. */
export function useDrawnScene(engine: MapEngine | null, drawn: Drawn): { fit: () => void } {
  const { scene, selected, hovered, pin, fitKey, fitTo } = drawn;
  useEffect(() => engine?.draw(scene), [engine, scene]);
  useEffect(() => engine?.drawSelection(selected), [engine, selected]);
  useEffect(() => engine?.drawHover(hovered), [engine, hovered]);
  const point = pin?.point ?? null;
  const { latitude, longitude } = point ?? {};
  const showPin = useEffectEvent(() => {
    engine?.drawPin(point);
    if (point) engine?.show(point);
  });
  useEffect(() => showPin(), [engine, latitude, longitude]);
  // One selected stop is brought into sight, also when it was chosen elsewhere.
  const [only] = selected;
  const showOne = useEffectEvent(() => {
    const stop = selected.size === 1 ? scene.stops.find(({ id }) => id === only) : undefined;
    if (stop) engine?.show(stop);
  });
  useEffect(() => showOne(), [only]);
  const fit = () =>
    engine?.fit([...scene.stops, ...scene.places, ...scene.lines.flatMap(({ points }) => points)]);
  const fitOnce = useEffectEvent(() => (fitTo ? engine?.fit(fitTo) : fit()));
  const isEmpty = scene.stops.length === 0 && scene.places.length === 0;
  useEffect(() => {
    if (!isEmpty) fitOnce();
  }, [engine, fitKey, isEmpty]);
  return { fit };
}
